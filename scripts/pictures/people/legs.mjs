/** The lower half of a standing figure: hips at y 428, soles at y 760 unless the pose says otherwise. */
import { cloth, ink, white } from '../ink/colour.mjs'
import { at, join, line, path } from '../ink/shape.mjs'
import { limb } from './limbs.mjs'

/** A shoe below the ankle; `side` -1 points left. Its sole is 26 below y. */
const shoe = (x, y, side, colour) =>
  at(
    { x, y, flip: side < 0 },
    path('M-24-20H22C24-8 32-4 46 0C58 4 62 10 62 20H-26Z', colour),
    path('M-26 17H62V26H-26Z', white),
  )

/** Two legs in trousers. `lift` raises the right foot on to the next stair, `stride` parts the feet. */
export const trousers = ({ colour, shoes = ink, lift = 0, stride = 0, reach = 0 }) => {
  const t = cloth(colour)
  const left = [
    [-42, 430],
    [-48 - stride * 0.6, 590],
    [-50 - stride, 718],
  ]
  const right = lift
    ? [
        [44, 436],
        [70 + reach, 566 - lift * 0.4],
        [56 + reach, 718 - lift],
      ]
    : [
        [42, 430],
        [50 + stride * 0.6, 590],
        [52 + stride, 718],
      ]
  return join(
    shoe(-52 - stride, 734, -1, shoes),
    limb(left, [50, 38, 30], t.base, true),
    shoe(right[2][0] + 2, 734 - lift, 1, shoes),
    limb(right, [50, 40, 30], t.fold, true),
    path('M-94 412H94V440C60 486-60 486-94 440Z', t.base),
    line('M2 470C3 482 4 494 6 506', t.edge, 3),
  )
}

/** A long skirt with the tips of two shoes. */
export const skirt = ({ colour, shoes = ink }) => {
  const t = cloth(colour)
  return join(
    shoe(-30, 734, -1, shoes),
    shoe(30, 734, 1, shoes),
    path('M-92 408H92C104 520 118 640 124 738H-124C-118 640-104 520-92 408Z', t.base),
    path('M40 408H92C104 520 118 640 124 738H64C60 620 54 500 40 408Z', t.fold),
    line('M-40 470C-46 560-54 650-58 724M6 500C6 590 8 660 10 724', t.edge, 3, { opacity: 0.35 }),
  )
}
