import { isDay } from '@naikkelas/contract/time'

/** The days of an address in their order, so that a typed range never ends before it starts; what is no day is empty. */
export function daysIn(params: URLSearchParams): { from: string; until: string } {
  const [from = '', until = ''] = ['sejak', 'sampai'].map((name) => {
    const value = params.get(name) ?? ''
    return isDay(value) ? value : ''
  })
  return until !== '' && until < from ? { from: until, until: from } : { from, until }
}
