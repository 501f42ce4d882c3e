import { sellableKinds, type SellableKind } from '@naikkelas/contract'
import type { TransactionFilter } from '@naikkelas/contract/commerce'
import { givenOf } from '../content/content-filters.ts'
import { daysIn } from '../lists/days-in.ts'

export interface TransactionFilters {
  search: string
  status: number | undefined
  kind: SellableKind | undefined
  method: number | undefined
  source: number | undefined
  /** Days in WIB on which they were placed; empty for no bound. */
  from: string
  until: string
  /** Only those that wait with a proof of their transfer. */
  proof: 'waiting' | undefined
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
    ...daysIn(params),
    proof: params.get('bukti') === 'menunggu' ? 'waiting' : undefined,
    after: side === 'sesudah' ? at : undefined,
    before: side === 'sebelum' ? at : undefined,
  }
}

/** What the API takes of it; what is not chosen is left out. */
export const transactionQueryOf = ({ from, until, ...filters }: TransactionFilters) => ({
  ...givenOf(filters),
  ...(from !== '' && { from }),
  ...(until !== '' && { until }),
})

/** The same for an export, which begins at the first page. */
export const transactionExportFilterOf = (filters: TransactionFilters): TransactionFilter =>
  transactionQueryOf({ ...filters, after: undefined, before: undefined })

export const isFiltered = ({ search, status, kind, method, source, from, until, proof }: TransactionFilters) =>
  [search, from, until].some((one) => one !== '') ||
  [status, kind, method, source, proof].some((one) => one !== undefined)
