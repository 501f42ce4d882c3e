import type { HTMLAttributes, Ref } from 'react'
import { type RatingLabels, ratingLabelsId } from './rating.labels.ts'
import { ratingVariants } from './rating.variants.ts'
import { toHalfStars } from './star-paths.ts'
import { Stars } from './stars.tsx'

export interface RatingProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** The mean, from 1 to 5: written to one decimal, drawn to the nearest half star. 0 while nothing has been rated. */
  value: number
  /** How many have rated. Nothing is written where it is not given. */
  count?: number
  /** Five stars, or one before the number where room is short. @default 'stars' */
  variant?: 'stars' | 'compact'
  /** @default 'md' */
  size?: 'sm' | 'md' | 'lg'
  /** Everything it says itself: `ratingLabelsEn` for English. @default ratingLabelsId */
  labels?: RatingLabels
  ref?: Ref<HTMLSpanElement>
}

const starSizes = { sm: [82, 14], md: [94, 16], lg: [140, 24] } as const

/** What buyers think of something: stars, their mean, and how many they are. To be rated with a RatingInput. */
export function Rating({
  value,
  count,
  variant = 'stars',
  size = 'md',
  labels = ratingLabelsId,
  className,
  ...rest
}: RatingProps) {
  const isRated = value > 0 && count !== 0
  const [width, height] = starSizes[size]
  return (
    <span
      // One sentence instead of stars and two numbers.
      {...(isRated && { role: 'img', 'aria-label': labels.rated(value, count ?? null) })}
      {...rest}
      data-component="Rating"
      className={ratingVariants({ variant, size, className })}
    >
      {variant === 'stars' && <Stars filled={isRated ? toHalfStars(value) : 0} width={width} height={height} />}
      {isRated ? (
        <>
          <b>{labels.value(value)}</b>
          {count !== undefined && <span>{`(${labels.count(count)})`}</span>}
        </>
      ) : (
        <span>{labels.unrated}</span>
      )}
    </span>
  )
}
