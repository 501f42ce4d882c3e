import { type MediaShow, mediaShows, type MediaSort, mediaSorts } from '@naikkelas/contract/pages'
import { idIn, wordsIn } from '../lists/params-in.ts'

export interface LibraryFilters {
  search: string
  kind: 'image' | 'video' | undefined
  show: MediaShow | undefined
  /** A folder's id, or `none` for what lies in none. */
  folder: string | undefined
  sort: MediaSort
}

export const noFilters: LibraryFilters = {
  search: '',
  kind: undefined,
  show: undefined,
  folder: undefined,
  sort: 'newest',
}

/** The filters that an address holds; what it does not understand is left out. */
export function libraryFiltersOf(params: URLSearchParams): LibraryFilters {
  const kind = params.get('jenis')
  return {
    search: wordsIn(params, 'cari'),
    kind: kind === 'gambar' ? 'image' : kind === 'film' ? 'video' : undefined,
    show: mediaShows.find((show) => show === params.get('tampil')),
    folder: params.get('folder') === 'none' ? 'none' : idIn(params, 'folder') || undefined,
    sort: mediaSorts.find((sort) => sort === params.get('urut')) ?? 'newest',
  }
}

/** The same as parameters of the address; empty where nothing is chosen. */
export function addressOf({
  kind,
  show,
  folder,
  sort,
}: Partial<Omit<LibraryFilters, 'search'>>): Record<string, string> {
  return {
    jenis: kind === 'image' ? 'gambar' : kind === 'video' ? 'film' : '',
    tampil: show ?? '',
    folder: folder ?? '',
    urut: sort === undefined || sort === 'newest' ? '' : sort,
  }
}

/** The same as the API takes them; what is not chosen is left out. */
export function libraryQuery({ search, kind, show, folder, sort }: LibraryFilters) {
  return {
    sort,
    ...(search.trim() !== '' && { search: search.trim() }),
    ...(kind !== undefined && { kind }),
    ...(show !== undefined && { show }),
    // What lies in the trash has left its folder for the eye.
    ...(folder !== undefined && show !== 'trash' && { folder }),
  }
}
