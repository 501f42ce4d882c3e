/** What small makers work with: bottles, cloth, books, pans, a lamp for the camera, a ship. */
import { cabai, daun, ink, kunyit, mix, tinta, white } from '../ink/colour.mjs'
import { at, circle, d, ellipse, inside, join, line, path, rect } from '../ink/shape.mjs'

/** A bottle of sauce; (0, 0) is the middle of its foot. */
export const bottle = ({ height = 220, fill = cabai[600], cap = ink, label = white, mark = cabai[700] } = {}) => {
  const w = height * 0.19
  return join(
    rect(-w * 0.36, -height, w * 0.72, height * 0.13, cap, 5),
    path(
      d`M${-w * 0.3} ${-height * 0.87}H${w * 0.3}V${-height * 0.72}C${w} ${-height * 0.64} ${w} ${-height * 0.56} ${w} ${-height * 0.5}V-10a10 10 0 0 1 -10 10H${-w + 10}a10 10 0 0 1 -10 -10V${-height * 0.5}C${-w} ${-height * 0.56} ${-w} ${-height * 0.64} ${-w * 0.3} ${-height * 0.72}Z`,
      fill,
    ),
    rect(-w, -height * 0.46, w * 2, height * 0.28, label),
    rect(-w * 0.6, -height * 0.4, w * 1.2, height * 0.05, mark, 3),
    rect(-w * 0.6, -height * 0.31, w * 0.8, height * 0.035, tinta[300], 3),
    rect(w * 0.5, -height * 0.5, w * 0.5, height * 0.48, ink, 6, { opacity: 0.12 }),
  )
}

/** A pod of chilli that lies on its side; (0, 0) is its stalk. */
export const chilli = (length = 120, fill = cabai[600]) =>
  join(
    path(
      d`M0 -14C${length * 0.5} -26 ${length * 0.9} -6 ${length} 22C${length * 0.7} 30 ${length * 0.2} 26 0 12Z`,
      fill,
    ),
    path(
      d`M${length * 0.3} 22C${length * 0.6} 26 ${length * 0.8} 26 ${length} 22C${length * 0.7} 30 ${length * 0.4} 28 ${length * 0.3} 22Z`,
      ink,
      {
        opacity: 0.16,
      },
    ),
    line('M4 0C-16-4-24-12-30-24', daun[700], 9),
  )

/** Woven cloth: upright stripes within a shape. */
export const woven = (shape, x, y, width, height, [ground, ...threads]) =>
  inside(
    shape,
    rect(x, y, width, height, ground),
    Array.from({ length: Math.ceil(width / 26) }, (_, index) =>
      rect(x + index * 26 + (index % 3) * 4, y, [5, 9, 3][index % 3], height, threads[index % threads.length]),
    ),
  )

/** A book that lies open; (0, 0) is the middle of its lower edge. */
export const openBook = ({ width = 420, height = 240, cover = ink, left, right }) =>
  join(
    path(d`M${-width / 2 - 14} ${-height + 10}H${width / 2 + 14}V14H${-width / 2 - 14}Z`, cover),
    path(
      d`M0 ${-height + 16}C${-width * 0.18} ${-height - 8} ${-width * 0.4} ${-height - 4} ${-width / 2} ${-height}V0C${-width * 0.4} -6 ${-width * 0.18} -8 0 8Z`,
      white,
    ),
    path(
      d`M0 ${-height + 16}C${width * 0.18} ${-height - 8} ${width * 0.4} ${-height - 4} ${width / 2} ${-height}V0C${width * 0.4} -6 ${width * 0.18} -8 0 8Z`,
      tinta[100],
    ),
    at({ x: -width / 2 + 26, y: -height + 30 }, left),
    at({ x: 26, y: -height + 30 }, right),
  )

/** A book that stands with its cover to us; (0, 0) is its bottom left. */
export const coverBook = ({ width = 260, height = 350, fill, spine = mix(fill, ink, 0.25), face }) =>
  join(
    rect(10, -height + 8, width, height - 2, white, 6),
    rect(0, -height, width, height, fill, 8),
    rect(0, -height, width * 0.09, height, spine, 8),
    at({ x: width * 0.09, y: -height }, face),
  )

/** A frying pan from above; (0, 0) is its middle. */
export const pan = (r, food, rim = tinta[800]) =>
  join(
    at({ turn: 28 }, rect(r * 0.9, -20, r * 1.1, 40, rim, 20), rect(r * 1.7, -20, r * 0.3, 40, kunyit[600], 20)),
    circle(0, 0, r, rim),
    circle(0, 0, r * 0.86, tinta[700]),
    food,
  )

