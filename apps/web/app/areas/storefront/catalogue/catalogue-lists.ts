import type { browseCatalogue } from '@naikkelas/contract/commerce'
import type { InputFor } from '@naikkelas/contract'

type Query = InputFor<typeof browseCatalogue>['query']

export interface CatalogueList {
  title: string
  description: string
  /** What it holds; visitors choose order and page. */
  query: Pick<Query, 'kind' | 'courseType' | 'owner'>
  /** Most popular 0, newest 1, oldest 2, cheapest 3, most expensive 4. */
  sort: Query['sort']
  /** Said while it holds nothing. */
  empty: string
}

/** Lists of the specification by their path. */
const catalogueLists: Readonly<Record<string, CatalogueList>> = {
  '/daftar-kelas-premium': {
    title: 'Kelas premium',
    description: 'Kelas lengkap dengan latihan di toko Anda sendiri dan pengajar yang bisa ditanya.',
    query: { kind: 'course', courseType: 1 },
    sort: 0,
    empty: 'Kelas premium pertama sedang disiapkan.',
  },
  '/daftar-kelas-terbaik': {
    title: 'Kelas terbaik',
    description: 'Yang paling banyak diikuti pemilik usaha kecil.',
    query: { kind: 'course' },
    sort: 0,
    empty: 'Kelas pertama sedang disiapkan.',
  },
  '/daftar-kelas-free': {
    title: 'Kelas gratis',
    description: 'Mulai tanpa biaya, dengan bahan yang langsung bisa dipakai.',
    query: { kind: 'course', courseType: 3 },
    sort: 1,
    empty: 'Kelas gratis pertama sedang disiapkan.',
  },
  '/daftar-kelas-partner': {
    title: 'Kelas mitra',
    description: 'Kelas dari mitra yang mengajar bidangnya sendiri.',
    query: { kind: 'course', owner: 2 },
    sort: 0,
    empty: 'Kelas mitra pertama sedang disiapkan.',
  },
}

/** @throws Error for a path of no list */
export function listAt(pathname: string): CatalogueList {
  const list = Object.hasOwn(catalogueLists, pathname) ? catalogueLists[pathname] : undefined
  if (!list) throw new Error(`${pathname} is no list of the catalogue`)
  return list
}
