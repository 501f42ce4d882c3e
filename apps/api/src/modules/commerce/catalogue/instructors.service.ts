import type { InputFor, OutputFor } from '@naikkelas/contract'
import {
  type createInstructor as createEndpoint,
  type deleteInstructor as deleteEndpoint,
  type getInstructor as getEndpoint,
  type Instructor,
  instructorsPerPage,
  type listInstructors as listEndpoint,
  type updateInstructor as updateEndpoint,
} from '@naikkelas/contract/commerce'
import { isDeepStrictEqual } from 'node:util'
import { uuidv7 } from 'uuidv7'
import type { AdminContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import {
  deleteInstructorRow,
  findInstructor,
  findInstructors,
  findSellablesOf,
  insertInstructor,
  isInstructorUsed,
  lockInstructor,
  replaceInstructor,
} from './instructors.repo.ts'
import { listPlaceOf, pageOfList } from './list-order.rules.ts'
import { existing, writing } from './refusals.ts'

export async function listInstructors(
  { database }: AdminContext,
  { query: { search, status, after, before } }: InputFor<typeof listEndpoint>,
): Promise<OutputFor<typeof listEndpoint>> {
  const place = before ?? after
  const found = await findInstructors(database.queries, {
    search,
    status,
    from: place === undefined ? undefined : listPlaceOf(place).number,
    isBackwards: before !== undefined,
    limit: instructorsPerPage + 1,
  })
  const placed = found.map((one) => ({ ...one, place: `${one.number}.${one.number}` }))
  const page = pageOfList({ found: placed, perPage: instructorsPerPage, after, before })
  return { ...page, items: page.items.map(({ place: _place, ...one }) => one) }
}

export async function getInstructor(
  { database }: AdminContext,
  { params }: InputFor<typeof getEndpoint>,
): Promise<Instructor> {
  return existing(await findInstructor(database.queries, params.instructorId))
}

export async function createInstructor(
  ctx: AdminContext,
  { body: { value } }: InputFor<typeof createEndpoint>,
): Promise<Instructor> {
  const id = uuidv7()
  return ctx.database.transaction(async (tx) => {
    await writing(() => insertInstructor(tx, { id, value, actorId: ctx.actor.id, at: ctx.clock.now() }))
    return existing(await findInstructor(tx, id))
  })
}

/** @throws AppError `sellable_changed` with both values when another admin changed it first */
export async function updateInstructor(
  ctx: AdminContext,
  { params: { instructorId: id }, body: { value, version } }: InputFor<typeof updateEndpoint>,
): Promise<Instructor> {
  const at = ctx.clock.now()
  return ctx.unitOfWork(async ({ tx, emit }) => {
    const before = existing(await lockInstructor(tx, id))
    if (before.version !== version) throw new AppError('sellable_changed', { mine: value, theirs: before })
    await writing(() => replaceInstructor(tx, { id, value, actorId: ctx.actor.id, at }))
    // Pages show who teaches, with portrait and biography.
    const taught = isDeepStrictEqual(before.value, value) ? [] : await findSellablesOf(tx, id)
    if (taught.length > 0)
      await emit('catalogue.changed', {
        changes: taught.map(({ id: sellableId, price }) => ({ sellableId, price, priceBefore: price })),
        at: at.toISOString(),
      })
    return existing(await findInstructor(tx, id))
  })
}

/** @throws AppError `still_used` while the person is in a course or an event, archived or not */
export async function deleteInstructor(
  ctx: AdminContext,
  { params: { instructorId: id } }: InputFor<typeof deleteEndpoint>,
): Promise<null> {
  return ctx.database.transaction(async (tx) => {
    existing(await lockInstructor(tx, id))
    if (await isInstructorUsed(tx, id)) throw new AppError('still_used')
    await deleteInstructorRow(tx, id)
    return null
  })
}
