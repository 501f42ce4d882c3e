import { isDay } from '@naikkelas/contract/time'
import { EARLIEST_DAY } from '@naikkelas/contract/validation'

/** The days of an address in their order, so that a typed range never ends before it starts; what is no day is empty. */
export function daysIn(params: URLSearchParams): { from: string; until: string } {
  const [from = '', until = ''] = ['sejak', 'sampai'].map((name) => {
    const value = params.get(name) ?? ''
    return isDay(value) && value >= EARLIEST_DAY ? value : ''
  })
  return until !== '' && until < from ? { from: until, until: from } : { from, until }
}
