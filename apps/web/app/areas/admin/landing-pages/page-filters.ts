import { pageKinds } from '@naikkelas/contract'

export const statusFilters = [
  { value: '', label: 'Semua' },
  { value: 'published', label: 'Terbit' },
  { value: 'draft', label: 'Draf' },
  { value: 'changed', label: 'Ada perubahan' },
  { value: 'trash', label: 'Sampah' },
] as const
type StatusFilter = Exclude<(typeof statusFilters)[number]['value'], ''>

export const kindFilters = [
  { value: '', label: 'Semua jenis' },
  { value: 'exclusive', label: 'Eksklusif' },
  { value: 'partner', label: 'Mitra' },
] as const

export interface PageFilters {
  search: string
  status: StatusFilter | undefined
  kind: (typeof pageKinds)[number] | undefined
  page: number
}

/** The filters that an address holds; what it does not understand is left out. */
export function filtersOf(params: URLSearchParams): PageFilters {
  const page = Number(params.get('halaman') ?? '1')
  return {
    search: (params.get('cari') ?? '').slice(0, 80),
    status: statusFilters
      .map(({ value }) => value)
      .find((value): value is StatusFilter => value !== '' && value === params.get('status')),
    kind: pageKinds.find((kind) => kind === params.get('jenis')),
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  }
}
