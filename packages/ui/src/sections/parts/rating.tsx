import type { SectionLabels } from '../labels.ts'

export interface RatingProps {
  /** 1 to 5; an average may lie between. Nothing is drawn for 0. */
  value: number
  labels: SectionLabels
}

const starWidth = 38
/** From one star to the next. */
const pitch = 48
const star = 'l5 13 14 1-10 9 3 13-12-7-12 7 3-13-10-9 14-1z'
const stars = `M21 2${[star, star, star, star, star].join(`m${pitch} 0`)}`

/** A rating as five stars, filled from the left to its value, which screen readers get in words. */
export function Rating({ value, labels }: RatingProps) {
  if (value <= 0) return null
  return (
    // The accent keeps a contrast of 4.5 on every ground; an empty star is its outline.
    <span className="ui:text-accent" data-part="rating">
      <svg viewBox="0 0 234 40" width="94" height="16" fill="currentColor" aria-hidden="true">
        <path d={stars} fill="none" stroke="currentColor" strokeWidth="3" strokeLinejoin="round" />
        {/* A shape instead of a gradient or a <clipPath>: those need ids, which repeat on a page. */}
        <path d={stars} clipPath={value < 5 ? `inset(0 ${emptyPercent(value)}% 0 0)` : undefined} />
      </svg>
      <span className="ui:sr-only">{labels.rating(value)}</span>
    </span>
  )
}

/** How much of the stars' width is empty; the gaps between them count as neither. */
function emptyPercent(value: number): number {
  const full = Math.floor(value)
  const filled = full * pitch + (value - full) * starWidth
  return Math.round(100 - (filled / (4 * pitch + starWidth)) * 100)
}

/** The mean of those who rated, to one decimal; null without ratings. */
export function averageRating(ratings: readonly number[]): { average: number; count: number } | null {
  const given = ratings.filter((rating) => rating > 0)
  if (given.length === 0) return null
  const sum = given.reduce((total, rating) => total + rating, 0)
  return { average: Math.round((sum / given.length) * 10) / 10, count: given.length }
}
