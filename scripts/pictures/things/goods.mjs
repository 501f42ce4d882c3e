/** What is packed and sent, and what is said about it: parcels, boxes, bags, bubbles, hearts, megaphone. */
import { cabai, ink, kunyit, mix, spot, tinta, toska, white } from '../ink/colour.mjs'
import { at, circle, d, join, line, path, rect } from '../ink/shape.mjs'
import { mark } from './steps.mjs'

/** A closed parcel; (0, 0) is its bottom left. */
export const parcel = ({ width, height, fill = kunyit[200], tape = spot, label = true }) =>
  join(
    rect(0, -height, width, height, fill, 4),
    rect(width * 0.84, -height, width * 0.16, height, mix(fill, ink, 0.14), 4),
    rect(width * 0.4, -height, width * 0.16, height * 0.42, tape),
    label && rect(width * 0.1, -height * 0.36, width * 0.36, height * 0.26, white, 3),
    label && rect(width * 0.14, -height * 0.3, width * 0.24, Math.max(4, height * 0.04), tinta[700], 2),
    label && rect(width * 0.14, -height * 0.21, width * 0.16, Math.max(4, height * 0.04), tinta[300], 2),
  )

/** An open carton: `behind` are the flaps at the back, `front` the body. What is in it is drawn between. */
export const carton = ({ width, height, fill, flap }) => {
  const shade = mix(fill, ink, 0.18)
  return {
    behind: join(
      path(d`M20 ${-height}L-30 ${-height - 66}H${width * 0.46}L${width * 0.5} ${-height}Z`, mix(flap, ink, 0.16)),
      path(
        d`M${width - 20} ${-height}L${width + 30} ${-height - 66}H${width * 0.54}L${width * 0.5} ${-height}Z`,
        mix(flap, ink, 0.22),
      ),
      rect(0, -height, width, height, mix(fill, ink, 0.4)),
    ),
    front: join(
      rect(0, -height, width, height, fill, 6),
      rect(width * 0.82, -height, width * 0.18, height, shade, 6),
      path(d`M0 ${-height}H${width * 0.5}L${width * 0.44} ${-height + 62}H-46Z`, flap),
      path(d`M${width} ${-height}H${width * 0.5}L${width * 0.56} ${-height + 62}H${width + 46}Z`, mix(flap, ink, 0.08)),
    ),
  }
}

/** A carrier bag with the mark; (0, 0) is the middle of its foot. */
export const bag = ({ size = 1, fill = spot, sign = ink }) =>
  at(
    { scale: size },
    line('M-28-116C-28-168 28-168 28-116', mix(fill, ink, 0.3), 8),
    path('M-62-120H62L70 0H-70Z', fill),
    path('M34-120H62L70 0H40Z', ink, { opacity: 0.12 }),
    mark(-26, -82, 52, sign),
  )

/** A speech bubble; the tail leaves at the foot, left or right. */
export const bubble = ({ width, height, fill, tail = 'left', content }) => {
  const foot =
    tail === 'left'
      ? d`M34 ${height - 2}V${height + 34}L74 ${height - 2}Z`
      : d`M${width - 34} ${height - 2}V${height + 34}L${width - 74} ${height - 2}Z`
  return join(rect(0, 0, width, height, fill, 18), path(foot, fill), content)
}

/** Two lines of unread text. */
export const talk = (x, y, width, colour, thickness = 14) =>
  join(
    rect(x, y, width, thickness, colour, thickness / 2),
    rect(x, y + thickness * 2, width * 0.62, thickness, colour, thickness / 2),
  )

export const heart = (x, y, size, fill = cabai[600]) =>
  at(
    { x, y, scale: size / 40 },
    path('M0 32C-26 14-36 2-34-12C-32-28-10-32 0-14C10-32 32-28 34-12C36 2 26 14 0 32Z', fill),
  )

/** A megaphone that points to the right; (0, 0) is its grip. */
export const megaphone = ({ size = 1, body = white, horn = spot, dark = ink }) =>
  at(
    { scale: size },
    path('M-20 20H22L34 84C34 94 4 96 0 88Z', dark),
    rect(-74, -46, 74, 80, body, 16),
    path('M-20-44L108-98V90L-20 34Z', horn),
    path('M60-78L108-98V90L60 69Z', ink, { opacity: 0.12 }),
    rect(100, -108, 20, 208, dark, 10),
    circle(-74, -6, 14, dark),
  )

/** Headset over a head at (0, 0). */
export const headset = (colour = ink, pad = spot) =>
  join(
    line('M-58 0C-64-116 64-116 58 0', colour, 10),
    rect(-70, -22, 24, 46, colour, 12),
    rect(46, -22, 24, 46, colour, 12),
    line('M-58 22C-56 52-40 58-22 56', colour, 6),
    rect(-30, 48, 24, 15, pad, 7),
  )

/** A pot of pens; (0, 0) is the middle of its foot. */
export const pens = (fill = toska[600]) =>
  join(
    at({ x: -12, y: -60, turn: -10 }, rect(-5, -70, 10, 76, spot, 3), path('M-5-70H5L0-86Z', ink)),
    at({ x: 12, y: -60, turn: 9 }, rect(-5, -58, 10, 64, white, 3), rect(-5, -58, 10, 16, cabai[500], 3)),
    at({ x: 0, y: -60 }, rect(-4, -46, 8, 56, ink, 3)),
    path('M-32-74H32L28 0H-28Z', fill),
    path('M12-74H32L28 0H10Z', ink, { opacity: 0.14 }),
  )

/** A stack of books; (0, 0) is its bottom left. */
export const books = (fills) =>
  join(
    fills.map((fill, index) => {
      const width = 190 - index * 22
      const y = -34 * (index + 1)
      return join(
        rect(index * 8, y, width, 32, fill, 5),
        rect(index * 8 + 26, y, 12, 32, ink, 0, { opacity: 0.18 }),
        rect(index * 8 + width - 14, y + 5, 14, 22, white, 2),
      )
    }),
  )