/** A ring of light on a stand with a phone in it; (0, 0) is the middle of its foot. */
export const ringLight = (height, screen, ring = kunyit[100]) =>
  join(
    line(d`M0 ${-height * 0.3}V0M0 ${-height * 0.12}L-70 0M0 ${-height * 0.12}L70 0`, ink, 10),
    line(d`M0 ${-height * 0.46}V${-height * 0.3}`, ink, 10),
    circle(0, -height * 0.7, height * 0.27, 'none', { stroke: ring, 'stroke-width': height * 0.075 }),
    circle(0, -height * 0.7, height * 0.31, 'none', { stroke: ink, 'stroke-width': 6 }),
    rect(-height * 0.1, -height * 0.89, height * 0.2, height * 0.38, ink, 14),
    at({ x: -height * 0.08, y: -height * 0.865 }, screen),
  )

/** A ship with containers, seen from the side; (0, 0) is the left end of the water line. */
export const ship = (width, hue, boxes) =>
  join(
    boxes.map(([column, row, fill]) =>
      join(
        rect(width * 0.2 + column * width * 0.13, -96 - row * 62, width * 0.125, 58, fill, 3),
        [0.25, 0.5, 0.75].map((share) =>
          rect(width * 0.2 + column * width * 0.13 + width * 0.125 * share, -90 - row * 62, 3, 46, ink, 0, {
            opacity: 0.18,
          }),
        ),
      ),
    ),
    rect(width * 0.04, -196, width * 0.12, 160, white, 4),
    [0, 1, 2].map((row) => rect(width * 0.06, -180 + row * 40, width * 0.08, 14, hue[300], 3)),
    path(d`M0 -36H${width}L${width - 54} 34H40Z`, hue[800]),
    path(d`M14 -8H${width - 20}L${width - 54} 34H40Z`, cabai[700]),
  )

/** An envelope with a letter half out of it; (0, 0) is its top left. */
export const envelope = ({ width = 340, height = 220, fill = kunyit[200], letter }) =>
  join(
    rect(0, 0, width, height, mix(fill, ink, 0.18), 10),
    at({ x: 26, y: -110 }, rect(0, 0, width - 52, 250, white, 6), letter),
    path(
      d`M0 10V${height - 10}a10 10 0 0 0 10 10H${width - 10}a10 10 0 0 0 10 -10V10L${width / 2} ${height * 0.62}Z`,
      fill,
    ),
    line(
      d`M8 ${height - 8}L${width * 0.38} ${height * 0.52}M${width - 8} ${height - 8}L${width * 0.62} ${height * 0.52}`,
      mix(fill, ink, 0.2),
      4,
    ),
  )

/** A shirt laid flat, woven; (0, 0) is the middle of its collar. */
export const shirt = (colours) => {
  const shape = 'M-56 0C-30 26 30 26 56 0L128 22L214 132L146 184L116 144V344H-116V144L-146 184L-214 132L-128 22Z'
  return join(
    woven(path(shape, white), -220, 0, 440, 350, colours),
    line('M-56 0C-30 26 30 26 56 0', ink, 6, { opacity: 0.4 }),
    line('M0 20V344', ink, 4, { opacity: 0.3 }),
    [70, 130, 190, 250, 310].map((y) => circle(0, y, 7, white)),
  )
}

/** A heap of grains; (0, 0) is the middle of its foot. */
export const heap = (width, fill) =>
  join(
    path(d`M${-width / 2} 0C${-width * 0.3} ${-width * 0.34} ${width * 0.3} ${-width * 0.34} ${width / 2} 0Z`, fill),
    [-0.26, -0.1, 0.08, 0.24].map((share, index) =>
      ellipse(
        width * share,
        -width * (0.08 + (index % 2) * 0.07),
        width * 0.035,
        width * 0.022,
        mix(fill, white, 0.35),
      ),
    ),
  )

/** A wooden box, open to the front; (0, 0) is its bottom left. */
export const crate = (width, height, content, wood = kunyit[400]) =>
  join(
    rect(0, -height, width, height, mix(wood, ink, 0.3), 6),
    content,
    rect(0, -height * 0.34, width, height * 0.34, wood, 4),
    rect(0, -height * 0.34, width, 6, mix(wood, white, 0.3)),
    rect(-8, -height, 18, height, mix(wood, ink, 0.12), 4),
    rect(width - 10, -height, 18, height, mix(wood, ink, 0.12), 4),
  )
