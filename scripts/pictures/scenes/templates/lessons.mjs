/** Covers of classes without words of their own: a broadcast, a script, a plan; a ship, a catalogue, a letter. */
import { cabai, daun, ink, kunyit, langit, spot, tinta, white } from '../../ink/colour.mjs'
import { at, circle, join, line, path, picture, rect } from '../../ink/shape.mjs'
import { tyas } from '../../people/cast-of-templates.mjs'
import { bust } from '../../people/person.mjs'
import { envelope, openBook, ringLight, ship, woven } from '../../things/craft.mjs'
import { phone } from '../../things/devices.mjs'
import { bubble, heart, talk } from '../../things/goods.mjs'
import { calendar, note } from '../../things/paper.mjs'
import { jar, plant } from '../../things/shop.mjs'
import { bars, landasan, naik } from '../../things/steps.mjs'

const speaker = (pose) => {
  const { behind, torso, head } = bust(tyas, pose)
  return join(behind, torso, head)
}

/** She speaks to a ring of light. */
export const broadcast = () =>
  picture(
    1200,
    675,
    rect(0, 0, 1200, 675, cabai[100]),
    naik(1200, 675, [cabai[200], cabai[200], cabai[300]]),
    rect(0, 590, 1200, 85, cabai[800]),
    at({ x: 330, y: 270, scale: 1.1 }, speaker({ look: 0.6, tilt: 4, mouth: 'talk' })),
    rect(0, 590, 560, 85, cabai[700]),
    at(
      { x: 820, y: 650, scale: 1.02 },
      ringLight(600, join(rect(0, 0, 96, 200, kunyit[100]), at({ x: 48, y: 86, scale: 0.34 }, speaker({ look: 0.3 })))),
    ),
    heart(650, 180, 54),
    heart(716, 110, 40, cabai[400]),
    heart(608, 96, 34, cabai[300]),
  )

/** A script with its pauses marked. */
export const script = () =>
  picture(
    1200,
    675,
    rect(0, 0, 1200, 675, langit[200]),
    landasan(880, 675, [langit[300], langit[400], langit[500]], 75),
    at(
      { x: 150, y: 90, turn: -4 },
      rect(0, 0, 440, 520, white, 8),
      [70, 116, 162, 254, 300, 392, 438].map((y, index) =>
        rect(44, y, [340, 300, 330, 260, 344, 320, 200][index], 16, tinta[300], 8),
      ),
      rect(44, 200, 150, 22, spot, 6),
      rect(44, 346, 190, 22, spot, 6),
    ),
    at(
      { x: 690, y: 150 },
      bubble({ width: 340, height: 170, fill: langit[700], tail: 'left', content: talk(40, 44, 250, white, 20) }),
    ),
    at({ x: 760, y: 460 }, jar(130, cabai[500], kunyit[300])),
    at({ x: 900, y: 460 }, jar(100, daun[500], white)),
  )

/** A month of broadcasts. */
export const plan = () =>
  picture(
    1200,
    675,
    rect(0, 0, 1200, 675, daun[200]),
    bars(0, 675, [
      [120, 140, daun[300]],
      [120, 260, daun[300]],
      [120, 380, daun[300]],
    ]),
    at(
      { x: 400, y: 120, scale: 1.1 },
      calendar({
        width: 420,
        hue: daun,
        title: 'Jadwal siaran',
        lit: [4, 2],
        ticks: [
          [1, 0],
          [3, 0],
          [5, 0],
          [1, 1],
          [3, 1],
          [5, 1],
          [1, 2],
        ],
      }),
    ),
    at({ x: 940, y: 110, turn: 5 }, note(160, kunyit[200])),
    at({ x: 980, y: 330, turn: -4 }, note(130, white)),
    at({ x: 1050, y: 660 }, plant({ size: 0.9, leaf: daun[500], dark: daun[700], pot: daun[800] })),
  )

/** A ship goes out with boxes of crafts. */
export const freight = () =>
  picture(
    800,
    600,
    rect(0, 0, 800, 600, langit[100]),
    circle(650, 130, 62, spot),
    bars(0, 470, [
      [110, 90, langit[200]],
      [110, 170, langit[200]],
      [110, 250, langit[200]],
    ]),
    rect(0, 470, 800, 130, langit[500]),
    at(
      { x: 110, y: 462, scale: 1 },
      ship(600, langit, [
        [0, 0, kunyit[300]],
        [1, 0, cabai[500]],
        [2, 0, white],
        [3, 0, kunyit[400]],
        [4, 0, langit[400]],
        [1, 1, white],
        [2, 1, kunyit[300]],
        [3, 1, cabai[500]],
        [2, 2, langit[300]],
      ]),
    ),
    line('M60 530q40-24 80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0', langit[300], 10),
  )

const basket = (x, y, colours) =>
  join(
    woven(path(`M${x - 90} ${y - 120}H${x + 90}L${x + 64} ${y}H${x - 64}Z`, white), x - 90, y - 120, 180, 120, colours),
    rect(x - 98, y - 132, 196, 20, colours[1], 8),
  )

/** A catalogue spread with two baskets. */
export const catalogueSpread = () =>
  picture(
    800,
    600,
    rect(0, 0, 800, 600, kunyit[100]),
    bars(440, 600, [
      [120, 120, kunyit[200]],
      [120, 220, kunyit[200]],
      [120, 320, kunyit[200]],
    ]),
    rect(0, 520, 800, 80, kunyit[600]),
    at(
      { x: 400, y: 500 },
      openBook({
        width: 640,
        height: 380,
        cover: kunyit[800],
        left: join(
          rect(0, 0, 250, 230, kunyit[100], 6),
          at({ x: 125, y: 210 }, basket(0, 0, [kunyit[400], kunyit[700], kunyit[200]])),
          rect(0, 256, 170, 16, tinta[700], 8),
          rect(0, 288, 110, 12, tinta[300], 6),
        ),
        right: join(
          rect(0, 0, 250, 230, langit[100], 6),
          at({ x: 125, y: 210 }, basket(0, 0, [langit[400], langit[800], langit[200]])),
          rect(0, 256, 150, 16, tinta[700], 8),
          rect(0, 288, 120, 12, tinta[300], 6),
        ),
      }),
    ),
  )

/** A letter of order, read on paper and answered by phone. */
export const orderLetter = () =>
  picture(
    800,
    600,
    rect(0, 0, 800, 600, cabai[100]),
    bars(0, 600, [
      [120, 150, cabai[200]],
      [120, 260, cabai[200]],
    ]),
    rect(0, 540, 800, 60, cabai[800]),
    at(
      { x: 110, y: 280, turn: -3 },
      envelope({
        width: 390,
        height: 250,
        fill: cabai[300],
        letter: join(
          [40, 72, 104].map((y, index) => rect(36, y, [230, 260, 180][index], 14, tinta[400], 7)),
          rect(36, 20, 90, 10, cabai[600], 5),
        ),
      }),
    ),
    phone({
      x: 570,
      y: 150,
      width: 170,
      height: 350,
      ground: white,
      screen: join(
        rect(0, 0, 152, 332, langit[50]),
        rect(16, 70, 96, 50, white, 14),
        rect(40, 140, 98, 62, spot, 14),
        rect(16, 222, 84, 44, white, 14),
      ),
    }),
    line('M60 90H160M60 120H130', ink, 10, { opacity: 0.2 }),
  )
