/** The front of Ratna's coffee shop: the cover of her own page. */
import { ink, kunyit, mix, spot, tinta, toska, white } from '../ink/colour.mjs'
import { write, writeLines } from '../ink/lettering.mjs'
import { at, circle, inside, join, line, path, picture, rect } from '../ink/shape.mjs'
import { ratna } from '../people/cast.mjs'
import { apron } from '../people/clothes.mjs'
import { bust } from '../people/person.mjs'
import { awning, cup, jar, lamp, mug, plant } from '../things/shop.mjs'
import { bars, mark } from '../things/steps.mjs'

const owner = () => {
  const { behind, torso, drape, head } = bust(ratna, { look: 0.3, tilt: 3, extra: apron(toska[600]) })
  return join(behind, torso, drape, head)
}

const windowOpening = () =>
  inside(
    rect(0, 0, 470, 250, white),
    rect(0, 0, 470, 250, toska[900]),
    rect(20, 70, 150, 8, toska[600]),
    at({ x: 50, y: 70 }, jar(50, kunyit[500], toska[300])),
    at({ x: 94, y: 70 }, jar(42, toska[300], white)),
    at({ x: 138, y: 70 }, jar(50, '#7a4a2a', toska[300])),
    at({ x: 400, y: 0 }, lamp(20, toska[600])),
    at({ x: 250, y: 118, scale: 0.62 }, owner()),
  )

const board = () =>
  join(
    path('M20 210L0 236M120 210L140 236', tinta[800]),
    line('M22 180L8 240M118 180L132 240', ink, 10),
    rect(0, 0, 140, 196, toska[900], 8, { stroke: kunyit[600], 'stroke-width': 8 }),
    write('Buka', 70, 58, 40, spot, { anchor: 'middle' }),
    writeLines(['07.00', '21.00'], 70, 106, 32, 46, white, { anchor: 'middle' }),
  )

export const draw = () =>
  picture(
    1200,
    675,
    rect(0, 0, 1200, 675, kunyit[100]),
    bars(0, 600, [
      [120, 180, kunyit[200]],
      [120, 300, mix(kunyit[100], kunyit[200], 0.5)],
    ]),
    bars(1000, 600, [
      [100, 260, mix(kunyit[100], kunyit[200], 0.5)],
      [100, 420, kunyit[200]],
    ]),
    rect(0, 600, 1200, 75, kunyit[300]),
    rect(200, 60, 800, 540, white),
    rect(960, 60, 40, 540, toska[100]),
    rect(180, 40, 840, 26, toska[900], 4),
    rect(200, 66, 800, 96, toska[700]),
    mark(376, 84, 58, white, spot),
    write('Kopi Ratna', 454, 138, 68, white),
    at({ x: 250, y: 262 }, windowOpening()),
    awning(184, 162, 832, 124, 9, [spot, white]),
    rect(232, 512, 508, 22, toska[800], 4),
    rect(250, 534, 470, 66, toska[600]),
    [0, 1, 2, 3, 4].map((index) => rect(266 + index * 91, 546, 74, 54, toska[700], 4)),
    at({ x: 312, y: 512 }, cup({ height: 74, sleeve: spot, lidColour: toska[800] })),
    at({ x: 600, y: 512, scale: 0.56 }, mug({ steam: toska[300] })),
    rect(780, 290, 160, 310, toska[800], 6),
    rect(800, 312, 120, 150, toska[300], 4),
    path('M810 462L860 312H890L840 462Z', white, { opacity: 0.4 }),
    circle(920, 490, 8, spot),
    rect(764, 590, 192, 12, tinta[300]),
    at({ x: 1024, y: 372 }, board()),
    at({ x: 150, y: 604 }, plant({ size: 1.05, pot: toska[700] })),
  )
