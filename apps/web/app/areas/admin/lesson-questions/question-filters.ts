import { type QuestionState, questionStates } from '@naikkelas/contract/learning'
import { givenOf } from '../content/content-filters.ts'

export interface QuestionFilters {
  search: string
  state: QuestionState | undefined
  /** Without an answer 0, with one 1. */
  answered: number | undefined
  courseId: string | undefined
  after: string | undefined
  before: string | undefined
}

const place = /^(sebelum|sesudah)_(-?\d{1,15}\.\d{1,15})$/
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The filters of the list as its address has them; what no list has is left out. */
export function questionFiltersOf(params: URLSearchParams): QuestionFilters {
  const [, side, at] = place.exec(params.get('halaman') ?? '') ?? []
  const [answered, courseId] = [params.get('jawaban') ?? '', params.get('kelas') ?? '']
  return {
    // A database cannot look for a NUL.
    search: (params.get('cari') ?? '').replaceAll('\0', '').trim().slice(0, 80),
    state: questionStates.find((state) => state === params.get('status')),
    answered: /^[01]$/.test(answered) ? Number(answered) : undefined,
    courseId: uuid.test(courseId) ? courseId : undefined,
    after: side === 'sesudah' ? at : undefined,
    before: side === 'sebelum' ? at : undefined,
  }
}

export const questionQueryOf = (filters: QuestionFilters) => givenOf(filters)

export const isFiltered = ({ search, state, answered, courseId }: QuestionFilters) =>
  search !== '' || [state, answered, courseId].some((one) => one !== undefined)
