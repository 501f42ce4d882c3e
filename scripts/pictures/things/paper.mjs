/** Papers of school and shop: receipt, seal, ticket, calendar, note, QR. */
import { cabai, ink, kunyit, mix, spot, tinta, toska, white } from '../ink/colour.mjs'
import { write } from '../ink/lettering.mjs'
import { at, circle, d, join, line, path, rect } from '../ink/shape.mjs'

/** A receipt with a scalloped foot. */
export const receipt = ({ width = 190, height = 350, hue = toska, total, lines = 4, stamp }) => {
  const teeth = Math.round(width / 20)
  const tooth = width / teeth
  const foot = Array.from({ length: teeth }, () => d`q${-tooth / 2} ${-13} ${-tooth} 0`).join('')
  return join(
    path(d`M0 0H${width}V${height}${foot}Z`, white),
    path(d`M${width - 20} 0H${width}V${height}q${-tooth / 2} ${-13} ${-tooth} 0Z`, tinta[100]),
    rect(20, 26, width * 0.42, 13, ink, 6),
    line(d`M20 58H${width - 22}`, tinta[300], 3, { 'stroke-dasharray': '2 9' }),
    Array.from({ length: lines }, (_, index) =>
      join(
        rect(20, 78 + index * 32, width * [0.4, 0.5, 0.34, 0.46][index % 4], 10, tinta[300], 5),
        rect(width - 62, 78 + index * 32, 38, 10, tinta[600], 5),
      ),
    ),
    line(d`M20 ${82 + lines * 32}H${width - 22}`, tinta[300], 3, { 'stroke-dasharray': '2 9' }),
    total
      ? write(total, width - 22, 126 + lines * 32, 30, ink, { anchor: 'end' })
      : join(rect(20, 104 + lines * 32, 48, 16, ink, 8), rect(width - 82, 104 + lines * 32, 58, 16, hue[600], 8)),
    stamp && at({ x: width * 0.5, y: height - 62, turn: -6 }, stampOf(stamp, cabai[700])),
  )
}

/** A double ruled stamp, centred. */
const stampOf = (words, colour) => {
  const half = words.length * 11 + 20
  return join(
    rect(-half, -26, half * 2, 52, 'none', 8, { stroke: colour, 'stroke-width': 5 }),
    rect(-half + 9, -17, half * 2 - 18, 34, 'none', 4, { stroke: colour, 'stroke-width': 2.5 }),
    write(words, 0, 10, 28, colour, { anchor: 'middle' }),
  )
}

/** A gold seal with ribbons and a tick. */
export const seal = (hue) =>
  join(
    path('M-16 12L-22 46L0 34L22 46L16 12Z', mix(spot, ink, 0.2)),
    Array.from({ length: 8 }, (_, index) => at({ turn: index * 45 }, rect(-24, -24, 48, 48, spot, 10))).slice(0, 2),
    circle(0, 0, 15, white),
    line('M-7 0L-2 6L8-6', hue[700], 4.5),
  )

/** A two-part ticket with notches; `stub` is drawn in the right part. */
export const ticket = ({ width = 520, height = 220, cut = 360, fill = spot, content, stub }) =>
  join(
    path(
      d`M16 0H${cut - 20}a20 20 0 0 0 40 0H${width - 16}a16 16 0 0 1 16 16V${height - 16}a16 16 0 0 1 -16 16H${cut + 20}a20 20 0 0 0 -40 0H16a16 16 0 0 1 -16 -16V16a16 16 0 0 1 16 -16Z`,
      fill,
    ),
    line(d`M${cut} 34V${height - 30}`, mix(fill, ink, 0.55), 4, { 'stroke-dasharray': '1 13' }),
    content,
    at({ x: cut }, stub),
  )

/** A wall calendar: the lit day is given as [column, row] of seven by four. */
export const calendar = ({ width = 300, hue = toska, title = 'November', lit = [5, 3], ticks = [] }) => {
  const cell = (width - 40) / 7
  const days = []
  for (let row = 0; row < 4; row += 1)
    for (let column = 0; column < 7; column += 1) {
      const [x, y] = [20 + column * cell + 4, 92 + row * cell + 4]
      const isLit = column === lit[0] && row === lit[1]
      days.push(rect(x, y, cell - 8, cell - 8, isLit ? spot : column === 6 ? hue[100] : tinta[100], 6))
      if (ticks.some(([tickColumn, tickRow]) => tickColumn === column && tickRow === row))
        days.push(line(d`M${x + 7} ${y + cell / 2 - 4}l6 7l12 -14`, hue[600], 4))
    }
  const height = 92 + cell * 4 + 18
  return join(
    rect(0, 0, width, height, white, 12),
    path(d`M12 0H${width - 12}a12 12 0 0 1 12 12V72H0V12a12 12 0 0 1 12 -12Z`, hue[600]),
    write(title, 22, 50, 32, white),
    [0.26, 0.74].map((share) => rect(width * share - 5, -14, 10, 30, ink, 5)),
    days,
  )
}

/** Looks like a QR code and opens nothing. */
export const qr = (size, fill = ink, ground = white) => {
  const count = 13
  const cell = size / (count + 2)
  const isCorner = (column, row) => (column < 5 && row < 5) || (column > 7 && row < 5) || (column < 5 && row > 7)
  const squares = []
  let seed = 7
  for (let row = 0; row < count; row += 1)
    for (let column = 0; column < count; column += 1) {
      seed = (seed * 1103 + 331) % 7919
      if (!isCorner(column, row) && seed % 100 < 46)
        squares.push(d`M${(column + 1) * cell} ${(row + 1) * cell}h${cell}v${cell}h${-cell}Z`)
    }
  const eye = (column, row) =>
    join(
      rect((column + 1.5) * cell, (row + 1.5) * cell, cell * 3, cell * 3, 'none', 0, {
        stroke: fill,
        'stroke-width': cell,
      }),
      rect((column + 2.4) * cell, (row + 2.4) * cell, cell * 1.2, cell * 1.2, fill),
    )
  return join(rect(0, 0, size, size, ground, 6), path(squares.join(''), fill), eye(0, 0), eye(9, 0), eye(0, 9))
}

/** A sticky note with two lines. */
export const note = (size, fill = kunyit[200]) =>
  join(
    path(d`M0 0H${size}V${size - 26}L${size - 26} ${size}H0Z`, fill),
    path(d`M${size} ${size - 26}H${size - 26}V${size}Z`, mix(fill, ink, 0.2)),
    rect(size * 0.16, size * 0.26, size * 0.6, 9, mix(fill, ink, 0.6), 4.5),
    rect(size * 0.16, size * 0.44, size * 0.42, 9, mix(fill, ink, 0.6), 4.5),
  )
