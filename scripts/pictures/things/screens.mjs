/** What is on the screens: drawn as an interface, with words only where they can be read. */
import { ink, kunyit, spot, tinta, toska, white } from '../ink/colour.mjs'
import { write } from '../ink/lettering.mjs'
import { circle, d, join, line, path, rect } from '../ink/shape.mjs'

/** Bars that climb; the last one is the kunyit spot. */
export const barChart = (x, y, width, height, values, hue, last = spot) => {
  const step = width / values.length
  return join(
    values.map((value, index) =>
      rect(
        x + index * step + step * 0.14,
        y + height - height * value,
        step * 0.72,
        height * value,
        index === values.length - 1
          ? last
          : [hue[200], hue[300], hue[400], hue[500], hue[600]][Math.min(4, Math.floor((index / values.length) * 5))],
        4,
      ),
    ),
  )
}

/** A figure with its label: the small tile of a dashboard. */
export const tile = (
  x,
  y,
  width,
  height,
  { label, value, fill = tinta[50], tone = tinta[600], strong = ink, size = 40 },
) =>
  join(
    rect(x, y, width, height, fill, 12),
    label && write(label, x + 20, y + 38, 25, tone, { weight: 400 }),
    value && write(value, x + 20, y + 38 + size * 1.12, size, strong),
  )

/** Rows of a list: a coloured square, two lines of text, an amount. */
export const rows = (x, y, width, count, { gap = 58, hue = toska, square = 36 } = {}) =>
  join(
    Array.from({ length: count }, (_, index) => {
      const top = y + index * gap
      return join(
        rect(x, top, square, square, [hue[200], kunyit[200], hue[300], hue[100]][index % 4], 8),
        rect(x + square + 14, top + 4, width * [0.42, 0.34, 0.46, 0.3][index % 4], 9, tinta[700], 4.5),
        rect(x + square + 14, top + 22, width * [0.28, 0.36, 0.24, 0.32][index % 4], 8, tinta[300], 4),
        rect(x + width - 44, top + 11, 44, 12, hue[600], 6),
      )
    }),
  )

/** A line that rises over a soft ground. */
export const trend = (points, stroke, width = 6) =>
  join(
    line(points.map(([x, y], index) => d`${index ? 'L' : 'M'}${x} ${y}`).join(''), stroke, width),
    points.slice(-1).map(([x, y]) => circle(x, y, width * 1.7, stroke)),
  )

/** A spreadsheet: column letters, rows, one lit cell. */
export const sheet = ({ width, height, columns = 5, lines = 7, hue = toska, lit = [3, 4], head = hue[600] }) => {
  const left = 40
  const top = 40
  const cellWidth = (width - left) / columns
  const cellHeight = (height - top) / lines
  const cells = []
  for (let row = 0; row < lines; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const isLit = row === lit[1] && column === lit[0]
      const share = [0.62, 0.44, 0.54, 0.36, 0.5][(row * 2 + column) % 5]
      const x = left + column * cellWidth
      const y = top + row * cellHeight
      if (isLit) cells.push(rect(x, y, cellWidth, cellHeight, spot))
      if (column === 0) cells.push(rect(x + 12, y + cellHeight / 2 - 5, cellWidth * share, 10, tinta[700], 5))
      else
        cells.push(
          rect(
            x + cellWidth * (1 - share) - 12,
            y + cellHeight / 2 - 5,
            cellWidth * share,
            10,
            isLit ? ink : tinta[300],
            5,
          ),
        )
    }
  const rules = join(
    Array.from({ length: columns }, (_, column) => rect(left + column * cellWidth - 1, 0, 2, height, tinta[200])),
    Array.from({ length: lines }, (_, row) => rect(0, top + row * cellHeight - 1, width, 2, tinta[200])),
  )
  return join(
    rect(0, 0, width, height, white),
    rect(0, 0, width, top, head),
    rect(0, top, left, height - top, hue[50]),
    cells,
    rules,
    Array.from({ length: columns }, (_, column) =>
      rect(left + column * cellWidth + cellWidth / 2 - 14, top / 2 - 5, 28, 10, hue[200], 5),
    ),
  )
}

/** A pointer as on a screen. */
export const cursor = (x, y, size = 1) =>
  path(
    d`M${x} ${y}L${x + 16 * size} ${y + 64 * size}L${x + 32 * size} ${y + 42 * size}L${x + 60 * size} ${y + 36 * size}Z`,
    ink,
    { stroke: white, 'stroke-width': 5, 'stroke-linejoin': 'round' },
  )

/** The triangle of play in a disc. */
export const play = (x, y, r, fill = spot, sign = ink) =>
  join(
    circle(x, y, r, fill),
    path(d`M${x - r * 0.3} ${y - r * 0.44}L${x + r * 0.5} ${y}L${x - r * 0.3} ${y + r * 0.44}Z`, sign, {
      stroke: sign,
      'stroke-width': r * 0.12,
      'stroke-linejoin': 'round',
    }),
  )

/** A tick. */
export const tick = (x, y, size, stroke, width = 5) =>
  line(d`M${x - size / 2} ${y}L${x - size * 0.12} ${y + size * 0.36}L${x + size / 2} ${y - size * 0.4}`, stroke, width)
