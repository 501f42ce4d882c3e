import { clockInWib, dayInWib, formatDateTime, formatLongDate } from '@naikkelas/contract/time'

const timeOf = (instant: Date) => clockInWib(instant).slice(11, 16).replace(':', '.')

/** From when until when: the day once where it is the same. `29 November 2026, 19.00 sampai 20.00 WIB` */
export function sessionTimes(startsAt: string, endsAt: string): string {
  const [start, end] = [new Date(startsAt), new Date(endsAt)]
  return dayInWib(start) === dayInWib(end)
    ? `${formatLongDate(start)}, ${timeOf(start)} sampai ${timeOf(end)} WIB`
    : `${formatDateTime(start)} sampai ${formatDateTime(end)}`
}
