import type { EventTicket } from '@naikkelas/contract/commerce'
import { dayInWib, formatDateTime } from '@naikkelas/contract/time'

type Session = Pick<EventTicket['sessions'][number], 'startsAt' | 'endsAt'>

/** `4 Desember 2026, 19.00 sampai 21.00 WIB`; with both days where it goes past midnight. */
export function sessionWords({ startsAt, endsAt }: Session): string {
  const [start, end] = [formatDateTime(startsAt), formatDateTime(endsAt)]
  if (dayInWib(new Date(startsAt)) !== dayInWib(new Date(endsAt))) return `${start} sampai ${end}`
  return `${start.replace(/ WIB$/, '')} sampai ${end.slice(end.indexOf(', ') + 2)}`
}
