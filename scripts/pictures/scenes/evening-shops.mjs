/** Shops on rising steps at dusk; one window is lit. The upper left is left free for words. */
import { ink, kunyit, mix, spot, toska, white } from '../ink/colour.mjs'
import { at, circle, d, join, path, picture, rect } from '../ink/shape.mjs'
import { awning } from '../things/shop.mjs'

const sky = toska[950]

const front = ({ width, height, wall, roof, isLit, cloth, roofKind = 'flat' }) => {
  const glow = isLit ? spot : mix(wall, toska[300], 0.16)
  return join(
    roofKind === 'gable'
      ? path(d`M-14 ${-height}L${width / 2} ${-height - 70}L${width + 14} ${-height}Z`, roof)
      : rect(-8, -height - 16, width + 16, 18, roof),
    rect(0, -height, width, height, wall),
    rect(width * 0.86, -height, width * 0.14, height, mix(wall, sky, 0.35)),
    rect(width * 0.1, -height * 0.46, width * 0.26, height * 0.46, mix(wall, sky, 0.5), 3),
    rect(width * 0.44, -height * 0.46, width * 0.38, height * 0.28, glow, 3),
    isLit && rect(width * 0.62, -height * 0.46, 5, height * 0.28, mix(wall, sky, 0.3)),
    awning(-6, -height * 0.72, width + 12, height * 0.18, 5, cloth),
    [0.16, 0.56].map((x) =>
      rect(width * x, -height * 0.92, width * 0.2, height * 0.13, mix(wall, toska[300], 0.12), 3),
    ),
  )
}

const dim = [toska[700], toska[800]]

const palm = (height) =>
  join(
    path(d`M-6 0Q-14 ${-height * 0.5} 2 ${-height}L12 ${-height}Q2 ${-height * 0.5} 8 0Z`, toska[800]),
    [-160, -120, -60, -20, 20].map((turn) =>
      at({ x: 6, y: -height, turn }, path('M0 0Q40-26 88 10Q42-6 0 8Z', toska[700])),
    ),
  )

export const draw = () =>
  picture(
    1200,
    800,
    rect(0, 0, 1200, 800, sky),
    path('M1200 0H760V110H880V220H1000V330H1200Z', mix(sky, toska[900], 0.55)),
    circle(1056, 128, 52, kunyit[100]),
    circle(1032, 114, 46, mix(sky, toska[900], 0.55)),
    [
      [620, 90],
      [700, 250],
      [560, 330],
      [880, 150],
      [430, 420],
      [120, 470],
      [300, 60],
    ].map(([x, y]) => circle(x, y, 3.4, toska[400])),
    at({ x: 432, y: 690 }, palm(150)),
    at({ x: 964, y: 520 }, palm(170)),
    at({ x: 36, y: 740 }, front({ width: 170, height: 170, wall: toska[900], roof: toska[800], cloth: dim })),
    at(
      { x: 228, y: 740 },
      front({ width: 150, height: 150, wall: toska[900], roof: toska[700], cloth: dim, roofKind: 'gable' }),
    ),
    rect(400, 690, 800, 120, toska[900]),
    rect(400, 690, 800, 8, toska[700]),
    at(
      { x: 470, y: 690 },
      front({ width: 190, height: 200, wall: toska[800], roof: toska[700], cloth: [toska[600], toska[800]] }),
    ),
    rect(680, 620, 520, 180, toska[800]),
    rect(680, 620, 520, 8, toska[600]),
    at(
      { x: 716, y: 620 },
      front({
        width: 210,
        height: 220,
        wall: toska[700],
        roof: toska[900],
        cloth: [spot, white],
        isLit: true,
        roofKind: 'gable',
      }),
    ),
    rect(944, 520, 256, 280, toska[700]),
    rect(944, 520, 256, 8, toska[500]),
    at(
      { x: 1016, y: 520 },
      front({ width: 184, height: 190, wall: toska[800], roof: toska[600], cloth: [toska[500], toska[700]] }),
    ),
    rect(0, 740, 420, 60, toska[900]),
    rect(0, 740, 420, 8, toska[800]),
    at({ x: 620, y: 690 }, rect(-3, -110, 6, 110, ink), circle(0, -116, 12, kunyit[200])),
  )
