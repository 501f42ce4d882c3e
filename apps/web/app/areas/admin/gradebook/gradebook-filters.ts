import {
  exportGradesPath,
  type GradeFilter,
  gradeFilters,
  type GradeSort,
  gradeSorts,
} from '@naikkelas/contract/learning'
import { givenOf } from '../content/content-filters.ts'

export interface GradebookFilters {
  search: string
  state: GradeFilter | undefined
  /** Undefined for the order by name. */
  sort: GradeSort | undefined
  after: string | undefined
  before: string | undefined
}

/** As the address has them. */
export const stateParams: Readonly<Record<GradeFilter, string>> = {
  waiting: 'belum-dinilai',
  not_passed: 'belum-lulus',
  passed: 'lulus',
  without_access: 'tanpa-akses',
}
export const sortParams: Readonly<Record<GradeSort, string>> = { name: '', highest: 'tertinggi', lowest: 'terendah' }

const place = /^(sebelum|sesudah)_(-?\d{1,15}\.\d{1,15})$/

/** The filters of the gradebook as its address has them; what no list has is left out. */
export function gradebookFiltersOf(params: URLSearchParams): GradebookFilters {
  const [, side, at] = place.exec(params.get('halaman') ?? '') ?? []
  const sort = params.get('urut') ?? ''
  return {
    // A database cannot look for a NUL.
    search: (params.get('cari') ?? '').replaceAll('\0', '').trim().slice(0, 80),
    state: gradeFilters.find((state) => stateParams[state] === params.get('status')),
    sort: sort === '' ? undefined : gradeSorts.find((one) => sortParams[one] === sort),
    after: side === 'sesudah' ? at : undefined,
    before: side === 'sebelum' ? at : undefined,
  }
}

export const gradebookQueryOf = (filters: GradebookFilters) => givenOf(filters)

export const isFiltered = ({ search, state }: GradebookFilters) => search !== '' || state !== undefined

/** Of the file with all that the filters show. */
export function exportAddress(courseId: string, { search, state, sort }: GradebookFilters): string {
  const query = new URLSearchParams({
    ...(search !== '' && { search }),
    ...(state !== undefined && { state }),
    ...(sort !== undefined && { sort }),
  }).toString()
  return `/api${exportGradesPath(courseId)}${query === '' ? '' : `?${query}`}`
}
