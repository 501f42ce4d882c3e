import type { InputFor, OutputFor } from '@naikkelas/contract'
import {
  type changeVacancyStatus as changeEndpoint,
  type createVacancy as createEndpoint,
  type getVacancy as getEndpoint,
  type listVacancies as listEndpoint,
  type updateVacancy as updateEndpoint,
  vacanciesPerPage,
  type VacancyValue,
} from '@naikkelas/contract/content'
import type { AdminContext } from '../../../app-context.ts'
import { pageOf, publishedRecords } from '../publication/index.ts'
import { findVacancies, type StoredVacancy, vacancyTable } from './vacancies.repo.ts'

/** Whether applications are taken. */
export const isOpen = ({ state, closesAt }: StoredVacancy, now: Date) =>
  state === 'published' && (closesAt === null || closesAt > now)

const records = publishedRecords<VacancyValue, StoredVacancy, { applicantCount: number }>({
  table: vacancyTable,
  isShown: isOpen,
  facts: ({ applicantCount }) => ({ applicantCount }),
  unfinished: ({ value, closesAt }, now) => {
    if (value.description === null) return 'Uraian pekerjaannya belum ditulis.'
    return closesAt !== null && closesAt <= now ? 'Batas lamarannya sudah lewat.' : null
  },
})

export async function listVacancies(
  { database, clock }: AdminContext,
  { query: { after, before, search, department, state } }: InputFor<typeof listEndpoint>,
): Promise<OutputFor<typeof listEndpoint>> {
  const page = await pageOf(
    { after, before },
    vacanciesPerPage,
    (placed) => findVacancies(database.queries, { search, department, state, ...placed }),
    ({ createdAt }) => createdAt,
  )
  return { ...page, items: page.items.map((one) => records.view(one, clock.now())) }
}

export const getVacancy = (ctx: AdminContext, { params }: InputFor<typeof getEndpoint>) =>
  records.get(ctx, params.vacancyId)

export const createVacancy = (ctx: AdminContext, { body }: InputFor<typeof createEndpoint>) =>
  records.create(ctx, body.value)

/** @throws AppError `content_changed` with both values when another admin changed it first */
export const updateVacancy = (ctx: AdminContext, { params, body }: InputFor<typeof updateEndpoint>) =>
  records.update(ctx, { id: params.vacancyId, ...body })

export const changeVacancyStatus = (ctx: AdminContext, { body }: InputFor<typeof changeEndpoint>) =>
  records.changeStatus(ctx, body)
