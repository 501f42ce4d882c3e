import type { ExportFormat, SellableKind } from '@naikkelas/contract'
import { exportSellablesPath, sellableStates } from '@naikkelas/contract/commerce'

export interface SellableFilters {
  search: string
  state: (typeof sellableStates)[number] | undefined
  /** Of courses alone. */
  courseType: number | undefined
  categoryId: string | undefined
  /** Own 1, Partner 2. */
  owner: number | undefined
  /** 0 to 4; without one the order that admins chose. */
  sort: number | undefined
  after: string | undefined
  before: string | undefined
}

const id = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const place = /^(sebelum|sesudah)_(-?\d{1,15}\.\d{1,15})$/

/** A page as the address has it, in `halaman`: what comes after or before a place of the list. */
export const pageAt = (side: 'after' | 'before', at: string) => `${side === 'after' ? 'sesudah' : 'sebelum'}_${at}`

const codeOf = (given: string | null, lowest: number, highest: number) => {
  const code = Number(given)
  return given !== null && /^\d$/.test(given) && code >= lowest && code <= highest ? code : undefined
}

/** The filters of the list as its address has them; what no list has is left out. */
export function sellableFiltersOf(params: URLSearchParams, kind: SellableKind): SellableFilters {
  const [, side, at] = place.exec(params.get('halaman') ?? '') ?? []
  const categoryId = params.get('kategori') ?? ''
  return {
    // A database cannot look for a NUL.
    search: (params.get('cari') ?? '').replaceAll('\0', '').trim().slice(0, 80),
    state: sellableStates.find((state) => state === params.get('status')),
    courseType: kind === 'course' ? codeOf(params.get('tipe'), 1, 4) : undefined,
    categoryId: id.test(categoryId) ? categoryId : undefined,
    owner: codeOf(params.get('pemilik'), 1, 2),
    sort: codeOf(params.get('urut'), 0, 4),
    after: side === 'sesudah' ? at : undefined,
    before: side === 'sebelum' ? at : undefined,
  }
}

/** What the list is asked for. */
export function sellableQueryOf(kind: SellableKind, { search, ...filters }: SellableFilters) {
  const given = Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined))
  return { kind, ...given, ...(search === '' ? {} : { search }) }
}

export const isFiltered = ({ search, state, courseType, categoryId, owner }: SellableFilters) =>
  search !== '' || [state, courseType, categoryId, owner].some((one) => one !== undefined)

/** The list as a file, with its filters and in its order. */
export function exportAddress(kind: SellableKind, filters: SellableFilters, format: ExportFormat): string {
  const query = sellableQueryOf(kind, { ...filters, after: undefined, before: undefined })
  return `/api${exportSellablesPath(format)}?${new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))}`
}
