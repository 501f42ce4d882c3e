import { applicantStatuses, type ApplicantStatus } from '@naikkelas/contract'
import { contentFiltersOf } from '../content/content-filters.ts'

export interface ApplicantFilters {
  search: string
  vacancyId: string | undefined
  status: ApplicantStatus | undefined
  after: string | undefined
  before: string | undefined
}

const id = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The filters of the list as its address has them; what no list has is left out. */
export function applicantFiltersOf(params: URLSearchParams): ApplicantFilters {
  const { search, after, before } = contentFiltersOf(params)
  const vacancyId = params.get('lowongan') ?? ''
  return {
    search,
    vacancyId: id.test(vacancyId) ? vacancyId : undefined,
    status: applicantStatuses.find((status) => status === params.get('status')),
    after,
    before,
  }
}
