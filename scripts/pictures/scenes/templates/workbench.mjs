/** Places of work: the photographer's table, the shop's cash book, the packaging desk, the work sheets. */
import { cabai, daun, ink, kunyit, langit, mix, spot, tinta, toska, white } from '../../ink/colour.mjs'
import { write } from '../../ink/lettering.mjs'
import { at, circle, d, join, line, path, picture, rect } from '../../ink/shape.mjs'
import { chilli, openBook, woven } from '../../things/craft.mjs'
import { laptop, phone } from '../../things/devices.mjs'
import { pens } from '../../things/goods.mjs'
import { note, receipt } from '../../things/paper.mjs'
import { barChart, play, sheet } from '../../things/screens.mjs'
import { jar, mug, plant } from '../../things/shop.mjs'
import { bars } from '../../things/steps.mjs'

const window = (x, y, width, height, frame, sky) =>
  join(
    rect(x, y, width, height, frame, 8),
    rect(x + 18, y + 18, width / 2 - 27, height - 36, sky),
    rect(x + width / 2 + 9, y + 18, width / 2 - 27, height - 36, sky),
    path(
      d`M${x + 18} ${y + height - 18}L${x + width * 0.42} ${y + 18}H${x + width * 0.3}L${x + 18} ${y + height * 0.5}Z`,
      white,
      { opacity: 0.5 },
    ),
  )

const backdropBoard = (x, y, fill) =>
  join(
    path(d`M${x} ${y}L${x + 40} ${y - 330}H${x + 380}L${x + 420} ${y}V${y + 90}H${x}Z`, fill),
    path(d`M${x} ${y}H${x + 420}V${y + 90}H${x}Z`, mix(fill, ink, 0.08)),
  )

const tripod = (x, y, screen) =>
  join(
    line(
      d`M${x} ${y - 190}V${y - 60}M${x} ${y - 120}L${x - 66} ${y}M${x} ${y - 120}L${x + 66} ${y}M${x} ${y - 120}V${y}`,
      ink,
      12,
    ),
    phone({ x: x - 82, y: y - 470, width: 164, height: 290, screen }),
  )

const jarOnScreen = (fill) =>
  join(
    rect(0, 0, 146, 272, toska[100]),
    rect(0, 190, 146, 82, white),
    at({ x: 73, y: 214 }, jar(120, fill, kunyit[300])),
  )

/** A jar before a white card, a phone on its stand, daylight from the left. */
export const photoTable = () =>
  picture(
    1200,
    800,
    rect(0, 0, 1200, 800, toska[100]),
    window(60, 70, 330, 390, white, toska[200]),
    bars(900, 620, [
      [100, 180, toska[200]],
      [100, 320, toska[200]],
      [100, 460, toska[200]],
    ]),
    rect(0, 620, 1200, 180, kunyit[300]),
    rect(0, 620, 1200, 16, kunyit[400]),
    backdropBoard(430, 600, white),
    at({ x: 640, y: 640 }, jar(220, cabai[600], kunyit[300])),
    at({ x: 720, y: 664, turn: -8 }, chilli(110)),
    at({ x: 470, y: 690, turn: 12 }, chilli(96)),
    tripod(980, 760, jarOnScreen(cabai[600])),
    at({ x: 130, y: 700 }, plant({ size: 0.9, pot: white })),
  )

/** The same jar by the window, the reflector held beside it: what the film shows. */
export const photoWindow = () =>
  picture(
    1200,
    675,
    rect(0, 0, 1200, 675, toska[900]),
    window(90, 60, 420, 430, toska[700], kunyit[100]),
    path('M300 490L620 560H1080L820 490Z', toska[800]),
    bars(870, 560, [
      [110, 120, toska[800]],
      [110, 240, toska[700]],
      [110, 360, toska[600]],
    ]),
    rect(0, 560, 1200, 115, kunyit[400]),
    path('M760 250L880 230L900 560H780Z', white),
    at({ x: 610, y: 566 }, jar(230, cabai[600], spot)),
    at({ x: 470, y: 590, turn: -6 }, chilli(120)),
  )

/** The book of a small shop: two columns, two envelopes, a calculator. */
export const cashBook = () =>
  picture(
    1200,
    800,
    rect(0, 0, 1200, 800, daun[100]),
    bars(0, 640, [
      [140, 200, daun[200]],
      [140, 360, daun[200]],
      [140, 500, daun[200]],
    ]),
    rect(0, 620, 1200, 180, daun[700]),
    rect(0, 620, 1200, 16, daun[600]),
    at(
      { x: 560, y: 640 },
      openBook({
        width: 660,
        height: 380,
        cover: daun[900],
        left: join(
          write('Masuk', 0, 20, 34, daun[800]),
          [60, 112, 164, 216, 268].map((y, index) =>
            join(rect(0, y, [120, 150, 96, 134, 110][index], 14, tinta[400], 7), rect(196, y, 70, 14, daun[600], 7)),
          ),
        ),
        right: join(
          write('Keluar', 0, 20, 34, cabai[700]),
          [60, 112, 164, 216].map((y, index) =>
            join(rect(0, y, [140, 104, 126, 90][index], 14, tinta[400], 7), rect(196, y, 70, 14, cabai[500], 7)),
          ),
          rect(0, 262, 266, 34, kunyit[200], 6),
        ),
      }),
    ),
    at(
      { x: 930, y: 470, turn: 5 },
      rect(0, 0, 190, 130, kunyit[300], 8),
      path('M0 8L95 78L190 8', 'none', { stroke: kunyit[500], 'stroke-width': 6 }),
    ),
    at(
      { x: 950, y: 580, turn: -4 },
      rect(0, 0, 190, 130, white, 8),
      path('M0 8L95 78L190 8', 'none', { stroke: tinta[300], 'stroke-width': 6 }),
    ),
    at(
      { x: 120, y: 470, turn: -6 },
      rect(0, 0, 180, 240, ink, 16),
      rect(20, 22, 140, 54, daun[200], 8),
      [0, 1, 2].map((row) =>
        [0, 1, 2].map((column) => rect(20 + column * 50, 96 + row * 46, 40, 34, column === 2 ? spot : tinta[600], 6)),
      ),
    ),
    at({ x: 1110, y: 750 }, mug({ steam: daun[300] })),
  )

