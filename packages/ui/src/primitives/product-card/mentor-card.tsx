import { productCardLabelsId } from './product-card.labels.ts'
import { type AnyProductCardProps, ProductCard } from './product-card.tsx'

export interface MentorCardProps extends AnyProductCardProps {
  /** Who mentors. */
  mentor?: string
  /** How many sessions there are. */
  sessions?: number
  /** Of one session. */
  minutes?: number
}

/** Sessions with one mentor: with whom, how many and how long. */
export function MentorCard({ mentor, sessions, minutes, labels = productCardLabelsId, ...rest }: MentorCardProps) {
  const length = [sessions && labels.sessions(sessions), minutes && labels.duration(minutes)].filter(Boolean)
  return <ProductCard {...rest} labels={labels} kind="mentor" facts={[mentor, length.join(' × ')]} />
}
