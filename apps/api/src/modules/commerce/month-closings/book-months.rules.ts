import type { BookMonthState } from '@naikkelas/contract/commerce'
import { addMonths, endOfMonth, HOUR_MS, type Month } from '@naikkelas/contract/time'

/** Requests that began in a month have ended by then, so nothing that is on its way is refused. */
const CLOSABLE_AFTER_MS = HOUR_MS

/** A month so many later. */
const monthAfter = (month: Month, months = 1): Month => addMonths(`${month}-01`, months).slice(0, 7)

export const isOver = (month: Month, now: Date): boolean =>
  now.getTime() >= endOfMonth(month).getTime() + CLOSABLE_AFTER_MS

interface Books {
  /** The first month in which money moved; null where none has. */
  first: Month | null
  /** The latest one that is closed. */
  closed: Month | null
}

/** The month to be closed next; books are closed in order, months without any movement among them. */
export const nextMonth = ({ first, closed }: Books): Month | null => (closed === null ? first : monthAfter(closed))

export function stateOf(month: Month, books: Books, now: Date): BookMonthState {
  if (books.closed !== null && month <= books.closed) return 'closed'
  if (!isOver(month, now)) return 'running'
  return month === nextMonth(books) ? 'next' : 'later'
}

/** Every month from the first to the running one, latest first. */
export function monthsOf(first: Month, current: Month): Month[] {
  const months: Month[] = []
  for (let month = current; month >= first; month = monthAfter(month, -1)) months.push(month)
  return months
}
