/** Tangga: the stairs that every picture stands on, in five compositions. */
import { join, path, d, rect } from '../ink/shape.mjs'

/** Bars side by side that stand on y: [width, height, fill]. */
export const bars = (x, y, list) => {
  let left = x
  return join(
    list.map(([width, height, fill]) => {
      const bar = rect(left, y - height, width, height, fill)
      left += width
      return bar
    }),
  )
}

/** naik: three rising bars at the right. */
export const naik = (width, height, [low, middle, high], unit = width / 16) =>
  bars(width - unit * 9, height, [
    [unit * 3, unit * 2, low],
    [unit * 3, unit * 4, middle],
    [unit * 3, unit * 6, high],
  ])

/** papan: a dark board whose right edge goes down in steps. */
export const papan = (width, height, fill, unit = width / 16) =>
  path(
    d`M0 0H${unit * 9}V${height - unit * 4.5}H${unit * 8}V${height - unit * 3}H${unit * 7}V${height - unit * 1.5}H${unit * 6}V${height}H0Z`,
    fill,
  )

/** meja: a table top that climbs twice on its way to the right; what stands behind it may be given. */
export const meja = (width, height, [front, back], behind, unit = width / 16) =>
  join(
    rect(unit * 13, 0, unit * 3, height, back),
    behind,
    path(
      d`M0 ${height - unit * 2}H${unit * 5}V${height - unit * 2.5}H${unit * 6.5}V${height - unit * 3}H${width}V${height}H0Z`,
      front,
    ),
  )

/** dinding: a wall that hangs from above and leaves by steps at its lower left. */
export const dinding = (width, height, [floor, wall], unit = width / 16) =>
  join(
    rect(0, height - unit, width, unit, floor),
    path(
      d`M${unit * 8} 0V${unit * 6}H${unit * 10}V${unit * 7}H${unit * 12}V${unit * 8}H${unit * 14}V${height}H${width}V0Z`,
      wall,
    ),
  )

/** landasan: a stand of three levels, broad below. */
export const landasan = (centre, height, [top, middle, low], unit) =>
  join(
    rect(centre - unit * 2, height - unit * 3, unit * 4, unit, top),
    rect(centre - unit * 3, height - unit * 2, unit * 6, unit, middle),
    rect(centre - unit * 4, height - unit, unit * 8, unit, low),
  )

/** The mark: three rising rounded bars, the size of its box. */
export const mark = (x, y, size, fill, last = fill) =>
  join(
    [0.36, 0.64, 1].map((share, index) =>
      rect(
        x + (index * size) / 2.76,
        y + size * (1 - share),
        size * 0.27,
        size * share,
        index === 2 ? last : fill,
        size * 0.06,
      ),
    ),
  )
