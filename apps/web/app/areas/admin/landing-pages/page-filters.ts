import { pageKinds } from '@naikkelas/contract'
import { type LandingPageSort, landingPageSorts } from '@naikkelas/contract/pages'
import { idIn, pageIn, wordsIn } from '../lists/params-in.ts'

export const statusFilters = [
  { value: '', label: 'Semua' },
  { value: 'published', label: 'Terbit' },
  { value: 'scheduled', label: 'Terjadwal' },
  { value: 'draft', label: 'Draf' },
  { value: 'ended', label: 'Berakhir' },
  { value: 'changed', label: 'Ada perubahan' },
  { value: 'awaiting_approval', label: 'Menunggu persetujuan' },
  { value: 'trash', label: 'Sampah' },
] as const
type StatusFilter = Exclude<(typeof statusFilters)[number]['value'], ''>

export const kindFilters = [
  { value: '', label: 'Semua jenis' },
  { value: 'exclusive', label: 'Eksklusif' },
  { value: 'partner', label: 'Mitra' },
  { value: 'fixed', label: 'Halaman situs' },
] as const

export const sortNames: Readonly<Record<LandingPageSort, string>> = {
  changed: 'Terakhir diubah',
  newest: 'Terbaru dibuat',
  name: 'Nama A–Z',
}

export interface PageFilters {
  search: string
  status: StatusFilter | undefined
  kind: (typeof pageKinds)[number] | undefined
  /** A folder's id, or `none` for pages without one. */
  folder: string | undefined
  label: string | undefined
  sort: LandingPageSort
  page: number
}

/** The filters in a URL; invalid ones are dropped. */
export function filtersOf(params: URLSearchParams): PageFilters {
  return {
    search: wordsIn(params, 'cari'),
    status: statusFilters
      .map(({ value }) => value)
      .find((value): value is StatusFilter => value !== '' && value === params.get('status')),
    kind: pageKinds.find((kind) => kind === params.get('jenis')),
    folder: params.get('folder') === 'none' ? 'none' : idIn(params, 'folder') || undefined,
    label: idIn(params, 'label') || undefined,
    sort: landingPageSorts.find((sort) => sort === params.get('urut')) ?? 'changed',
    page: pageIn(params),
  }
}
