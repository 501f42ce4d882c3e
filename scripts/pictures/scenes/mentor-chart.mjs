/** Arif explains a chart to two participants at a table. */
import { cabai, ink, kunyit, mix, spot, tinta, toska, white } from '../ink/colour.mjs'
import { write } from '../ink/lettering.mjs'
import { at, join, line, path, picture, rect } from '../ink/shape.mjs'
import { arif, nadia, yusuf } from '../people/cast.mjs'
import { trousers } from '../people/legs.mjs'
import { arm } from '../people/limbs.mjs'
import { bust } from '../people/person.mjs'
import { lid } from '../things/devices.mjs'
import { pens } from '../things/goods.mjs'
import { mug } from '../things/shop.mjs'

const products = [
  ['Kopi susu', 300, toska[600]],
  ['Roti bakar', 214, toska[400]],
  ['Es cokelat', 128, toska[300]],
]

const chart = () =>
  join(
    rect(10, 12, 470, 500, toska[800], 14, { opacity: 0.16 }),
    rect(0, 0, 470, 500, white, 14),
    rect(0, 0, 470, 92, toska[800], 14),
    rect(0, 60, 470, 32, toska[800]),
    write('Laba per produk', 34, 62, 40, white),
    products.map(([name, width, fill], index) =>
      join(write(name, 34, 150 + index * 88, 28, ink, { weight: 400 }), rect(34, 164 + index * 88, width, 36, fill, 5)),
    ),
    line('M34 392H436', tinta[200], 3),
    rect(34, 412, 300, 54, kunyit[100], 8),
    write('Rugi: donat', 54, 449, 29, cabai[700]),
    path('M392 456L414 418L436 456Z', spot, { stroke: spot, 'stroke-width': 8, 'stroke-linejoin': 'round' }),
    line('M414 430V442M414 451V452', ink, 5),
  )

const mentor = () => {
  const { behind, torso, head } = bust(arif, { look: 0.6, tilt: 3, hasArms: true, mouth: 'grin' })
  const sleeve = arif.wears.colour
  return join(
    trousers({ colour: tinta[800] }),
    behind,
    arm({
      points: [
        [-98, 154],
        [-166, 270],
        [-236, 176],
      ],
      sleeve: mix(sleeve, ink, 0.12),
      skin: arif.skin,
      hand: 'point',
      handTurn: 200,
      short: true,
    }),
    torso,
    head,
    at(
      { x: 60, y: 268, turn: 8 },
      rect(0, 0, 124, 160, toska[300], 10),
      rect(12, 22, 100, 126, white, 4),
      rect(38, -8, 48, 20, ink, 6),
      [46, 70, 94].map((y) => rect(26, y, 64, 9, tinta[300], 4)),
    ),
    arm({
      points: [
        [98, 154],
        [164, 290],
        [92, 366],
      ],
      sleeve,
      skin: arif.skin,
      hand: 'grip',
      handTurn: 176,
      short: true,
    }),
  )
}

const listener = (who, pose) => {
  const { behind, torso, drape, head } = bust(who, pose)
  return join(behind, torso, drape, head)
}

export const draw = () =>
  picture(
    1200,
    800,
    rect(0, 0, 1200, 800, toska[50]),
    path('M1200 0H900V90H1000V180H1100V270H1200Z', toska[100]),
    rect(0, 700, 1200, 100, toska[200]),
    rect(118, 560, 18, 160, toska[800]),
    rect(434, 560, 18, 160, toska[800]),
    at({ x: 50, y: 82 }, chart()),
    at({ x: 614, y: 218, scale: 0.86 }, mentor()),
    at({ x: 846, y: 394, scale: 0.88 }, listener(nadia, { look: -0.9, tilt: -3, mouth: 'grin' })),
    at({ x: 1070, y: 372, scale: 0.9 }, listener(yusuf, { look: -0.95, tilt: -2, mouth: 'smile' })),
    rect(690, 636, 520, 28, toska[700], 4),
    rect(722, 664, 480, 136, toska[800]),
    rect(722, 664, 480, 12, toska[900]),
    lid({ x: 846, y: 640, width: 196, height: 112 }),
    at({ x: 990, y: 634, scale: 0.6 }, mug({ steam: tinta[400] })),
    at({ x: 1076, y: 636 }, path('M-60 0L-46-18H70L84 0Z', toska[300]), path('M10 0L10-18H70L84 0Z', toska[400])),
    at({ x: 1164, y: 638, scale: 0.8 }, pens(spot)),
  )
