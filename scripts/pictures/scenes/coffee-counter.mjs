/** Ratna behind the counter of her coffee shop, the laptop with her sales beside her. */
import { ink, kunyit, mix, spot, tinta, toska, white } from '../ink/colour.mjs'
import { write, writeLines } from '../ink/lettering.mjs'
import { at, join, path, picture, rect } from '../ink/shape.mjs'
import { ratna } from '../people/cast.mjs'
import { apron } from '../people/clothes.mjs'
import { arm, holding } from '../people/limbs.mjs'
import { bust } from '../people/person.mjs'
import { laptop } from '../things/devices.mjs'
import { qr } from '../things/paper.mjs'
import { sheet } from '../things/screens.mjs'
import { cup, espresso, jar, lamp } from '../things/shop.mjs'
import { mark } from '../things/steps.mjs'

const wall = kunyit[100]
const shade = mix(kunyit[100], kunyit[200], 0.6)

const menu = () =>
  join(
    rect(0, 0, 250, 214, toska[900], 10),
    write('Menu hari ini', 24, 48, 28, spot),
    writeLines(['Kopi susu', 'Tubruk', 'Es cokelat'], 24, 96, 27, 44, white, { weight: 400 }),
    [84, 128, 172].map((y) => rect(190, y, 36, 10, toska[300], 5)),
  )

const shelf = () =>
  join(
    rect(0, 0, 330, 14, toska[800], 3),
    at({ x: 46, y: 0 }, jar(92, kunyit[500], toska[800])),
    at({ x: 118, y: 0 }, jar(76, toska[300], toska[800])),
    at({ x: 190, y: 0 }, jar(92, '#7a4a2a', toska[800])),
    [244, 298].map((x) => at({ x, y: 0 }, cup({ height: 70, sleeve: spot, lidColour: toska[800] }))),
  )

const owner = () => {
  const { behind, torso, drape, head } = bust(ratna, { look: -0.35, tilt: -3, hasArms: true, extra: apron(toska[600]) })
  const sleeve = ratna.wears.colour
  return join(
    behind,
    arm({
      points: [
        [-86, 150],
        [-146, 236],
        [-130, 288],
      ],
      sleeve: mix(sleeve, ink, 0.08),
      skin: ratna.skin,
      hand: 'rest',
      handTurn: 164,
    }),
    torso,
    drape,
    head,
    arm({
      points: [
        [86, 150],
        [158, 262],
        [74, 250],
      ],
      sleeve,
      skin: ratna.skin,
      hand: 'grip',
      handTurn: 172,
      wide: 0.95,
    }),
    at({ x: 44, y: 284 }, cup({ height: 104, sleeve: spot, lidColour: toska[900] })),
    at({ x: 74, y: 250, turn: 172 - 180, flip: true }, holding(ratna.skin)),
  )
}

const counter = () =>
  join(
    rect(0, 590, 1200, 30, toska[900]),
    rect(0, 590, 1200, 8, toska[600]),
    rect(0, 620, 1200, 180, toska[700]),
    [0, 1, 2, 3, 4, 5].map((index) => rect(28 + index * 196, 650, 164, 150, mix(toska[700], toska[800], 0.7), 6)),
    rect(392, 638, 416, 104, white, 12),
    mark(420, 664, 50, toska[600], spot),
    write('Kopi Ratna', 492, 708, 52, toska[800]),
  )

const payStand = () =>
  join(
    path('M24 118H76L88 136H12Z', tinta[800]),
    rect(0, 0, 100, 124, toska[900], 10),
    at({ x: 12, y: 12 }, qr(76)),
    write('QRIS', 50, 114, 21, white, { anchor: 'middle' }),
  )

const printer = () =>
  join(
    path('M22-58V-128L34-136L46-128L58-136L70-128L82-136L94-128V-58Z', white),
    rect(34, -112, 34, 8, tinta[700], 4),
    rect(34, -94, 48, 7, tinta[300], 3),
    rect(34, -78, 40, 7, tinta[300], 3),
    path('M0-60H118a10 10 0 0 1 10 10V0H-10V-50a10 10 0 0 1 10-10Z', ink),
    rect(10, -60, 100, 9, tinta[700], 4),
    rect(88, -26, 22, 8, spot, 4),
  )

export const draw = () =>
  picture(
    1200,
    800,
    rect(0, 0, 1200, 800, wall),
    path('M0 0H300V96H200V192H100V288H0Z', shade),
    rect(0, 470, 1200, 130, shade),
    at({ x: 60, y: 238 }, shelf()),
    at({ x: 906, y: 96 }, menu()),
    at({ x: 500, y: 0 }, lamp(70, toska[900])),
    at({ x: 700, y: 0 }, lamp(110, toska[900])),
    at({ x: 60, y: 590 }, espresso(toska)),
    at({ x: 770, y: 300, scale: 0.98 }, owner()),
    counter(),
    laptop({
      x: 384,
      y: 366,
      width: 272,
      height: 186,
      screen: sheet({ width: 250, height: 164, columns: 3, lines: 4, lit: [2, 2] }),
    }),
    at({ x: 936, y: 454 }, payStand()),
    at({ x: 1062, y: 590 }, printer()),
  )
