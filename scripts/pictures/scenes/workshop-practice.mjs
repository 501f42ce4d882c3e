/** Two participants set the daily budget of an advert. */
import { ink, kunyit, langit, mix, spot, tinta, white } from '../ink/colour.mjs'
import { write } from '../ink/lettering.mjs'
import { at, circle, join, path, picture, rect } from '../ink/shape.mjs'
import { hasan, mega } from '../people/cast.mjs'
import { bust } from '../people/person.mjs'
import { laptop } from '../things/devices.mjs'
import { pens } from '../things/goods.mjs'
import { note } from '../things/paper.mjs'
import { barChart, cursor } from '../things/screens.mjs'
import { mug } from '../things/shop.mjs'

const learner = (who, pose, arms) => {
  const { behind, torso, drape, head } = bust(who, { ...pose, hasArms: Boolean(arms) })
  return join(behind, arms?.back, torso, drape, head, arms?.front)
}

const adScreen = () =>
  join(
    rect(0, 0, 420, 270, white),
    rect(0, 0, 420, 52, langit[600]),
    write('Iklan toko', 22, 37, 28, white),
    write('Rp25.000', 22, 110, 42, ink),
    write('per hari', 22, 146, 26, tinta[600], { weight: 400 }),
    rect(22, 176, 164, 10, langit[100], 5),
    rect(22, 176, 92, 10, langit[600], 5),
    circle(114, 181, 15, spot),
    rect(22, 212, 164, 40, langit[700], 6),
    barChart(222, 84, 180, 168, [0.3, 0.44, 0.56, 0.74, 0.96], langit, langit[700]),
    cursor(150, 222, 0.7),
  )

export const draw = () =>
  picture(
    1200,
    800,
    rect(0, 0, 1200, 800, langit[100]),
    path('M0 0H320V80H220V160H120V240H0Z', langit[200]),
    rect(900, 0, 300, 560, mix(langit[100], langit[200], 0.6)),
    at({ x: 940, y: 80, turn: -4 }, note(120, kunyit[200])),
    at({ x: 1070, y: 130, turn: 5 }, note(96, white)),
    at({ x: 960, y: 236, turn: 3 }, note(96, langit[300])),
    at({ x: 236, y: 340, scale: 1.05 }, learner(mega, { look: 0.85, tilt: 4, mouth: 'grin' })),
    at({ x: 952, y: 344, scale: 1.05 }, learner(hasan, { look: -0.85, tilt: -3, mouth: 'smile' })),
    rect(0, 650, 1200, 150, langit[700]),
    rect(0, 650, 1200, 14, langit[600]),
    laptop({ x: 378, y: 322, width: 444, height: 294, screen: adScreen() }),
    at({ x: 90, y: 700 }, mug({ steam: langit[300] })),
    at({ x: 1104, y: 706 }, pens(spot)),
    at({ x: 920, y: 706 }, path('M-70 0L-52-22H76L96 0Z', white), path('M14 0L14-22H76L96 0Z', langit[100])),
  )
