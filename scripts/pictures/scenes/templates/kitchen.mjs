/** Kitchens: a workshop's stove, bottles in a row, spices in their box, a pan and its book. */
import { cabai, daun, ink, kunyit, mix, spot, tinta, white } from '../../ink/colour.mjs'
import { write, writeLines } from '../../ink/lettering.mjs'
import { at, circle, ellipse, inside, join, line, path, picture, rect } from '../../ink/shape.mjs'
import { dinda, yuliana } from '../../people/cast-of-templates.mjs'
import { apron } from '../../people/clothes.mjs'
import { bust } from '../../people/person.mjs'
import { bottle, chilli, coverBook, crate, heap, pan } from '../../things/craft.mjs'
import { jar, lamp } from '../../things/shop.mjs'
import { bars } from '../../things/steps.mjs'

const cook = (who, colour, pose) => {
  const { behind, torso, drape, head } = bust(who, { ...pose, extra: apron(colour) })
  return join(behind, torso, drape, head)
}

const pot = (width, fill) =>
  join(
    path(`M0 0H${width}V${width * 0.5}a24 24 0 0 1 -24 24H24a24 24 0 0 1 -24 -24Z`, fill),
    rect(-14, -10, width + 28, 24, mix(fill, ink, 0.2), 12),
    rect(-52, 26, 46, 18, mix(fill, ink, 0.3), 9),
    rect(width + 6, 26, 46, 18, mix(fill, ink, 0.3), 9),
    rect(width * 0.78, 14, width * 0.14, width * 0.5, ink, 6, { opacity: 0.14 }),
  )

/** The cook behind her stove, chillies and bottles before her. */
export const stove = () =>
  picture(
    1200,
    800,
    rect(0, 0, 1200, 800, kunyit[100]),
    rect(0, 0, 1200, 96, kunyit[200]),
    bars(0, 600, [
      [130, 160, kunyit[200]],
      [130, 300, kunyit[200]],
      [130, 440, kunyit[200]],
    ]),
    rect(720, 210, 420, 14, kunyit[600], 4),
    at({ x: 790, y: 210 }, jar(86, cabai[500], kunyit[600])),
    at({ x: 880, y: 210 }, jar(70, kunyit[500], white)),
    at({ x: 970, y: 210 }, jar(86, daun[500], kunyit[600])),
    at({ x: 1060, y: 210 }, jar(70, white, kunyit[600])),
    at({ x: 300, y: 0 }, lamp(60, cabai[800])),
    at({ x: 560, y: 320, scale: 1.12 }, cook(yuliana, kunyit[300], { look: 0.3, tilt: 3 })),
    rect(0, 600, 1200, 200, cabai[800]),
    rect(0, 600, 1200, 16, cabai[700]),
    at({ x: 640, y: 520 }, pot(250, tinta[300])),
    line('M700 490q-14-26 0-48M770 490q-14-26 0-48M840 490q-14-26 0-48', white, 8, { opacity: 0.8 }),
    [120, 220, 320].map((x) => at({ x, y: 660 }, bottle({ height: 190 }))),
    at({ x: 420, y: 700, turn: -6 }, chilli(120)),
    at({ x: 470, y: 740, turn: 8 }, chilli(110, cabai[500])),
    at({ x: 1010, y: 690 }, heap(220, cabai[500])),
  )

/** Sealed bottles cool in a row; one is the spot. */
export const bottles = () =>
  picture(
    1200,
    800,
    rect(0, 0, 1200, 800, cabai[100]),
    bars(0, 640, [
      [300, 130, cabai[200]],
      [300, 250, cabai[200]],
      [300, 370, cabai[200]],
      [300, 490, cabai[200]],
    ]),
    rect(0, 640, 1200, 160, kunyit[700]),
    rect(0, 640, 1200, 16, kunyit[600]),
    [130, 300, 470, 640, 810, 980].map((x, index) =>
      at(
        { x, y: 690 },
        bottle({
          height: 330,
          fill: index === 3 ? spot : [cabai[600], cabai[500], cabai[700]][index % 3],
          cap: index === 3 ? cabai[800] : ink,
        }),
      ),
    ),
    at({ x: 1060, y: 730, turn: -14 }, chilli(110)),
  )

