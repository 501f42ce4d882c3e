import type { OwnEvent } from '@naikkelas/contract/learning'

type Dated = Pick<OwnEvent, 'sessions' | 'isOver'>

/** Events to come by the end of their next session, then those without a day, then past ones, latest first. */
export function inTicketOrder<Event extends Dated>(events: readonly Event[], now: Date): Event[] {
  const nextOf = ({ sessions }: Dated) =>
    Math.min(...sessions.map(({ endsAt }) => Date.parse(endsAt)).filter((end) => end > now.getTime()))
  const lastOf = ({ sessions }: Dated) => Math.max(...sessions.map(({ endsAt }) => Date.parse(endsAt)))
  const groupOf = ({ sessions, isOver }: Dated) => (isOver ? 2 : sessions.length === 0 ? 1 : 0)
  return events.toSorted((one, other) => {
    const group = groupOf(one)
    if (group !== groupOf(other)) return group - groupOf(other)
    if (group === 0) return nextOf(one) - nextOf(other)
    return group === 2 ? lastOf(other) - lastOf(one) : 0
  })
}
