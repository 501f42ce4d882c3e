import { type Attendee, ticketCodeIn } from '@naikkelas/contract/learning'

export type Presence = 'all' | 'present' | 'absent'

export interface AttendeeFilter {
  words: string
  presence: Presence
}

/** By a part of the name, of the order's code, or of the ticket's code however it is written. */
export function filteredAttendees(attendees: readonly Attendee[], { words, presence }: AttendeeFilter): Attendee[] {
  const sought = words.trim().toLowerCase()
  const code = ticketCodeIn(sought) ?? sought.toUpperCase().replaceAll('-', '')
  const fits = ({ name, code: own, orderCode }: Attendee) =>
    sought === '' ||
    (name ?? '').toLowerCase().includes(sought) ||
    orderCode.toLowerCase().includes(sought) ||
    (code !== '' && own.includes(code))
  return attendees.filter(
    (attendee) => (presence === 'all' || (attendee.checkIn !== null) === (presence === 'present')) && fits(attendee),
  )
}

/** `12 dari 40 hadir` */
export const presentWords = (attendees: readonly Attendee[]) =>
  `${attendees.filter(({ checkIn }) => checkIn !== null).length} dari ${attendees.length} hadir`
