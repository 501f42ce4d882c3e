import { type ReviewState, reviewStates } from '@naikkelas/contract/commerce'
import { givenOf } from '../content/content-filters.ts'

export interface ReviewFilters {
  search: string
  state: ReviewState | undefined
  stars: number | undefined
  /** Without an answer 0, with one 1. */
  answered: number | undefined
  after: string | undefined
  before: string | undefined
}

const place = /^(sebelum|sesudah)_(-?\d{1,15}\.\d{1,15})$/

const digitIn = (given: string | null, pattern: RegExp) =>
  given !== null && pattern.test(given) ? Number(given) : undefined

/** The filters of the list as its address has them; what no list has is left out. */
export function reviewFiltersOf(params: URLSearchParams): ReviewFilters {
  const [, side, at] = place.exec(params.get('halaman') ?? '') ?? []
  return {
    // A database cannot look for a NUL.
    search: (params.get('cari') ?? '').replaceAll('\0', '').trim().slice(0, 80),
    state: reviewStates.find((state) => state === params.get('status')),
    stars: digitIn(params.get('bintang'), /^[1-5]$/),
    answered: digitIn(params.get('jawaban'), /^[01]$/),
    after: side === 'sesudah' ? at : undefined,
    before: side === 'sebelum' ? at : undefined,
  }
}

export const reviewQueryOf = (filters: ReviewFilters) => givenOf(filters)

export const isFiltered = ({ search, state, stars, answered }: ReviewFilters) =>
  search !== '' || [state, stars, answered].some((one) => one !== undefined)
