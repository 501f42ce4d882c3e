/** The ticket of a workshop before calendar and phone. */
import { ink, kunyit, langit, mix, tinta, white } from '../ink/colour.mjs'
import { write, writeLines } from '../ink/lettering.mjs'
import { at, circle, join, picture, rect } from '../ink/shape.mjs'
import { phone } from '../things/devices.mjs'
import { calendar, qr, ticket } from '../things/paper.mjs'
import { tick } from '../things/screens.mjs'
import { bars, mark } from '../things/steps.mjs'

const pass = () =>
  ticket({
    width: 700,
    height: 290,
    cut: 470,
    content: join(
      mark(44, 46, 40, ink),
      write('Workshop', 100, 80, 36, ink, { weight: 600 }),
      writeLines(['Iklan Hemat', 'Toko Kecil'], 44, 156, 58, 64, ink),
      rect(44, 246, 210, 12, kunyit[500], 6),
    ),
    stub: join(
      at({ x: 42, y: 46 }, qr(146, ink, kunyit[100])),
      write('1 kursi', 115, 246, 36, ink, { anchor: 'middle' }),
    ),
  })

export const draw = () =>
  picture(
    1200,
    800,
    rect(0, 0, 1200, 800, langit[100]),
    bars(0, 800, [
      [200, 120, langit[200]],
      [200, 220, langit[200]],
      [200, 320, langit[200]],
    ]),
    bars(600, 800, [
      [200, 420, mix(langit[200], langit[300], 0.4)],
      [200, 520, mix(langit[200], langit[300], 0.4)],
      [200, 620, mix(langit[200], langit[300], 0.4)],
    ]),
    at(
      { x: 132, y: 96 },
      rect(10, 14, 400, 316, langit[800], 14, { opacity: 0.14 }),
      calendar({
        width: 400,
        hue: langit,
        title: 'Jadwal',
        lit: [5, 2],
        ticks: [
          [1, 1],
          [3, 1],
        ],
      }),
    ),
    phone({
      x: 800,
      y: 84,
      width: 270,
      height: 480,
      screen: join(
        rect(0, 0, 252, 120, langit[600]),
        write('Tersimpan', 126, 88, 34, white, { anchor: 'middle' }),
        circle(126, 216, 58, langit[100]),
        tick(126, 218, 52, langit[600], 12),
        rect(42, 306, 168, 14, tinta[300], 7),
        rect(66, 336, 120, 14, tinta[200], 7),
      ),
    }),
    at(
      { x: 262, y: 420, turn: -5 },
      at({ x: 8, y: 14 }, ticket({ width: 700, height: 290, cut: 470, fill: mix(langit[300], langit[700], 0.35) })),
      pass(),
    ),
  )