const foldedBox = (x, y, size, fill, band) =>
  at(
    { x, y },
    path(d`M0 ${-size}L${size * 0.3} ${-size * 1.2}H${size * 1.3}L${size} ${-size}Z`, mix(fill, white, 0.25)),
    path(d`M${size} ${-size}L${size * 1.3} ${-size * 1.2}V${-size * 0.2}L${size} 0Z`, mix(fill, ink, 0.18)),
    rect(0, -size, size, size, fill),
    rect(0, -size * 0.66, size, size * 0.34, band),
    rect(size * 0.2, -size * 0.55, size * 0.6, size * 0.07, fill, 4),
    rect(size * 0.32, -size * 0.43, size * 0.36, size * 0.05, fill, 3),
  )

/** Boxes in three sizes, the drawing on the laptop, a cutting mat. */
export const packagingDesk = () =>
  picture(
    1200,
    800,
    rect(0, 0, 1200, 800, langit[100]),
    rect(0, 0, 420, 640, langit[200]),
    rect(420, 0, 160, 500, mix(langit[100], langit[200], 0.5)),
    at({ x: 70, y: 90, turn: -3 }, note(130, kunyit[200])),
    at({ x: 240, y: 130, turn: 4 }, note(110, white)),
    rect(0, 640, 1200, 160, langit[800]),
    rect(0, 640, 1200, 16, langit[700]),
    laptop({
      x: 120,
      y: 300,
      width: 460,
      height: 300,
      screen: join(
        rect(0, 0, 436, 276, white),
        rect(0, 0, 90, 276, tinta[100]),
        [30, 70, 110, 150].map((y) => circle(45, y, 12, langit[300])),
        line('M180 70H360V210H180ZM180 70L220 40H400L360 70M400 40V180L360 210', langit[700], 6),
        rect(180, 120, 180, 46, kunyit[300]),
      ),
    }),
    foldedBox(700, 660, 220, kunyit[300], langit[800]),
    foldedBox(960, 690, 150, white, cabai[600]),
    foldedBox(620, 740, 110, langit[400], white),
    at({ x: 1140, y: 650 }, pens(langit[500])),
  )

/** Sheets to fill in and a film beside them. */
export const workSheets = () =>
  picture(
    1200,
    800,
    rect(0, 0, 1200, 800, langit[200]),
    bars(0, 800, [
      [200, 160, langit[300]],
      [200, 300, langit[300]],
      [200, 440, langit[300]],
    ]),
    at(
      { x: 170, y: 130, turn: -5 },
      rect(0, 0, 420, 540, white, 8),
      write('Biaya iklan', 36, 70, 40, ink),
      at({ x: 36, y: 110 }, sheet({ width: 348, height: 250, columns: 3, lines: 5, hue: langit, lit: [2, 3] })),
      barChart(36, 390, 348, 120, [0.3, 0.5, 0.44, 0.7, 1], langit),
    ),
    at(
      { x: 640, y: 210, turn: 4 },
      rect(0, 0, 430, 280, ink, 18),
      rect(14, 14, 402, 252, langit[800], 8),
      play(215, 140, 58),
    ),
    at({ x: 760, y: 520, turn: 2 }, receipt({ width: 200, height: 230, hue: langit, lines: 2 })),
  )

const jarWithLabel = (fill) =>
  join(
    jar(170, fill, ink),
    rect(-48, -96, 96, 54, white, 4),
    rect(-34, -82, 68, 10, daun[700], 5),
    rect(-34, -62, 44, 8, tinta[300], 4),
  )

/** Labels on their sheet, jars that wait for them. */
export const labelTable = () =>
  picture(
    1200,
    800,
    rect(0, 0, 1200, 800, kunyit[100]),
    bars(820, 620, [
      [130, 150, kunyit[200]],
      [130, 300, kunyit[200]],
      [120, 450, kunyit[200]],
    ]),
    rect(0, 620, 1200, 180, cabai[800]),
    rect(0, 620, 1200, 16, cabai[700]),
    [180, 340, 500].map((x, index) =>
      at({ x, y: 640 }, index < 2 ? jarWithLabel(cabai[600]) : jar(170, cabai[600], ink)),
    ),
    at(
      { x: 640, y: 420, turn: -4 },
      rect(0, 0, 330, 250, white, 8),
      [0, 1, 2].map((row) =>
        [0, 1, 2].map((column) =>
          row === 2 && column === 2
            ? ''
            : join(
                rect(20 + column * 102, 20 + row * 74, 88, 58, kunyit[200], 6),
                rect(32 + column * 102, 34 + row * 74, 56, 9, cabai[700], 4),
                rect(32 + column * 102, 52 + row * 74, 36, 8, tinta[400], 4),
              ),
        ),
      ),
    ),
    at({ x: 1080, y: 660 }, woven(rect(-90, -30, 180, 90, white), -90, -30, 180, 90, [white, cabai[500], kunyit[300]])),
  )
