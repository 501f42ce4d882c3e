import { type SellableFilters, sellableFiltersOf } from './sellable-filters.ts'

export interface InstructorFilters extends Pick<SellableFilters, 'search' | 'after' | 'before'> {
  /** Non-Aktif 0, Aktif 1. */
  status: 0 | 1 | undefined
}

/** The filters of the list as its address has them; its search and pages are those of every list of the catalogue. */
export function instructorFiltersOf(params: URLSearchParams): InstructorFilters {
  const { search, after, before } = sellableFiltersOf(params, 'course')
  const status = params.get('status')
  return { search, after, before, status: status === '0' ? 0 : status === '1' ? 1 : undefined }
}

export function instructorQueryOf({ search, ...filters }: InstructorFilters) {
  const given = Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined))
  return { ...given, ...(search === '' ? {} : { search }) }
}
