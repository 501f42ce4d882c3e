/** Everything in the class comes out of one box: worksheets, a video, the certificate. */
import { ink, mix, spot, tinta, toska, white } from '../ink/colour.mjs'
import { write } from '../ink/lettering.mjs'
import { at, join, picture, rect } from '../ink/shape.mjs'
import { carton, pens } from '../things/goods.mjs'
import { seal } from '../things/paper.mjs'
import { barChart, play, sheet } from '../things/screens.mjs'
import { bars, mark } from '../things/steps.mjs'

const shadow = (width, height) => rect(8, 10, width, height, toska[900], 10, { opacity: 0.16 })

const worksheet = () =>
  join(
    shadow(240, 330),
    rect(0, 0, 240, 330, white, 10),
    write('Latihan 1', 22, 54, 38, ink),
    at({ x: 20, y: 78 }, sheet({ width: 200, height: 230, columns: 3, lines: 5, lit: [2, 2] })),
  )

const report = () =>
  join(
    shadow(240, 400),
    rect(0, 0, 240, 400, white, 10),
    write('Laporan', 24, 56, 38, ink),
    rect(22, 78, 196, 150, toska[50], 8),
    barChart(34, 94, 172, 122, [0.3, 0.42, 0.58, 0.72, 0.95], toska, toska[700]),
    rect(22, 250, 196, 12, tinta[200], 6),
    rect(22, 276, 120, 12, tinta[200], 6),
  )

const diploma = () =>
  join(
    shadow(260, 420),
    rect(0, 0, 260, 420, white, 10),
    rect(14, 14, 232, 392, 'none', 4, { stroke: toska[300], 'stroke-width': 4 }),
    mark(108, 40, 44, toska[600], spot),
    write('Sertifikat', 130, 138, 40, ink, { anchor: 'middle' }),
    rect(52, 166, 156, 12, tinta[300], 6),
    rect(76, 192, 108, 12, tinta[300], 6),
    at({ x: 130, y: 262, scale: 1.3 }, seal(toska)),
  )

const film = () =>
  join(
    rect(8, 10, 320, 210, toska[900], 12, { opacity: 0.2 }),
    rect(0, 0, 320, 210, toska[800], 12),
    bars(140, 210, [
      [60, 50, toska[700]],
      [60, 92, toska[600]],
      [60, 134, toska[500]],
    ]),
    rect(260, 150, 60, 60, toska[500], 12),
    play(118, 96, 44),
    rect(24, 174, 272, 10, white, 5, { opacity: 0.4 }),
    rect(24, 174, 120, 10, spot, 5),
  )

const box = carton({ width: 700, height: 240, fill: toska[600], flap: toska[400] })

const label = () =>
  join(
    rect(0, 0, 400, 130, white, 10),
    mark(26, 32, 66, toska[600], spot),
    write('Paket kelas', 116, 60, 42, ink),
    write('38 berkas latihan', 116, 100, 29, tinta[600], { weight: 400 }),
  )

export const draw = () =>
  picture(
    1200,
    800,
    rect(0, 0, 1200, 800, toska[100]),
    bars(0, 700, [
      [150, 110, mix(toska[100], toska[200], 0.6)],
      [150, 250, mix(toska[100], toska[200], 0.6)],
      [300, 390, mix(toska[100], toska[200], 0.6)],
      [300, 530, mix(toska[100], toska[200], 0.6)],
      [300, 620, mix(toska[100], toska[200], 0.6)],
    ]),
    rect(0, 700, 1200, 100, toska[300]),
    rect(262, 726, 760, 16, toska[400], 8),
    at({ x: 280, y: 734 }, box.behind),
    at({ x: 304, y: 262, turn: -5 }, worksheet()),
    at({ x: 734, y: 74, turn: 4 }, diploma()),
    at({ x: 512, y: 168 }, report()),
    at({ x: 280, y: 734 }, box.front),
    at({ x: 430, y: 580 }, label()),
    at({ x: 36, y: 556, turn: -4 }, film()),
    at({ x: 1110, y: 744, scale: 1.15 }, pens(spot)),
  )
