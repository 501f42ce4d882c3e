import type { InputFor, OutputFor } from '@naikkelas/contract'
import {
  type changeVacancyStatus as changeEndpoint,
  type createVacancy as createEndpoint,
  type getVacancy as getEndpoint,
  type listVacancies as listEndpoint,
  type PublicationAction,
  type PublicationResult,
  type updateVacancy as updateEndpoint,
  type Vacancy,
  vacanciesPerPage,
} from '@naikkelas/contract/content'
import { uuidv7 } from 'uuidv7'
import type { AdminContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import { blockerOf, existing, pageByPlace, stateAfter, timePlaceOf } from '../publication/index.ts'
import {
  changeVacancyState,
  findVacancies,
  findVacancy,
  insertVacancy,
  lockVacancy,
  replaceVacancy,
  type StoredVacancy,
} from './vacancies.repo.ts'

export async function listVacancies(
  { database, clock }: AdminContext,
  { query: { search, department, state, after, before } }: InputFor<typeof listEndpoint>,
): Promise<OutputFor<typeof listEndpoint>> {
  const place = before ?? after
  const found = await findVacancies(database.queries, {
    search,
    department,
    state,
    from: place === undefined ? undefined : timePlaceOf(place),
    isBackwards: before !== undefined,
    limit: vacanciesPerPage + 1,
  })
  const placed = found.map((one) => ({ at: one.createdAt, number: one.number, one }))
  const page = pageByPlace({ found: placed, perPage: vacanciesPerPage, after, before })
  return { ...page, items: page.items.map(({ one }) => vacancyView(one, clock.now())) }
}

export async function getVacancy(
  { database, clock }: AdminContext,
  { params }: InputFor<typeof getEndpoint>,
): Promise<Vacancy> {
  return vacancyView(existing(await findVacancy(database.queries, params.vacancyId)), clock.now())
}

export async function createVacancy(
  ctx: AdminContext,
  { body: { value } }: InputFor<typeof createEndpoint>,
): Promise<Vacancy> {
  const id = uuidv7()
  const at = ctx.clock.now()
  return ctx.database.transaction(async (tx) => {
    await insertVacancy(tx, { id, value, actorId: ctx.actor.id, at })
    return vacancyView(existing(await findVacancy(tx, id)), at)
  })
}

/** @throws AppError `content_changed` with both values when another admin changed it first */
export async function updateVacancy(
  ctx: AdminContext,
  { params: { vacancyId: id }, body: { value, version } }: InputFor<typeof updateEndpoint>,
): Promise<Vacancy> {
  const at = ctx.clock.now()
  return ctx.database.transaction(async (tx) => {
    const before = existing(await lockVacancy(tx, id))
    if (before.version !== version)
      throw new AppError('content_changed', { mine: value, theirs: vacancyView(before, at) })
    await replaceVacancy(tx, { id, value, actorId: ctx.actor.id, at })
    return vacancyView(existing(await findVacancy(tx, id)), at)
  })
}

/** Each by itself: what cannot be done to one does not keep it from the others. */
export async function changeVacancyStatus(
  ctx: AdminContext,
  { body: { action, ids } }: InputFor<typeof changeEndpoint>,
): Promise<PublicationResult> {
  const at = ctx.clock.now()
  return ctx.database.transaction(async (tx) => {
    const result: PublicationResult = { done: [], left: [] }
    // In one order, so that two admins do not wait for each other.
    for (const id of [...new Set(ids)].sort()) {
      const stored = await lockVacancy(tx, id)
      const name = stored?.value.title ?? ''
      const reason = stored ? refusalOf(stored, action, at) : 'Ini sudah tidak ada.'
      if (reason === null) {
        await changeVacancyState(tx, { id, state: stateAfter(action), actorId: ctx.actor.id, at })
        result.done.push({ id, name })
      } else result.left.push({ id, name, reason })
    }
    return result
  })
}

function refusalOf({ state, value, closesAt }: StoredVacancy, action: PublicationAction, now: Date) {
  const blocker = blockerOf(state, action)
  if (blocker !== null || action !== 'publish') return blocker
  if (value.description === null) return 'Uraian pekerjaannya belum ditulis.'
  return closesAt !== null && closesAt <= now ? 'Batas lamarannya sudah lewat.' : null
}

/** Whether applications are taken. */
export const isOpen = ({ state, closesAt }: StoredVacancy, now: Date) =>
  state === 'published' && (closesAt === null || closesAt > now)

function vacancyView(stored: StoredVacancy, now: Date): Vacancy {
  const { id, number, version, state, value, applicantCount, updatedAt, changedBy } = stored
  return {
    id,
    number,
    version,
    state,
    isShown: isOpen(stored, now),
    value,
    applicantCount,
    updatedAt: updatedAt.toISOString(),
    changedBy,
  }
}
