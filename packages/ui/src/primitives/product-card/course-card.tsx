import { productCardLabelsId } from './product-card.labels.ts'
import { type AnyProductCardProps, ProductCard } from './product-card.tsx'
import type { CourseLevel, CourseType } from './product-kinds.ts'

export interface CourseCardProps extends AnyProductCardProps {
  /** A free one shows no price, one on pre-order when it opens. @default 'basic' */
  type?: CourseType
  /** Who teaches. */
  instructor?: string
  /** How far it goes, with one to three bars. */
  courseLevel?: CourseLevel
  /** Of all lessons together. */
  minutes?: number
  /** How many lessons it has. */
  lessons?: number
  /** The day it opens, `YYYY-MM-DD`, for one on pre-order. */
  opensOn?: string
}

/** A course: who teaches, how far it goes, how long it takes. */
export function CourseCard({
  type = 'basic',
  instructor,
  courseLevel,
  minutes,
  lessons,
  opensOn,
  price,
  strikePrice,
  labels = productCardLabelsId,
  ...rest
}: CourseCardProps) {
  const isFree = type === 'free'
  const length = [minutes && labels.duration(minutes), lessons && labels.lessons(lessons)].filter(Boolean)
  return (
    <ProductCard
      {...rest}
      labels={labels}
      kind="course"
      kindLabel={labels.courseTypes[type]}
      price={isFree ? undefined : price}
      strikePrice={isFree ? undefined : strikePrice}
      facts={[
        instructor,
        (courseLevel || length.length > 0) && (
          <>
            {courseLevel && <span data-level={levelBars[courseLevel]}>{labels.levels[courseLevel]}</span>}
            {length.length > 0 && `${courseLevel ? ' · ' : ''}${length.join(' · ')}`}
          </>
        ),
        type === 'preorder' && opensOn && labels.opensOn(opensOn),
      ]}
    />
  )
}

const levelBars = { beginner: 1, intermediate: 2, advanced: 3 } as const
