/** An operator answers from a stand of three levels. */
import { daun, ink, spot, white } from '../ink/colour.mjs'
import { at, join, rect } from '../ink/shape.mjs'
import { nadia } from '../people/cast.mjs'
import { bust } from '../people/person.mjs'
import { bubble, headset, talk } from '../things/goods.mjs'
import { tick } from '../things/screens.mjs'
import { landasan } from '../things/steps.mjs'
import { cover } from './cover-frame.mjs'

export const draw = () =>
  cover({
    ground: daun[100],
    category: 'Kelas CS',
    title: ['Balas Cepat,', 'Jadi Beli'],
    text: daun[950],
    markFill: daun[700],
    steps: landasan(870, 675, [daun[400], daun[600], daun[800]], 75),
    scene: join(
      at({ x: 870, y: 236, scale: 0.98 }, operator()),
      rect(720, 450, 300, 225, daun[500]),
      rect(645, 525, 450, 150, daun[600]),
      rect(570, 600, 600, 75, daun[800]),
      at(
        { x: 1010, y: 92 },
        bubble({ width: 160, height: 90, fill: white, content: talk(24, 24, 110, daun[300], 15) }),
      ),
      at(
        { x: 560, y: 336 },
        bubble({ width: 190, height: 96, fill: spot, tail: 'right', content: talk(26, 26, 136, ink, 15) }),
      ),
      at(
        { x: 1046, y: 300 },
        bubble({ width: 112, height: 84, fill: daun[700], content: tick(56, 42, 46, white, 10) }),
      ),
    ),
  })

const operator = () => {
  const who = { ...nadia, wears: { garment: 'kemeja', colour: white }, earring: undefined }
  const { behind, torso, head } = bust(who, { look: -0.3, tilt: -3, mouth: 'grin' })
  return join(behind, torso, head, at({ turn: -3, scale: 1.12 }, headset(daun[900], spot)))
}
