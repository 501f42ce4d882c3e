import { type SubmissionState, submissionStates } from '@naikkelas/contract/learning'
import { givenOf } from '../content/content-filters.ts'

export interface SubmissionFilters {
  search: string
  /** Undefined for all of them. */
  state: SubmissionState | undefined
  courseId: string | undefined
  after: string | undefined
  before: string | undefined
}

/** What the address has; without one, those that wait. */
export const stateParams: Readonly<Record<SubmissionState | 'all', string>> = {
  waiting: '',
  accepted: 'diterima',
  returned: 'perbaikan',
  all: 'semua',
}

const place = /^(sebelum|sesudah)_(-?\d{1,15}\.\d{1,15})$/
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The filters of the list as its address has them; what no list has is left out. */
export function submissionFiltersOf(params: URLSearchParams): SubmissionFilters {
  const [, side, at] = place.exec(params.get('halaman') ?? '') ?? []
  const [status, courseId] = [params.get('status') ?? '', params.get('kelas') ?? '']
  return {
    // A database cannot look for a NUL.
    search: (params.get('cari') ?? '').replaceAll('\0', '').trim().slice(0, 80),
    state:
      status === stateParams.all
        ? undefined
        : (submissionStates.find((state) => stateParams[state] === status) ?? 'waiting'),
    courseId: uuid.test(courseId) ? courseId : undefined,
    after: side === 'sesudah' ? at : undefined,
    before: side === 'sebelum' ? at : undefined,
  }
}

export const submissionQueryOf = (filters: SubmissionFilters) => givenOf(filters)

export const isFiltered = ({ search, state, courseId }: SubmissionFilters) =>
  search !== '' || state !== 'waiting' || courseId !== undefined
