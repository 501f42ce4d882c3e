/** Arms and legs as tapered tubes, and the hands at their ends. */
import { skinTones } from '../ink/colour.mjs'
import { at, circle, d, join, line, path, rect } from '../ink/shape.mjs'

const tube = ([x1, y1], [x2, y2], r1, r2, fill, isFlat) => {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1
  const [nx, ny] = [(y1 - y2) / length, (x2 - x1) / length]
  return join(
    path(
      d`M${x1 + nx * r1} ${y1 + ny * r1}L${x2 + nx * r2} ${y2 + ny * r2}L${x2 - nx * r2} ${y2 - ny * r2}L${x1 - nx * r1} ${y1 - ny * r1}Z`,
      fill,
    ),
    circle(x1, y1, r1, fill),
    !isFlat && circle(x2, y2, r2, fill),
  )
}

/** Through three points, with the radius at each; a flat end is a hem. */
export const limb = ([from, bend, to], [r1, r2, r3], fill, isFlat) =>
  join(tube(from, bend, r1, r2, fill), tube(bend, to, r2, r3, fill, isFlat))

/** Hands lie along +x from the wrist, thumb up; 56 long. */
const hands = {
  open: (t) =>
    join(
      path(
        'M-8-15L16-18C22-32 30-38 36-34C40-30 34-22 31-16C44-17 58-14 61-8C63-3 59 0 54 0C60 2 61 9 55 10C57 14 53 18 47 17C36 20 14 19-8 15Z',
        t.base,
      ),
      line('M54 0L36-1M55 10L37 8', t.line, 2.2, { opacity: 0.5 }),
    ),
  point: (t) =>
    join(
      path('M-8-15L18-18L60-19C68-19 69-8 61-7L40-5C44 0 44 6 40 9C40 15 34 19 26 18C14 20 4 18-8 15Z', t.base),
      path('M8-14C14-26 26-28 34-22C38-18 34-13 28-13Z', t.base),
      line('M40-5L26-4M40 9L27 7M34-20C30-14 24-12 16-12', t.line, 2.2, { opacity: 0.5 }),
    ),
  grip: (t) =>
    join(
      path('M-8-15L12-18C26-22 40-18 42-8C44 2 42 14 34 18C20 22 4 19-8 15Z', t.base),
      rect(14, -20, 30, 12, t.base, 6),
      line('M40-7L20-7M42 2L20 2M40 10L20 10', t.line, 2.2, { opacity: 0.5 }),
    ),
  rest: (t) =>
    join(
      path(
        'M-8-15C10-20 34-18 48-11C56-6 60 2 56 8C52 13 46 11 42 9C44 15 36 18 31 14C28 19 20 19 17 15C8 18-2 17-8 15Z',
        t.base,
      ),
      line('M42 9L34 1M31 14L24 4M17 15L13 8', t.line, 2.2, { opacity: 0.5 }),
    ),
}

/** Only the fingers of a grip, to lay over the thing that is held. */
export const holding = (skin) => {
  const t = skinTones(skin)
  return join(
    [-14, -3, 8].map((y) => rect(10, y - 5, 34, 12, t.base, 6)),
    line('M22-3H38M22 8H38', t.line, 2, { opacity: 0.5 }),
  )
}

/** An arm: sleeve through shoulder, elbow and wrist; the hand follows the forearm unless `handTurn` says otherwise, its thumb up on either side. */
export const arm = ({
  points,
  sleeve,
  skin,
  hand = 'open',
  handTurn,
  thumbDown = false,
  wide = 1,
  short = false,
  cuff,
}) => {
  const [, elbow, wrist] = points
  const tones = skinTones(skin)
  const along = (Math.atan2(wrist[1] - elbow[1], wrist[0] - elbow[0]) * 180) / Math.PI
  const turn = handTurn ?? along
  const flip = Math.cos((turn * Math.PI) / 180) < 0 !== thumbDown
  const reach = Math.hypot(wrist[0] - elbow[0], wrist[1] - elbow[1])
  const part = (share) => [elbow[0] + (wrist[0] - elbow[0]) * share, elbow[1] + (wrist[1] - elbow[1]) * share]
  const handShape = at({ x: wrist[0], y: wrist[1], turn: flip ? turn + 180 : turn, flip }, hands[hand](tones))
  if (short) {
    const sleeveEnd = [points[0][0] + (elbow[0] - points[0][0]) * 0.72, points[0][1] + (elbow[1] - points[0][1]) * 0.72]
    return join(
      handShape,
      limb(points, [20 * wide, 18 * wide, 14], tones.base),
      tube(points[0], sleeveEnd, 30 * wide, 29 * wide, sleeve),
    )
  }
  const cuffShape =
    cuff &&
    line(
      d`M${part(1 - 3 / reach)[0]} ${part(1 - 3 / reach)[1]}L${part(1 + 9 / reach)[0]} ${part(1 + 9 / reach)[1]}`,
      cuff,
      39,
      { 'stroke-linecap': 'butt' },
    )
  return join(handShape, limb(points, [30 * wide, 26 * wide, 19], sleeve), cuffShape)
}
