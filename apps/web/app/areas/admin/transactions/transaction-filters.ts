import { sellableKinds, type SellableKind } from '@naikkelas/contract'
import { givenOf } from '../content/content-filters.ts'

export interface TransactionFilters {
  search: string
  status: number | undefined
  kind: SellableKind | undefined
  method: number | undefined
  source: number | undefined
  after: string | undefined
  before: string | undefined
}

const place = /^(sebelum|sesudah)_(-?\d{1,15}\.\d{1,15})$/

/** Zero is a code: what is not given is undefined. */
const codeIn = (given: string | null, pattern: RegExp) =>
  given !== null && pattern.test(given) ? Number(given) : undefined

/** The filters of the list as its address has them; what no list has is left out. */
export function transactionFiltersOf(params: URLSearchParams): TransactionFilters {
  const [, side, at] = place.exec(params.get('halaman') ?? '') ?? []
  return {
    // A database cannot look for a NUL.
    search: (params.get('cari') ?? '').replaceAll('\0', '').trim().slice(0, 80),
    status: codeIn(params.get('status'), /^[0-2]$/),
    kind: sellableKinds.find((kind) => kind === params.get('jenis')),
    method: codeIn(params.get('metode'), /^[0-5]$/),
    source: codeIn(params.get('sumber'), /^[1-3]$/),
    after: side === 'sesudah' ? at : undefined,
    before: side === 'sebelum' ? at : undefined,
  }
}

export const transactionQueryOf = (filters: TransactionFilters) => givenOf(filters)

export const isFiltered = ({ search, status, kind, method, source }: TransactionFilters) =>
  search !== '' || [status, kind, method, source].some((one) => one !== undefined)
