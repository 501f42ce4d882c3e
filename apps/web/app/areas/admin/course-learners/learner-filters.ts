import { type LearningState, learningStates } from '@naikkelas/contract/learning'
import { givenOf } from '../content/content-filters.ts'

export interface LearnerFilters {
  search: string
  state: LearningState | undefined
  after: string | undefined
  before: string | undefined
}

/** As the address has them: Indonesian words, of which each is one state. */
export const stateParams: Readonly<Record<LearningState, string>> = {
  not_started: 'belum',
  learning: 'belajar',
  completed: 'selesai',
}

const place = /^(sebelum|sesudah)_(-?\d{1,15}\.\d{1,15})$/

/** The filters of the list as its address has them; what no list has is left out. */
export function learnerFiltersOf(params: URLSearchParams): LearnerFilters {
  const [, side, at] = place.exec(params.get('halaman') ?? '') ?? []
  return {
    // A database cannot look for a NUL.
    search: (params.get('cari') ?? '').replaceAll('\0', '').trim().slice(0, 80),
    state: learningStates.find((state) => stateParams[state] === params.get('status')),
    after: side === 'sesudah' ? at : undefined,
    before: side === 'sebelum' ? at : undefined,
  }
}

export const learnerQueryOf = (filters: LearnerFilters) => givenOf(filters)

export const isFiltered = ({ search, state }: LearnerFilters) => search !== '' || state !== undefined
