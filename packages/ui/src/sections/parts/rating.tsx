import { Stars } from '../../primitives/rating/stars.tsx'
import type { SectionLabels } from '../labels.ts'

export interface RatingProps {
  /** 1 to 5; an average may lie between. Nothing is drawn for 0. */
  value: number
  labels: SectionLabels
}

/** A rating as five stars, filled from the left to its value, which screen readers get in words. */
export function Rating({ value, labels }: RatingProps) {
  if (value <= 0) return null
  return (
    // The accent keeps a contrast of 4.5 on every ground; an empty star is its outline.
    <span className="ui:text-accent" data-part="rating">
      <Stars filled={value} />
      <span className="ui:sr-only">{labels.rating(value)}</span>
    </span>
  )
}

/** The mean of those who rated, to one decimal; null without ratings. */
export function averageRating(ratings: readonly number[]): { average: number; count: number } | null {
  const given = ratings.filter((rating) => rating > 0)
  if (given.length === 0) return null
  const sum = given.reduce((total, rating) => total + rating, 0)
  return { average: Math.round((sum / given.length) * 10) / 10, count: given.length }
}
