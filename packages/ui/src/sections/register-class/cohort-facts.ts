import type { ReactNode } from 'react'
import { isPast, type SectionViewProps } from '../section-view.ts'
import type { RegisterClassContent } from './register-class.section.ts'

export interface CohortFact {
  id: string
  label: string
  value: ReactNode
  /** The instant it speaks of. */
  dateTime?: string
}

/** When a class begins, when registration ends and how many seats are left; nothing that is past or unknown. */
export function cohortFacts({ content: { cohort }, page, slot }: SectionViewProps<RegisterClassContent>): CohortFact[] {
  const { labels, offer } = page
  const until = cohort.until ?? offer.deadline
  const seats = cohort.seats || (offer.seats === null ? '' : String(offer.seats))
  const date = (id: string, label: string, instant: string | null): CohortFact[] =>
    instant === null || isPast(instant, page)
      ? []
      : [
          {
            id,
            label,
            value: `${labels.shortDay(instant)}, ${labels.time(instant)}`,
            dateTime: instant,
          },
        ]
  return [
    ...date('start', labels.startsOn, cohort.start),
    ...date('until', labels.closesOn, until),
    ...(seats !== '' || page.isSample
      ? [{ id: 'seats', label: labels.seatsLeft, value: slot(['cohort', 'seats'], seats) }]
      : []),
  ]
}
