import type { ExportFormat } from '@naikkelas/contract'
import { exportLeadsPath, type LeadFilter, type LeadStatus, leadStatuses } from '@naikkelas/contract/marketing'
import { daysIn } from '../lists/days-in.ts'
import { idIn, pageIn, wordsIn } from '../lists/params-in.ts'

export const leadStatusNames: Readonly<Record<LeadStatus, string>> = {
  new: 'Baru',
  contacted: 'Dihubungi',
  done: 'Selesai',
}

export interface LeadFilters {
  search: string
  status: LeadStatus | undefined
  /** Shows what may be a robot's instead. */
  isSpam: boolean
  pageId: string
  /** Days in WIB, `2026-11-20`; empty for no bound. */
  from: string
  until: string
  page: number
}

/** The filters that an address holds; what it does not understand is left out. */
export function leadFiltersOf(params: URLSearchParams): LeadFilters {
  return {
    search: wordsIn(params, 'cari'),
    status: leadStatuses.find((status) => status === params.get('status')),
    isSpam: params.get('kotak') === 'spam',
    pageId: idIn(params, 'dari-halaman'),
    ...daysIn(params),
    page: pageIn(params),
  }
}

/** The same as the API takes them; what is not chosen is left out. */
export function leadQuery({ search, status, isSpam, pageId, from, until }: LeadFilters): LeadFilter {
  return {
    ...(search.trim() !== '' && { search: search.trim() }),
    ...(status !== undefined && { status }),
    ...(isSpam && { box: 'spam' as const }),
    ...(pageId !== '' && { pageId }),
    ...(from !== '' && { from }),
    ...(until !== '' && { until }),
  }
}

/** Where the leads of these filters are had as a file. */
export function exportAddress(filters: LeadFilters, format: ExportFormat): string {
  const query = new URLSearchParams(Object.entries(leadQuery(filters)))
  return `/api${exportLeadsPath(format)}${query.size === 0 ? '' : `?${query}`}`
}
