/** A spreadsheet on the table, a receipt behind it. */
import { ink, kunyit, white } from '../ink/colour.mjs'
import { at, join } from '../ink/shape.mjs'
import { laptop } from '../things/devices.mjs'
import { receipt } from '../things/paper.mjs'
import { sheet } from '../things/screens.mjs'
import { mug } from '../things/shop.mjs'
import { meja } from '../things/steps.mjs'
import { cover } from './cover-frame.mjs'

export const draw = () =>
  cover({
    ground: kunyit[100],
    category: 'Kelas Data',
    title: ['Laporan Satu', 'Halaman'],
    text: ink,
    markFill: kunyit[600],
    steps: meja(
      1200,
      675,
      [kunyit[500], kunyit[200]],
      at({ x: 296, y: 334, turn: -5 }, receipt({ width: 170, height: 300, hue: kunyit, lines: 3 })),
    ),
    scene: join(
      laptop({
        x: 612,
        y: 98,
        width: 466,
        height: 312,
        screen: sheet({ width: 442, height: 288, columns: 4, lines: 5, hue: kunyit, lit: [3, 3], head: kunyit[700] }),
        body: white,
      }),
      at({ x: 190, y: 523 }, mug({ colour: white, steam: kunyit[500], size: 0.9 })),
    ),
  })