/** Six jars of spice in a wooden box with a card. */
export const spiceBox = () =>
  picture(
    1200,
    800,
    rect(0, 0, 1200, 800, kunyit[800]),
    path('M1200 0H820V110H940V220H1060V330H1200Z', kunyit[700]),
    bars(0, 660, [
      [150, 140, kunyit[700]],
      [150, 260, kunyit[700]],
    ]),
    rect(0, 660, 1200, 140, kunyit[900]),
    at(
      { x: 300, y: 690 },
      crate(
        620,
        330,
        [70, 165, 260, 355, 450, 545].map((x, index) =>
          at(
            { x, y: -60 },
            jar(250, ['#7a4a2a', ink, kunyit[600], daun[500], '#5e3a22', kunyit[400]][index], kunyit[200]),
          ),
        ),
        kunyit[500],
      ),
    ),
    at(
      { x: 820, y: 470, turn: 6 },
      rect(0, 0, 230, 150, white, 6),
      rect(24, 30, 130, 14, kunyit[700], 7),
      rect(24, 62, 180, 9, tinta[300], 4),
      rect(24, 86, 150, 9, tinta[300], 4),
      rect(24, 112, 70, 14, spot, 7),
    ),
    at({ x: 200, y: 730 }, heap(200, '#7a4a2a')),
    at({ x: 1060, y: 744 }, heap(180, kunyit[500])),
  )

const friedRice = (r) =>
  join(
    circle(0, 0, r, kunyit[500]),
    [0, 40, 80, 120, 160, 200, 240, 280, 320].map((turn, index) =>
      at(
        { turn },
        ellipse(r * (0.3 + (index % 3) * 0.22), 0, r * 0.08, r * 0.04, [white, daun[400], cabai[500]][index % 3]),
      ),
    ),
    ellipse(-r * 0.1, -r * 0.16, r * 0.46, r * 0.4, white),
    circle(-r * 0.08, -r * 0.18, r * 0.19, spot),
  )

/** A pan from above: the frame that announces the film. */
export const riceFilm = () =>
  picture(
    1200,
    675,
    rect(0, 0, 1200, 675, daun[700]),
    path('M0 0H420V90H300V180H180V270H0Z', daun[600]),
    rect(0, 590, 1200, 85, daun[800]),
    at({ x: 560, y: 340, turn: -12 }, pan(250, friedRice(205))),
    at(
      { x: 170, y: 480 },
      circle(0, 0, 84, white),
      circle(0, 0, 64, daun[100]),
      circle(-14, -8, 18, cabai[500]),
      circle(18, 10, 18, cabai[500]),
      circle(6, -26, 14, daun[500]),
    ),
    at({ x: 960, y: 130, turn: 10 }, chilli(110)),
  )

/** The book of recipes, with her on its cover. */
export const recipeBook = () =>
  picture(
    800,
    600,
    rect(0, 0, 800, 600, kunyit[200]),
    bars(500, 600, [
      [100, 120, spot],
      [100, 220, spot],
      [100, 320, spot],
    ]),
    rect(0, 520, 800, 80, kunyit[500]),
    at(
      { x: 230, y: 540 },
      coverBook({
        width: 340,
        height: 450,
        fill: cabai[600],
        face: join(
          writeLines(['Satu', 'Wajan'], 34, 84, 60, 64, white),
          inside(
            circle(156, 270, 106, white),
            rect(40, 150, 240, 240, kunyit[200]),
            at({ x: 156, y: 262, scale: 0.8 }, cook(dinda, white, { look: 0.2, tilt: 3 })),
          ),
          rect(0, 384, 309, 66, cabai[700]),
          write('40 resep', 34, 428, 34, kunyit[200]),
        ),
      }),
    ),
  )
