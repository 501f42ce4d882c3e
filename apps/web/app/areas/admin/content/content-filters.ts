import { type PublicationState, publicationStates } from '@naikkelas/contract/content'

export interface ContentFilters {
  search: string
  state: PublicationState | undefined
  after: string | undefined
  before: string | undefined
}

const place = /^(sebelum|sesudah)_(-?\d{1,15}\.\d{1,15})$/

/** A page as the address has it, in `halaman`: what comes after or before a place of the list. */
export const pageAt = (side: 'after' | 'before', at: string) => `${side === 'after' ? 'sesudah' : 'sebelum'}_${at}`

/** The filters of a list as its address has them; what no list has is left out. */
export function contentFiltersOf(params: URLSearchParams): ContentFilters {
  const [, side, at] = place.exec(params.get('halaman') ?? '') ?? []
  return {
    // A database cannot look for a NUL.
    search: (params.get('cari') ?? '').replaceAll('\0', '').trim().slice(0, 80),
    state: publicationStates.find((state) => state === params.get('status')),
    after: side === 'sesudah' ? at : undefined,
    before: side === 'sebelum' ? at : undefined,
  }
}

/** Filters as a query: those that are there. */
export function givenOf<Filters extends { search: string }>({ search, ...filters }: Filters) {
  const given = Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined))
  return { ...given, ...(search === '' ? {} : { search }) }
}
