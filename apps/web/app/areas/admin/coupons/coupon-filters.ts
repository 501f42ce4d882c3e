import { type CouponKind, couponKinds, type CouponState } from '@naikkelas/contract/commerce'
import { givenOf } from '../content/content-filters.ts'

export interface CouponFilters {
  search: string
  state: CouponState | undefined
  type: number | undefined
  kind: CouponKind | undefined
  batch: string | undefined
  after: string | undefined
  before: string | undefined
}

const place = /^(sebelum|sesudah)_(-?\d{1,15}\.\d{1,15})$/
const id = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The filters of the list as its address has them; what no list has is left out. */
export function couponFiltersOf(params: URLSearchParams): CouponFilters {
  const [, side, at] = place.exec(params.get('halaman') ?? '') ?? []
  const type = params.get('tipe')
  const batch = params.get('kelompok')
  return {
    // A database cannot look for a NUL.
    search: (params.get('cari') ?? '').replaceAll('\0', '').trim().slice(0, 80),
    state: params.get('status') === 'archived' ? 'archived' : undefined,
    type: type === '1' || type === '2' ? Number(type) : undefined,
    kind: couponKinds.find((kind) => kind === params.get('jenis')),
    batch: batch !== null && id.test(batch) ? batch : undefined,
    after: side === 'sesudah' ? at : undefined,
    before: side === 'sebelum' ? at : undefined,
  }
}

export const couponQueryOf = (filters: CouponFilters) => givenOf(filters)

/** Of the same list as a file. */
export function couponFileOf({ after: _after, before: _before, ...filters }: CouponFilters): string {
  const query = new URLSearchParams(Object.entries(givenOf(filters)).map(([name, value]) => [name, String(value)]))
  return `/api/admin/coupons.csv?${query}`
}

export const isFiltered = ({ search, state, type, kind, batch }: CouponFilters) =>
  search !== '' || [state, type, kind, batch].some((one) => one !== undefined)
