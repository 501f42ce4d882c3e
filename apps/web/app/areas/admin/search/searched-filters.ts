import type { ExportFormat } from '@naikkelas/contract'
import { exportSearchedWordsPath } from '@naikkelas/contract/commerce'
import { addDays, type Day } from '@naikkelas/contract/time'
import { daysIn } from '../lists/days-in.ts'

/** Days that the list shows at first. */
const DAYS = 30

export interface SearchedFilters {
  /** Days in WIB. */
  from: Day
  until: Day
  show: 'all' | 'empty'
}

/** The period and the choice in an address; the last thirty days without one. */
export function searchedFiltersOf(params: URLSearchParams, today: Day): SearchedFilters {
  const { from, until } = daysIn(params)
  const last = until === '' ? (from > today ? from : today) : until
  return {
    from: from === '' ? addDays(last, 1 - DAYS) : from,
    until: last,
    show: params.get('hasil') === 'kosong' ? 'empty' : 'all',
  }
}

export const exportAddress = (filters: SearchedFilters, format: ExportFormat) =>
  `/api${exportSearchedWordsPath(format)}?${new URLSearchParams({ ...filters })}`
