/** Course covers: 16 by 9 units of 75. One hue, one composition and one scene each; the words stand at the upper left. */
import { write, writeLines } from '../ink/lettering.mjs'
import { picture, rect } from '../ink/shape.mjs'
import { mark } from '../things/steps.mjs'

export const cover = ({ ground, category, title, text, markFill, steps, scene }) =>
  picture(
    1200,
    675,
    rect(0, 0, 1200, 675, ground),
    steps,
    scene,
    mark(75, 76, 30, markFill ?? text),
    write(category, 120, 104, 30, text, { weight: 600 }),
    writeLines(title, 75, 196, 76, 82, text),
  )
