/** A weaver's shop: its front with the loom, and four things from it. */
import { cabai, ink, kunyit, mix, spot, tinta, white } from '../../ink/colour.mjs'
import { write } from '../../ink/lettering.mjs'
import { at, join, line, path, picture, rect } from '../../ink/shape.mjs'
import { shirt, woven } from '../../things/craft.mjs'
import { awning, plant } from '../../things/shop.mjs'
import { bars, mark } from '../../things/steps.mjs'

const indigo = {
  100: '#e6e7fe',
  200: '#cfd1fb',
  300: '#a9adf3',
  500: '#6d72e0',
  600: '#5b5fd8',
  800: '#34378a',
  900: '#22245c',
}
const blue = [indigo[800], indigo[300], white, indigo[500]]
const brown = [kunyit[800], kunyit[300], kunyit[500], white]
const red = [cabai[700], spot, cabai[300], white]

const roll = (x, y, colours) =>
  join(
    woven(path(`M${x} ${y - 150}h74v150h-74Z`, white), x, y - 150, 74, 150, colours),
    rect(x + 52, y - 150, 22, 150, ink, 0, { opacity: 0.14 }),
  )

const loom = () =>
  join(
    rect(0, -210, 20, 210, kunyit[700]),
    rect(250, -210, 20, 210, kunyit[700]),
    rect(-10, -214, 290, 22, kunyit[600], 4),
    woven(path('M20 -150H250V-40H20Z', white), 20, -150, 230, 110, red),
    Array.from({ length: 11 }, (_, index) => rect(26 + index * 21, -192, 4, 46, white)),
    rect(20, -46, 230, 20, kunyit[500], 4),
  )

/** The front of the shop; the loom stands in the door. */
export const shop = () =>
  picture(
    1200,
    675,
    rect(0, 0, 1200, 675, indigo[100]),
    bars(0, 590, [
      [110, 160, indigo[200]],
      [110, 280, indigo[200]],
    ]),
    bars(990, 590, [
      [105, 240, indigo[200]],
      [105, 380, indigo[200]],
    ]),
    rect(0, 590, 1200, 85, indigo[300]),
    rect(190, 60, 820, 530, white),
    rect(970, 60, 40, 530, indigo[100]),
    rect(190, 60, 820, 96, indigo[800]),
    mark(372, 80, 56, white, spot),
    write('Lurik Wening', 446, 134, 64, white),
    awning(174, 156, 852, 116, 9, [indigo[600], white]),
    rect(246, 300, 420, 290, indigo[900]),
    at({ x: 320, y: 580 }, loom()),
    rect(712, 320, 230, 190, kunyit[100], 4),
    roll(730, 510, blue),
    roll(812, 510, brown),
    roll(862, 510, red),
    rect(700, 510, 254, 18, indigo[800], 4),
    at({ x: 120, y: 600 }, plant({ size: 1, pot: cabai[600] })),
    at({ x: 1090, y: 604 }, plant({ size: 0.8, pot: indigo[600] })),
  )

const ground = (colour, stair) =>
  join(
    rect(0, 0, 800, 600, colour),
    bars(500, 600, [
      [100, 110, stair],
      [100, 200, stair],
      [100, 290, stair],
    ]),
  )

export const cloth = () =>
  picture(
    800,
    600,
    ground(indigo[100], indigo[200]),
    woven(path('M150 170H650V250H150Z', white), 150, 170, 500, 80, blue),
    woven(path('M130 270H670V360H130Z', white), 130, 270, 540, 90, red),
    woven(path('M150 380H650V480H150Z', white), 150, 380, 500, 100, brown),
    rect(560, 170, 90, 310, ink, 0, { opacity: 0.1 }),
    rect(330, 160, 40, 330, spot, 4),
  )

export const wornShirt = () =>
  picture(800, 600, ground(kunyit[100], kunyit[200]), at({ x: 400, y: 120, scale: 1.2 }, shirt(brown)))

export const scarf = () =>
  picture(
    800,
    600,
    ground(cabai[100], cabai[200]),
    line('M180 120H620', kunyit[700], 18),
    woven(path('M250 120H420V500H250Z', white), 250, 120, 170, 380, red),
    woven(path('M430 120H560V420H430Z', white), 430, 120, 130, 300, [cabai[300], cabai[600], white]),
    Array.from({ length: 9 }, (_, index) => line(`M${260 + index * 19} 500v34`, cabai[700], 5)),
    Array.from({ length: 7 }, (_, index) => line(`M${440 + index * 18} 420v30`, cabai[500], 5)),
  )

export const bag = () =>
  picture(
    800,
    600,
    ground(tinta[200], tinta[300]),
    line('M300 250C300 90 500 90 500 250', mix(kunyit[600], ink, 0.2), 22),
    woven(path('M220 240H580L620 520H180Z', white), 180, 240, 440, 280, [kunyit[300], indigo[800], cabai[600], white]),
    path('M500 240H580L620 520H520Z', ink, { opacity: 0.12 }),
    rect(360, 330, 80, 60, kunyit[700], 8),
  )
