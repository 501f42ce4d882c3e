/** The online classroom on a laptop: the lesson plays, the syllabus and the progress stand beside it. */
import { ink, kunyit, mix, spot, tinta, toska, white } from '../ink/colour.mjs'
import { write } from '../ink/lettering.mjs'
import { at, circle, inside, join, path, picture, rect } from '../ink/shape.mjs'
import { sinta } from '../people/cast.mjs'
import { portrait } from '../people/person.mjs'
import { laptop } from '../things/devices.mjs'
import { books } from '../things/goods.mjs'
import { barChart, tick } from '../things/screens.mjs'
import { mug, plant } from '../things/shop.mjs'
import { bars, mark } from '../things/steps.mjs'

const lessons = ['Rumus harian', 'Tabel pivot', 'Dasbor', 'Laba produk']

const video = () =>
  inside(
    rect(26, 70, 470, 274, white, 12),
    rect(26, 70, 470, 274, toska[800]),
    bars(284, 344, [
      [72, 60, toska[700]],
      [72, 120, toska[600]],
      [72, 180, toska[500]],
    ]),
    rect(52, 98, 164, 124, white, 8),
    barChart(66, 112, 136, 96, [0.3, 0.44, 0.62, 0.86], toska),
    at({ x: 336, y: 206, scale: 0.76 }, portrait(sinta, { look: -0.5 })),
    rect(26, 304, 470, 40, ink, 0, { opacity: 0.62 }),
    path('M50 314L68 324L50 334Z', white),
    rect(88, 320, 382, 8, white, 4, { opacity: 0.4 }),
    rect(88, 320, 226, 8, spot, 4),
    circle(314, 324, 11, spot),
  )

const level = (x, y, filled) =>
  [10, 18, 26].map((height, index) =>
    rect(x + index * 11, y - height, 8, height, index < filled ? toska[600] : toska[200], 2),
  )

const syllabus = () =>
  join(
    write('Materi', 530, 102, 34, ink),
    lessons.map((name, index) => {
      const y = 124 + index * 64
      const isNow = index === 2
      return join(
        isNow && rect(522, y, 302, 56, kunyit[100], 8),
        isNow && rect(522, y, 6, 56, spot, 3),
        level(542, y + 41, Math.min(3, index + 1)),
        write(name, 590, y + 38, 27, isNow ? ink : tinta[700], { weight: isNow ? 700 : 400 }),
        index < 2 && tick(804, y + 29, 20, toska[600], 5),
      )
    }),
  )

const room = () =>
  join(
    rect(0, 0, 850, 500, white),
    rect(0, -18, 850, 68, toska[50]),
    mark(26, 12, 26, toska[700], spot),
    rect(64, 19, 96, 12, tinta[700], 6),
    circle(812, 25, 15, toska[300]),
    rect(690, 19, 92, 12, tinta[300], 6),
    video(),
    write('Dasbor satu halaman', 26, 400, 38, ink),
    rect(26, 430, 210, 16, toska[100], 8),
    rect(26, 430, 122, 16, toska[600], 8),
    write('7 dari 12 pelajaran', 254, 448, 27, tinta[600], { weight: 400 }),
    syllabus(),
    rect(530, 394, 294, 66, toska[600], 8),
    write('Lanjut', 677, 437, 30, white, { anchor: 'middle' }),
  )

export const draw = () =>
  picture(
    1200,
    800,
    rect(0, 0, 1200, 800, toska[200]),
    bars(900, 676, [
      [100, 270, mix(toska[200], toska[300], 0.5)],
      [100, 400, toska[300]],
      [100, 530, mix(toska[300], toska[400], 0.5)],
    ]),
    path('M0 0H240V60H160V120H80V180H0Z', mix(toska[200], white, 0.4)),
    rect(0, 676, 1200, 124, toska[700]),
    rect(0, 676, 1200, 12, toska[600]),
    at({ x: 1090, y: 722 }, plant({ size: 1.05, pot: white })),
    laptop({ x: 163, y: 84, width: 874, height: 560, screen: at({ y: 18 }, room()), ground: white }),
    at({ x: 26, y: 748 }, books([toska[400], white, spot])),
    at({ x: 1010, y: 762, scale: 0.9 }, mug({ steam: toska[300] })),
  )
