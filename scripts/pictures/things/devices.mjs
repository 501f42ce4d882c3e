/** Laptop, phone and window: frames around a drawn screen. */
import { ink, mix, tinta, white } from '../ink/colour.mjs'
import { at, circle, d, inside, join, path, rect } from '../ink/shape.mjs'
import { mark } from './steps.mjs'

const within = (x, y, width, height, radius, content) =>
  inside(rect(x, y, width, height, white, radius), at({ x, y }, content))

/** Open to us: (x, y) is the top left of the screen; the keyboard's front edge is 34 below it. */
export const laptop = ({ x, y, width, height, screen, body = tinta[200], ground = white }) => {
  const bezel = 12
  return join(
    rect(x, y, width, height, ink, 18),
    rect(x + bezel, y + bezel, width - bezel * 2, height - bezel * 2, ground, 8),
    within(x + bezel, y + bezel, width - bezel * 2, height - bezel * 2, 8, screen),
    path(
      d`M${x - 4} ${y + height}H${x + width + 4}L${x + width + 62} ${y + height + 26}V${y + height + 30}C${x + width + 62} ${y + height + 36} ${x + width + 54} ${y + height + 40} ${x + width + 46} ${y + height + 40}H${x - 46}C${x - 54} ${y + height + 40} ${x - 62} ${y + height + 36} ${x - 62} ${y + height + 30}V${y + height + 26}Z`,
      body,
    ),
    path(
      d`M${x - 62} ${y + height + 26}H${x + width + 62}V${y + height + 30}C${x + width + 62} ${y + height + 36} ${x + width + 54} ${y + height + 40} ${x + width + 46} ${y + height + 40}H${x - 46}C${x - 54} ${y + height + 40} ${x - 62} ${y + height + 36} ${x - 62} ${y + height + 30}Z`,
      mix(body, ink, 0.22),
    ),
    path(
      d`M${x + width / 2 - 60} ${y + height + 26}H${x + width / 2 + 60}C${x + width / 2 + 58} ${y + height + 33} ${x + width / 2 + 54} ${y + height + 34} ${x + width / 2 + 50} ${y + height + 34}H${x + width / 2 - 50}C${x + width / 2 - 54} ${y + height + 34} ${x + width / 2 - 58} ${y + height + 33} ${x + width / 2 - 60} ${y + height + 26}Z`,
      mix(body, ink, 0.4),
    ),
  )
}

/** Seen from behind: the lid with the mark. (x, y) is the middle of its foot. */
export const lid = ({ x, y, width, height, colour = tinta[200], sign = white }) =>
  join(
    path(
      d`M${x - width / 2 - 14} ${y - 10}H${x + width / 2 + 14}V${y - 4}C${x + width / 2 + 14} ${y} ${x + width / 2 + 8} ${y} ${x + width / 2} ${y}H${x - width / 2}C${x - width / 2 - 8} ${y} ${x - width / 2 - 14} ${y} ${x - width / 2 - 14} ${y - 4}Z`,
      mix(colour, ink, 0.35),
    ),
    path(
      d`M${x - width / 2} ${y - 8}L${x - width / 2 + 6} ${y - height + 14}C${x - width / 2 + 7} ${y - height + 4} ${x - width / 2 + 12} ${y - height} ${x - width / 2 + 22} ${y - height}H${x + width / 2 - 22}C${x + width / 2 - 12} ${y - height} ${x + width / 2 - 7} ${y - height + 4} ${x + width / 2 - 6} ${y - height + 14}L${x + width / 2} ${y - 8}Z`,
      colour,
    ),
    path(
      d`M${x + width / 2 - 60} ${y - height}H${x + width / 2 - 22}C${x + width / 2 - 12} ${y - height} ${x + width / 2 - 7} ${y - height + 4} ${x + width / 2 - 6} ${y - height + 14}L${x + width / 2} ${y - 8}H${x + width / 2 - 20}Z`,
      mix(colour, ink, 0.1),
    ),
    mark(x - 20, y - height / 2 - 24, 40, sign),
  )

/** A phone; its screen is given in its own coordinates. */
export const phone = ({ x, y, width, height, screen, ground = white, frame = ink }) =>
  join(
    rect(x, y, width, height, frame, width * 0.13),
    rect(x + 9, y + 9, width - 18, height - 18, ground, width * 0.095),
    within(x + 9, y + 9, width - 18, height - 18, width * 0.095, screen),
    rect(x + width / 2 - width * 0.12, y + 20, width * 0.24, 9, frame, 5),
  )

/** A browser's window with its bar. */
export const browser = ({ x, y, width, height, screen, bar = tinta[100], dots = tinta[300] }) =>
  join(
    rect(x, y, width, height, white, 16),
    inside(
      rect(x, y, width, height, white, 16),
      rect(x, y, width, 44, bar),
      [0, 1, 2].map((index) => circle(x + 28 + index * 24, y + 22, 7, dots)),
      rect(x + 120, y + 11, width * 0.4, 22, white, 11),
      at({ x, y: y + 44 }, screen),
    ),
  )
