/** The cost of an advert falls while its bars rise. */
import { ink, langit, tinta, white } from '../ink/colour.mjs'
import { write } from '../ink/lettering.mjs'
import { at, join, line, rect } from '../ink/shape.mjs'
import { megaphone } from '../things/goods.mjs'
import { barChart, cursor } from '../things/screens.mjs'
import { dinding } from '../things/steps.mjs'
import { cover } from './cover-frame.mjs'

export const draw = () =>
  cover({
    ground: langit[200],
    category: 'Kelas Iklan',
    title: ['Iklan Hemat', 'Setiap Hari'],
    text: ink,
    markFill: langit[700],
    steps: dinding(1200, 675, [langit[300], langit[700]]),
    scene: join(
      at(
        { x: 690, y: 128 },
        rect(8, 12, 420, 330, langit[900], 18, { opacity: 0.24 }),
        rect(0, 0, 420, 330, white, 18),
        write('Biaya iklan', 30, 56, 30, tinta[700], { weight: 400 }),
        write('Rp25 rb', 30, 108, 48, ink),
        rect(262, 34, 128, 46, langit[100], 23),
        write('-32%', 326, 67, 29, langit[700], { anchor: 'middle' }),
        rect(30, 290, 360, 3, tinta[200]),
        barChart(30, 132, 360, 158, [0.34, 0.46, 0.42, 0.6, 0.76, 1], langit),
      ),
      cursor(1052, 400, 1.3),
      at({ x: 300, y: 508, turn: -8 }, megaphone({ size: 0.98, body: white, horn: langit[600], dark: langit[900] })),
      line('M464 408L504 384M478 476H526M468 544L506 570', langit[700], 10),
    ),
  })
