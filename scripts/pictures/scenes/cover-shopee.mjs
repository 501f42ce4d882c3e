/** A shopper climbs to a shop whose window is full. */
import { ink, mix, spot, toska, white } from '../ink/colour.mjs'
import { at, join } from '../ink/shape.mjs'
import { wulan } from '../people/cast.mjs'
import { skirt } from '../people/legs.mjs'
import { arm } from '../people/limbs.mjs'
import { bust } from '../people/person.mjs'
import { bag, parcel } from '../things/goods.mjs'
import { plant, shopFront } from '../things/shop.mjs'
import { naik } from '../things/steps.mjs'
import { cover } from './cover-frame.mjs'

const shopper = () => {
  const { behind, torso, drape, head } = bust(wulan, { look: 0.8, tilt: 5, hasArms: true, mouth: 'grin' })
  const sleeve = wulan.wears.colour
  return join(
    arm({
      points: [
        [84, 150],
        [132, 280],
        [150, 396],
      ],
      sleeve: mix(sleeve, ink, 0.1),
      skin: wulan.skin,
      hand: 'grip',
      handTurn: 84,
    }),
    at({ x: 152, y: 588, scale: 1.1 }, bag({ fill: spot })),
    behind,
    skirt({ colour: toska[900] }),
    torso,
    arm({
      points: [
        [-84, 150],
        [-126, 270],
        [-112, 372],
      ],
      sleeve,
      skin: wulan.skin,
      hand: 'rest',
      handTurn: 84,
    }),
    drape,
    head,
  )
}

export const draw = () =>
  cover({
    ground: toska[100],
    category: 'Kelas Shopee',
    title: ['Toko Ramai', 'Tanpa Diskon'],
    text: ink,
    markFill: toska[700],
    steps: naik(1200, 675, [toska[300], toska[400], toska[600]]),
    scene: join(
      at(
        { x: 768, y: 375 },
        shopFront({
          width: 300,
          height: 330,
          hue: toska,
          sign: 'Toko Sari',
          goods: join(
            at({ x: 44, y: 0, scale: 0.5 }, bag({ fill: spot })),
            at({ x: 96, y: 0, scale: 0.42 }, bag({ fill: toska[500], sign: white })),
          ),
        }),
      ),
      at({ x: 1128, y: 225 }, plant({ size: 0.62, leaf: toska[400], dark: toska[800] })),
      at({ x: 652, y: 304, scale: 0.29 }, shopper()),
      at({ x: 330, y: 675 }, parcel({ width: 130, height: 100, fill: toska[200], tape: toska[400] })),
      at({ x: 474, y: 675 }, parcel({ width: 84, height: 70, fill: white, tape: toska[300] })),
    ),
  })
