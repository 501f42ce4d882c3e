import { type OfferStatus, offerStatuses } from '@naikkelas/contract/pages'

export interface OfferFilters {
  search: string
  status: OfferStatus | undefined
  page: number
}

/** What the address asks the list for; what it cannot mean is left out. */
export function offerFiltersOf(params: URLSearchParams): OfferFilters {
  const page = Number(params.get('halaman') ?? 1)
  return {
    search: (params.get('cari') ?? '').slice(0, 80),
    status: offerStatuses.find((status) => status === params.get('status')),
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  }
}
