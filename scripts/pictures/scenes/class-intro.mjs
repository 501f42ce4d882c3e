/** A frame of the introduction: Sinta before the whiteboard. The lower left stays quiet for the play button. */
import { ink, kunyit, mix, spot, tinta, toska, white } from '../ink/colour.mjs'
import { write } from '../ink/lettering.mjs'
import { at, join, line, path, picture, rect } from '../ink/shape.mjs'
import { sinta } from '../people/cast.mjs'
import { arm } from '../people/limbs.mjs'
import { bust } from '../people/person.mjs'
import { bars } from '../things/steps.mjs'

const whiteboard = () =>
  join(
    rect(12, 14, 660, 470, toska[950], 14, { opacity: 0.45 }),
    rect(0, 0, 660, 470, tinta[200], 14),
    rect(14, 14, 632, 442, white, 6),
    write('Angka usaha, satu halaman', 46, 78, 38, toska[700]),
    line('M46 98Q170 88 300 97T566 94', spot, 8),
    line('M66 150V392H560', tinta[800], 6),
    [
      [96, 70, 200],
      [176, 112, 300],
      [256, 96, 300],
      [336, 156, 500],
      [416, 214, 600],
    ].map(([x, height, step]) => rect(x, 389 - height, 56, height, toska[step], 4)),
    line('M96 300C180 250 240 270 320 210S430 150 500 128', kunyit[400], 7, { 'stroke-dasharray': '2 16' }),
    path('M482 108L518 122L490 148Z', kunyit[400]),
    rect(430, 470, 120, 12, tinta[400], 4),
    rect(450, 456, 44, 14, toska[600], 4),
    rect(504, 460, 32, 10, spot, 4),
  )

const mentor = () => {
  const { behind, torso, head } = bust(sinta, { look: -0.5, tilt: -3, hasArms: true, mouth: 'grin' })
  const sleeve = sinta.wears.colour
  return join(
    behind,
    arm({
      points: [
        [-88, 150],
        [-162, 268],
        [-238, 142],
      ],
      sleeve: mix(sleeve, ink, 0.12),
      skin: sinta.skin,
      hand: 'open',
      handTurn: 214,
      cuff: white,
      wide: 0.95,
    }),
    torso,
    head,
    arm({
      points: [
        [88, 150],
        [128, 318],
        [58, 440],
      ],
      sleeve,
      skin: sinta.skin,
      hand: 'rest',
      handTurn: 172,
      cuff: white,
      wide: 0.95,
    }),
  )
}

export const draw = () =>
  picture(
    1200,
    800,
    rect(0, 0, 1200, 800, toska[900]),
    bars(660, 800, [
      [180, 250, toska[800]],
      [180, 410, toska[700]],
      [180, 570, toska[600]],
    ]),
    at({ x: 70, y: 70 }, whiteboard()),
    rect(0, 690, 660, 110, toska[950]),
    rect(0, 690, 660, 10, toska[800]),
    at({ x: 892, y: 306, scale: 1.3 }, mentor()),
  )
