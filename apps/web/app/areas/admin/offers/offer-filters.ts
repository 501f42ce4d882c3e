import { type OfferStatus, offerStatuses } from '@naikkelas/contract/pages'
import { pageIn, wordsIn } from '../lists/params-in.ts'

export interface OfferFilters {
  search: string
  status: OfferStatus | undefined
  page: number
}

/** What the address asks the list for; what it cannot mean is left out. */
export function offerFiltersOf(params: URLSearchParams): OfferFilters {
  return {
    search: wordsIn(params, 'cari'),
    status: offerStatuses.find((status) => status === params.get('status')),
    page: pageIn(params),
  }
}
