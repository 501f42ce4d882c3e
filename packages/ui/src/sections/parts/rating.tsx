import type { SectionLabels } from '../labels.ts'

export interface RatingProps {
  /** 1 to 5; an average may lie between. Nothing is drawn for 0. */
  value: number
  labels: SectionLabels
}

const heights = [7, 10, 13, 16, 20]

/** A rating as five rising bars, filled from below to its value, with its value in words for screen readers. */
export function Rating({ value, labels }: RatingProps) {
  if (value <= 0) return null
  return (
    <span className="ui:rating" data-part="rating">
      <svg viewBox="0 0 38 20" width="38" height="20" fill="currentColor" aria-hidden="true">
        {heights.map((height, index) => {
          const filled = height * Math.min(1, Math.max(0, value - index))
          const x = index * 8
          return (
            <g key={height}>
              <rect x={x} y={20 - height} width="6" height={height} rx="1" opacity=".26" />
              {filled > 0 && <rect x={x} y={20 - filled} width="6" height={filled} rx="1" />}
            </g>
          )
        })}
      </svg>
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
