/** A participant climbs the steps and sets the last tile into a sales dashboard; another reads along. */
import { ink, kunyit, mix, spot, tinta, toska, white } from '../ink/colour.mjs'
import { write } from '../ink/lettering.mjs'
import { at, join, path, picture, rect } from '../ink/shape.mjs'
import { dimas, rini } from '../people/cast.mjs'
import { trousers } from '../people/legs.mjs'
import { arm } from '../people/limbs.mjs'
import { bust } from '../people/person.mjs'
import { lid } from '../things/devices.mjs'
import { note, receipt } from '../things/paper.mjs'
import { barChart, tile, trend } from '../things/screens.mjs'
import { mug, plant } from '../things/shop.mjs'
import { bars, mark } from '../things/steps.mjs'

/** The board: 740 wide, 540 high, with one tile missing. */
export const board = (isWhole) =>
  join(
    rect(10, 12, 740, 540, toska[900], 22, { opacity: 0.16 }),
    rect(0, 0, 740, 540, white, 22),
    mark(32, 34, 34, toska[600], spot),
    write('Dasbor penjualan', 82, 66, 36, ink),
    rect(600, 36, 108, 32, toska[100], 16),
    rect(620, 48, 68, 9, toska[600], 4.5),
    isWhole
      ? omzet(32, 96)
      : rect(32, 96, 214, 124, toska[50], 14, { stroke: toska[400], 'stroke-width': 4, 'stroke-dasharray': '12 10' }),
    tile(264, 96, 214, 124, { label: 'Laba bersih', value: 'Rp6,1 jt', fill: toska[50], tone: toska[800], size: 42 }),
    tile(496, 96, 212, 124, { label: 'Pesanan', value: '412', fill: tinta[50], size: 42 }),
    rect(32, 242, 420, 264, tinta[50], 14),
    [304, 358, 412, 466].map((y) => rect(52, y, 380, 2, tinta[200])),
    barChart(56, 268, 372, 200, [0.24, 0.32, 0.3, 0.46, 0.56, 0.7, 0.94], toska, toska[700]),
    rect(472, 242, 236, 264, toska[800], 14),
    write('Laba', 496, 286, 28, toska[100], { weight: 400 }),
    write('+18%', 496, 340, 52, spot),
    trend(
      [
        [500, 462],
        [546, 438],
        [590, 446],
        [634, 402],
        [682, 380],
      ],
      toska[300],
      7,
    ),
  )

const omzet = (x, y) => tile(x, y, 214, 124, { label: 'Omzet', value: 'Rp24 jt', fill: spot, tone: ink, size: 42 })

const climber = () => {
  const { behind, torso, head } = bust(dimas, { look: 0.75, tilt: 4, hasArms: true })
  const sleeve = dimas.wears.colour
  return join(
    arm({
      points: [
        [-98, 156],
        [-150, 270],
        [-128, 372],
      ],
      sleeve: mix(sleeve, ink, 0.1),
      skin: dimas.skin,
      hand: 'rest',
      handTurn: 80,
      wide: 0.95,
    }),
    trousers({ colour: tinta[900], shoes: toska[700], lift: 119, stride: 4, reach: 46 }),
    behind,
    torso,
    head,
  )
}

const climberArm = () =>
  arm({
    points: [
      [98, 158],
      [152, 268],
      [224, 196],
    ],
    sleeve: dimas.wears.colour,
    skin: dimas.skin,
    hand: 'grip',
    handTurn: -30,
    cuff: mix(dimas.wears.colour, ink, 0.16),
  })

const reader = () => {
  const { behind, torso, drape, head } = bust(rini, { look: -0.9, tilt: -4, mouth: 'grin' })
  return join(behind, torso, drape, head)
}

export const draw = () =>
  picture(
    1200,
    800,
    rect(0, 0, 1200, 800, toska[100]),
    path('M0 0H210V90H140V180H70V270H0Z', mix(toska[100], toska[200], 0.6)),
    rect(0, 752, 1200, 48, toska[300]),
    at({ x: 424, y: 56 }, board(false)),
    rect(520, 596, 20, 160, toska[800]),
    rect(1050, 596, 20, 160, toska[800]),
    at({ x: 40, y: 380, turn: -8 }, note(96, kunyit[200])),
    at({ x: 96, y: 470, turn: 7 }, receipt({ width: 120, height: 214, lines: 2 })),
    bars(0, 752, [
      [150, 70, toska[400]],
      [150, 144, toska[500]],
      [150, 218, toska[600]],
    ]),
    [
      [0, 682, 150],
      [150, 608, 150],
      [300, 534, 150],
    ].map(([x, y, width]) => rect(x, y, width, 10, white, 0, { opacity: 0.28 })),
    at({ x: 262, y: 137, scale: 0.62 }, climber()),
    at({ x: 410, y: 176, turn: -7 }, rect(6, 8, 214, 124, toska[900], 14, { opacity: 0.2 }), omzet(0, 0)),
    at({ x: 262, y: 137, scale: 0.62 }, climberArm()),
    at({ x: 924, y: 494, scale: 0.8 }, reader()),
    at({ x: 1120, y: 684 }, plant({ size: 0.74 })),
    rect(700, 684, 500, 26, toska[700], 4),
    rect(724, 710, 476, 90, toska[800]),
    rect(724, 710, 476, 14, toska[900]),
    lid({ x: 924, y: 686, width: 226, height: 118 }),
    at({ x: 748, y: 684, scale: 0.62 }, mug()),
  )
