/** A packer at his table, the orders on the phone. */
import { ink, kunyit, mix, tinta, white } from '../ink/colour.mjs'
import { at, join, rect } from '../ink/shape.mjs'
import { bagus } from '../people/cast.mjs'
import { arm } from '../people/limbs.mjs'
import { bust } from '../people/person.mjs'
import { phone } from '../things/devices.mjs'
import { parcel } from '../things/goods.mjs'
import { cover } from './cover-frame.mjs'

const packer = () => {
  const { behind, torso, head } = bust(bagus, { look: -0.3, tilt: -3, hasArms: true, mouth: 'grin' })
  const sleeve = bagus.wears.colour
  return {
    back: join(behind, torso, head),
    front: join(
      arm({
        points: [
          [-98, 154],
          [-152, 274],
          [-74, 322],
        ],
        sleeve: mix(sleeve, ink, 0.1),
        skin: bagus.skin,
        hand: 'rest',
        handTurn: 24,
      }),
      arm({
        points: [
          [98, 154],
          [152, 274],
          [74, 316],
        ],
        sleeve,
        skin: bagus.skin,
        hand: 'rest',
        handTurn: 156,
      }),
    ),
  }
}

export const draw = () => {
  const person = packer()
  return cover({
    ground: tinta[200],
    category: 'Jasa',
    title: ['Kelola', 'Marketplace'],
    text: ink,
    markFill: tinta[700],
    steps: join(rect(900, 0, 300, 675, tinta[300]), rect(1050, 0, 150, 675, tinta[400])),
    scene: join(
      rect(910, 178, 290, 14, tinta[700]),
      at({ x: 934, y: 178 }, parcel({ width: 100, height: 78, fill: white, tape: tinta[300] })),
      at({ x: 1050, y: 178 }, parcel({ width: 118, height: 100, fill: tinta[100], tape: tinta[500] })),
      at({ x: 790, y: 250, scale: 0.95 }, person.back),
      rect(0, 562, 1200, 113, tinta[700]),
      rect(0, 562, 1200, 14, tinta[600]),
      at({ x: 692, y: 562 }, parcel({ width: 196, height: 124, fill: kunyit[300], tape: kunyit[500] })),
      at({ x: 790, y: 250, scale: 0.95 }, person.front),
      at({ x: 330, y: 562 }, parcel({ width: 120, height: 96, fill: white, tape: tinta[300] })),
      at({ x: 470, y: 562 }, parcel({ width: 88, height: 70, fill: tinta[100], tape: tinta[500], label: false })),
      phone({
        x: 1010,
        y: 330,
        width: 130,
        height: 240,
        screen: join(
          rect(0, 0, 130, 60, tinta[800]),
          rect(16, 32, 60, 12, white, 6),
          [78, 122, 166].map((y, index) =>
            join(
              rect(12, y, 28, 28, [tinta[200], kunyit[200], tinta[200]][index], 6),
              rect(48, y + 3, 44, 8, tinta[700], 4),
              rect(48, y + 17, 30, 7, tinta[300], 3.5),
            ),
          ),
        ),
      }),
    ),
  })
}
