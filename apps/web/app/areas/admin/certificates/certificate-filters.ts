import { type CertificateState, certificateStates } from '@naikkelas/contract/learning'
import { givenOf } from '../content/content-filters.ts'

export interface CertificateFilters {
  search: string
  state: CertificateState | undefined
  after: string | undefined
  before: string | undefined
}

const place = /^(sebelum|sesudah)_(\d{1,15}\.\d{1,15})$/

/** The filters of the list as its address has them; what no list has is left out. */
export function certificateFiltersOf(params: URLSearchParams): CertificateFilters {
  const [, side, at] = place.exec(params.get('halaman') ?? '') ?? []
  return {
    // A database cannot look for a NUL.
    search: (params.get('cari') ?? '').replaceAll('\0', '').trim().slice(0, 80),
    state: certificateStates.find((state) => state === params.get('status')),
    after: side === 'sesudah' ? at : undefined,
    before: side === 'sebelum' ? at : undefined,
  }
}

export const certificateQueryOf = (filters: CertificateFilters) => givenOf(filters)
