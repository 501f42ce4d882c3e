import { addMonths, monthInWib, type Month } from '@naikkelas/contract/time'

/** Months ahead that the calendar shows. */
const MONTHS = 12

/** The months of the calendar: what is over is no offer. */
export function monthsFrom(now: Date): { min: Month; max: Month } {
  const min = monthInWib(now)
  return { min, max: addMonths(`${min}-01`, MONTHS).slice(0, 7) }
}

/** The month that an address asks for, the nearest one that is shown; null for the list. */
export function monthIn(params: URLSearchParams, now: Date): Month | null {
  const asked = params.get('bulan') ?? ''
  if (!/^\d{4}-(?:0[1-9]|1[0-2])$/.test(asked)) return null
  const { min, max } = monthsFrom(now)
  return asked < min ? min : asked > max ? max : asked
}
