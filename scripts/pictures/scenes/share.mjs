/** What a chat shows when the course page is shared: title left, the dashboard on the steps right. */
import { mix, spot, toska, white } from '../ink/colour.mjs'
import { widthOf, write, writeLines } from '../ink/lettering.mjs'
import { at, picture, rect } from '../ink/shape.mjs'
import { rini } from '../people/cast.mjs'
import { arm } from '../people/limbs.mjs'
import { bust } from '../people/person.mjs'
import { bars, mark } from '../things/steps.mjs'
import { board } from './dashboard-class.mjs'

const guide = () => {
  const { behind, torso, drape, head } = bust(rini, { look: -0.5, tilt: -4, hasArms: true, mouth: 'grin' })
  return [
    behind,
    torso,
    arm({
      points: [
        [-84, 164],
        [-160, 258],
        [-206, 148],
      ],
      sleeve: mix(rini.wears.colour, white, 0.1),
      skin: rini.skin,
      hand: 'point',
      handTurn: 226,
      wide: 0.95,
    }),
    drape,
    head,
  ]
}

export const draw = () =>
  picture(
    1200,
    630,
    rect(0, 0, 1200, 630, toska[900]),
    bars(600, 630, [
      [200, 170, toska[800]],
      [200, 330, toska[700]],
      [200, 490, toska[600]],
    ]),
    at({ x: 628, y: 84, scale: 0.68 }, board(true)),
    at({ x: 1100, y: 396, scale: 0.82 }, guide()),
    mark(72, 92, 34, white, spot),
    write('Kelas daring, 12 pelajaran', 122, 122, 30, toska[100], { weight: 600 }),
    writeLines(['Kuasai Data', 'Usaha dalam', 'Empat Minggu'], 72, 226, 70, 82, white),
    rect(72, 412, widthOf('Empat Minggu', 70), 8, spot),
    write('Laporan rapi, keputusan cepat.', 72, 478, 30, toska[200], { weight: 400 }),
  )
