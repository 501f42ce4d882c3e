import { pageIn, wordsIn } from '../lists/params-in.ts'

export interface JobFilters {
  /** Name of a queue; empty for all. */
  queue: string
  /** From 1. */
  page: number
}

/** What the address asks for; nonsense in it is left out. */
export function jobFiltersOf(params: URLSearchParams): JobFilters {
  return {
    queue: wordsIn(params, 'antrean', 200),
    page: pageIn(params),
  }
}
