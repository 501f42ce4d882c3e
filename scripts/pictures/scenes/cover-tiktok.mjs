/** A seller live on a phone, a bag in her hand. */
import { cabai, spot, tinta, white } from '../ink/colour.mjs'
import { write } from '../ink/lettering.mjs'
import { at, join, path, rect } from '../ink/shape.mjs'
import { mega } from '../people/cast.mjs'
import { arm } from '../people/limbs.mjs'
import { bust } from '../people/person.mjs'
import { phone } from '../things/devices.mjs'
import { bag, bubble, heart, talk } from '../things/goods.mjs'
import { papan } from '../things/steps.mjs'
import { cover } from './cover-frame.mjs'

const live = () =>
  join(
    rect(0, 0, 400, 700, cabai[200]),
    path('M0 0H400V90H290V180H180V270H0Z', cabai[100]),
    rect(0, 470, 400, 200, cabai[300]),
    at({ x: 150, y: 222, scale: 0.98 }, presenter()),
    rect(22, 52, 92, 38, cabai[600], 8),
    write('LIVE', 68, 81, 27, white, { anchor: 'middle' }),
    rect(18, 430, 252, 66, white, 12),
    rect(32, 446, 34, 34, spot, 6),
    rect(80, 449, 100, 10, tinta[700], 5),
    rect(80, 469, 60, 9, tinta[300], 4),
    rect(202, 447, 52, 32, cabai[600], 8),
  )

const presenter = () => {
  const who = { ...mega, wears: { garment: 'kaus', colour: cabai[500] } }
  const { behind, torso, head } = bust(who, { look: -0.2, tilt: -3, hasArms: true, mouth: 'grin' })
  return join(
    behind,
    torso,
    head,
    at({ x: -104, y: 96, scale: 0.72 }, bag({ fill: spot })),
    arm({
      points: [
        [-84, 150],
        [-136, 216],
        [-110, 74],
      ],
      sleeve: cabai[600],
      skin: mega.skin,
      hand: 'grip',
      handTurn: -76,
      short: true,
    }),
  )
}

export const draw = () =>
  cover({
    ground: cabai[300],
    category: 'Kelas TikTok',
    title: ['Live yang', 'Menjual'],
    text: white,
    steps: papan(1200, 675, cabai[900]),
    scene: join(
      phone({ x: 756, y: 68, width: 306, height: 540, screen: live(), ground: cabai[200] }),
      at(
        { x: 548, y: 470 },
        bubble({ width: 190, height: 92, fill: white, tail: 'right', content: talk(26, 24, 138, cabai[300], 15) }),
      ),
      heart(1124, 268, 60, cabai[600]),
      heart(1104, 172, 40, white),
      heart(1142, 84, 30, cabai[500]),
      rect(756, 628, 306, 14, cabai[400], 7),
    ),
  })
