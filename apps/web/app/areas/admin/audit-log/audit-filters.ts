import type { AuditFilter } from '@naikkelas/contract/identity'
import { daysIn } from '../lists/days-in.ts'

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

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const cursor = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z_[0-9a-f-]{36}$/
const noun = /^[a-z-]{1,80}$/

/** The filters that an address holds; what it does not understand is left out. */
export function auditFiltersOf(params: URLSearchParams): AuditFilters {
  const matching = (name: string, pattern: RegExp) => {
    const value = params.get(name) ?? ''
    return pattern.test(value) ? value : ''
  }
  return {
    adminId: matching('admin', uuid),
    recordType: matching('jenis', noun),
    recordId: (params.get('cari') ?? '').trim().slice(0, 200),
    ...daysIn(params),
    ...placeOf(params.get('halaman') ?? ''),
    entryId: matching('catatan', uuid),
  }
}

/** A page in the address: on the side of a place that its entries are on. */
export const pageAt = (side: 'older' | 'newer', place: string) => `${side === 'older' ? 'lama' : 'baru'}_${place}`

function placeOf(page: string): Pick<AuditFilters, 'older' | 'newer'> {
  const place = page.slice('lama_'.length)
  if (!cursor.test(place)) return { older: '', newer: '' }
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
