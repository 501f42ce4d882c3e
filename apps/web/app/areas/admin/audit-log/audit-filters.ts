import type { AuditFilter } from '@naikkelas/contract/identity'
import { isInstant } from '@naikkelas/contract/validation'
import { daysIn } from '../lists/days-in.ts'
import { idIn, wordsIn } from '../lists/params-in.ts'

export interface AuditFilters {
  adminId: string
  recordType: string
  recordId: string
  /** Days in WIB, `2026-11-20`; empty for no bound. */
  from: string
  until: string
  /** A place in the list; empty for the latest. */
  older: string
  newer: string
  /** The entry that is open; empty for none. */
  entryId: string
}

const cursor = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const noun = /^[a-z-]{1,80}$/

/** The filters that an address holds; what it does not understand is left out. */
export function auditFiltersOf(params: URLSearchParams): AuditFilters {
  const recordType = params.get('jenis') ?? ''
  return {
    adminId: idIn(params, 'admin'),
    recordType: noun.test(recordType) ? recordType : '',
    recordId: wordsIn(params, 'cari', 200),
    ...daysIn(params),
    ...placeOf(params.get('halaman') ?? ''),
    entryId: idIn(params, 'catatan'),
  }
}

/** A page in the address: on the side of a place that its entries are on. */
export const pageAt = (side: 'older' | 'newer', place: string) => `${side === 'older' ? 'lama' : 'baru'}_${place}`

function placeOf(page: string): Pick<AuditFilters, 'older' | 'newer'> {
  const place = page.slice('lama_'.length)
  if (!cursor.test(place) || !isInstant(place.slice(0, -37))) return { older: '', newer: '' }
  return { older: page === pageAt('older', place) ? place : '', newer: page === pageAt('newer', place) ? place : '' }
}

/** The same as the API takes them; what is not chosen is left out. */
export function auditQuery({ adminId, recordType, recordId, from, until }: AuditFilters): AuditFilter {
  return {
    ...(adminId !== '' && { adminId }),
    ...(recordType !== '' && { recordType }),
    ...(recordId !== '' && { recordId }),
    ...(from !== '' && { from }),
    ...(until !== '' && { until }),
  }
}
