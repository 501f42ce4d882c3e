/** Banners of the site and a pop-up: few words, wide for large screens and square for phones. */
import { daun, kunyit, langit, spot, toska, white } from '../ink/colour.mjs'
import { write, writeLines } from '../ink/lettering.mjs'
import { at, picture, rect } from '../ink/shape.mjs'
import { bag, megaphone, parcel } from '../things/goods.mjs'
import { ticket } from '../things/paper.mjs'
import { bars } from '../things/steps.mjs'

export const freeCourses = () =>
  picture(
    1800,
    600,
    rect(0, 0, 1800, 600, daun[900]),
    bars(1080, 600, [
      [240, 140, daun[800]],
      [240, 280, daun[700]],
      [240, 420, daun[600]],
    ]),
    at({ x: 1340, y: 320 }, parcel({ width: 200, height: 150 })),
    at({ x: 1680, y: 180, scale: 0.9 }, bag({})),
    write('Mulai tanpa biaya', 110, 180, 42, daun[200], { weight: 600 }),
    writeLines(['Kelas gratis untuk', 'toko pertama Anda'], 110, 290, 92, 108, white),
    rect(110, 448, 250, 12, spot),
  )

export const freeCoursesPhone = () =>
  picture(
    900,
    900,
    rect(0, 0, 900, 900, daun[900]),
    bars(180, 900, [
      [240, 120, daun[800]],
      [240, 230, daun[700]],
      [240, 340, daun[600]],
    ]),
    at({ x: 455, y: 670, scale: 0.9 }, parcel({ width: 190, height: 140 })),
    at({ x: 780, y: 560, scale: 0.9 }, bag({})),
    write('Mulai tanpa biaya', 70, 130, 40, daun[200], { weight: 600 }),
    writeLines(['Kelas gratis', 'untuk toko', 'pertama Anda'], 70, 230, 86, 100, white),
  )

export const events = () =>
  picture(
    1800,
    600,
    rect(0, 0, 1800, 600, kunyit[200]),
    at({ x: 1130, y: 180, scale: 1.1 }, ticket({ width: 520, height: 220, fill: white })),
    at({ x: 1300, y: 310, scale: 1.7 }, megaphone({ horn: toska[600] })),
    write('Setiap pekan', 110, 180, 42, kunyit[800], { weight: 600 }),
    writeLines(['Belajar bareng', 'di acara terdekat'], 110, 290, 92, 108, toska[900]),
    rect(110, 448, 250, 12, toska[600]),
  )

export const dataClass = () =>
  picture(
    1800,
    600,
    rect(0, 0, 1800, 600, langit[900]),
    bars(1080, 600, [
      [130, 110, langit[700]],
      [130, 210, langit[600]],
      [130, 310, langit[500]],
      [130, 430, spot],
    ]),
    at({ x: 1690, y: 250, scale: 0.8 }, bag({})),
    write('Promo akhir tahun', 110, 180, 42, langit[200], { weight: 600 }),
    writeLines(['Kuasai data usaha', 'dalam empat minggu'], 110, 290, 92, 108, white),
    rect(110, 448, 250, 12, spot),
  )

export const firstStep = () =>
  picture(
    1080,
    1200,
    rect(0, 0, 1080, 1200, toska[900]),
    bars(180, 1200, [
      [300, 160, toska[800]],
      [300, 320, toska[700]],
      [300, 480, toska[600]],
    ]),
    at({ x: 930, y: 720, scale: 1.2 }, bag({})),
    write('Baru mulai jualan?', 80, 170, 48, toska[200], { weight: 600 }),
    writeLines(['Ambil satu', 'kelas gratis', 'hari ini'], 80, 300, 112, 128, white),
    rect(80, 610, 260, 14, spot),
  )
