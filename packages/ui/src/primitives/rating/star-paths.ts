/** Width of one star, in the units of `starsBox`. */
const STAR_WIDTH = 38
/** From one star to the next. */
const PITCH = 48
const star = 'l5 13 14 1-10 9 3 13-12-7-12 7 3-13-10-9 14-1z'

/** The box that the five stars fill. */
export const starsBox = `0 0 ${4 * PITCH + STAR_WIDTH + 4} 40`

/** Five stars in one path. */
export const fiveStars = `M21 2${[star, star, star, star, star].join(`m${PITCH} 0`)}`

/** The first of them alone. */
export const oneStar = `M21 2${star}`

/** How much of the stars' width is empty, in percent; the gaps between them count as neither. */
export function emptyPercent(value: number): number {
  const full = Math.floor(value)
  const filled = full * PITCH + (value - full) * STAR_WIDTH
  return Math.round(100 - (filled / (4 * PITCH + STAR_WIDTH)) * 100)
}

/** A mean as it is drawn: to the nearest half star, within five. */
export const toHalfStars = (value: number) => Math.min(5, Math.max(0, Math.round(value * 2) / 2))
