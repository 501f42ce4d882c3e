import { addDays, addMonths, type Day } from '../../format/days.ts'
import { weekdayOf } from './dates.ts'

/** Where a key leads from a day of the grid; undefined for keys that are none of its business. */
export function dayByKey(day: Day, { key, shiftKey }: { key: string; shiftKey: boolean }): Day | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1)
    case 'ArrowRight':
      return addDays(day, 1)
    case 'ArrowUp':
      return addDays(day, -7)
    case 'ArrowDown':
      return addDays(day, 7)
    case 'Home':
      return addDays(day, -weekdayOf(day))
    case 'End':
      return addDays(day, 6 - weekdayOf(day))
    case 'PageUp':
      return addMonths(day, shiftKey ? -12 : -1)
    case 'PageDown':
      return addMonths(day, shiftKey ? 12 : 1)
    default:
      return undefined
  }
}
