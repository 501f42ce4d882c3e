export interface JobFilters {
  /** Name of a queue; empty for all. */
  queue: string
  /** From 1. */
  page: number
}

const PAGES_AT_MOST = 10_000

/** What the address asks for; nonsense in it is left out. */
export function jobFiltersOf(params: URLSearchParams): JobFilters {
  const page = Number(params.get('halaman') ?? 1)
  return {
    queue: (params.get('antrean') ?? '').slice(0, 200),
    page: Number.isInteger(page) && page >= 1 && page <= PAGES_AT_MOST ? page : 1,
  }
}
