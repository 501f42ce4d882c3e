import type { InputFor, OutputFor } from '@naikkelas/contract'
import {
  type createSellable as createEndpoint,
  type duplicateSellable as duplicateEndpoint,
  type getSellable as getEndpoint,
  type listSellables as listEndpoint,
  type Sellable,
  type SellableRecord,
  sellablesPerPage,
  type updateSellable as updateEndpoint,
} from '@naikkelas/contract/commerce'
import { rupiah } from '@naikkelas/contract/money'
import { uuidv7 } from 'uuidv7'
import type { AdminContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { Tx } from '../../../platform/database/index.ts'
import { availabilityOf } from './availability.rules.ts'
import { mayManage, mayView, viewableKinds } from './catalogue.policy.ts'
import { copiedChapters, copyOf } from './copies.rules.ts'
import { saveDetails } from './details.repo.ts'
import { listOrderOf, listPlaceOf, pageOfList } from './list-order.rules.ts'
import { findChapters, replaceOutline } from './outlines.repo.ts'
import { existing, refused, writing } from './refusals.ts'
import { findSellableRows, type ListedSellable } from './sellable-lists.repo.ts'
import { addSellable, changeSellable } from './sellable-writes.service.ts'
import { findLinksLike, findSellable, insertSellable, lockSellable, type StoredSellable } from './sellables.repo.ts'

export async function listSellables(
  { database, actor, clock }: AdminContext,
  { query }: InputFor<typeof listEndpoint>,
): Promise<OutputFor<typeof listEndpoint>> {
  const { kind, state, courseType, categoryId, owner, partnerId, search, sort, after, before } = query
  if (kind !== undefined && !mayView(actor, kind)) throw new AppError('not_allowed')
  const found = await findSellableRows(database.queries, {
    filter: {
      kinds: kind === undefined ? viewableKinds(actor) : [kind],
      state,
      courseTypes: courseType === undefined ? undefined : [courseType],
      categoryId,
      owner,
      partnerId,
      search,
    },
    order: listOrderOf(sort),
    from: before !== undefined ? listPlaceOf(before) : after === undefined ? undefined : listPlaceOf(after),
    isBackwards: before !== undefined,
    limit: sellablesPerPage + 1,
  })
  const page = pageOfList({ found, perPage: sellablesPerPage, after, before })
  return { ...page, items: page.items.map((row) => sellableView(row, clock.now())) }
}

export async function getSellable(
  { database, actor, clock }: AdminContext,
  { params }: InputFor<typeof getEndpoint>,
): Promise<SellableRecord> {
  const stored = existing(await findSellable(database.queries, params.sellableId))
  if (!mayView(actor, stored.value.kind)) throw new AppError('not_found')
  return recordView(stored, clock.now())
}

export async function createSellable(
  ctx: AdminContext,
  { body: { value } }: InputFor<typeof createEndpoint>,
): Promise<SellableRecord> {
  if (!mayManage(ctx.actor, value.kind)) throw new AppError('not_allowed')
  const id = uuidv7()
  const at = ctx.clock.now()
  return ctx.unitOfWork(async ({ tx, emit }) => {
    const added = await addSellable(tx, { id, value, actorId: ctx.actor.id, at })
    // Lists of pages may show it.
    if (value.status === 1) await emit('catalogue.changed', { changes: [added], at: at.toISOString() })
    return recordView(existing(await findSellable(tx, id)), at)
  })
}

/** @throws AppError `sellable_changed` with both values when another admin changed it first */
export async function updateSellable(
  ctx: AdminContext,
  { params: { sellableId: id }, body: { value, version, reason } }: InputFor<typeof updateEndpoint>,
): Promise<SellableRecord> {
  const at = ctx.clock.now()
  return ctx.unitOfWork(async ({ tx, emit }) => {
    const before = await managedSellable(ctx, tx, id)
    if (before.version !== version)
      throw new AppError('sellable_changed', { mine: value, theirs: recordView(before, at) })
    const changed = await changeSellable(tx, { before, value, reason, actorId: ctx.actor.id, at })
    await emit('catalogue.changed', { changes: [changed], at: at.toISOString() })
    return recordView(existing(await findSellable(tx, id)), at)
  })
}

/** Inactive, without sales, at the end of the list. Lessons of the copy are its own. */
export async function duplicateSellable(
  ctx: AdminContext,
  { params }: InputFor<typeof duplicateEndpoint>,
): Promise<SellableRecord> {
  const at = ctx.clock.now()
  return ctx.database.transaction(async (tx) => {
    const { id: originalId, value: original } = await managedSellable(ctx, tx, params.sellableId)
    if (original.kind === 'partner_package')
      throw refused('', 'Paket partner hanya satu untuk setiap lama, jadi tidak dapat digandakan')
    const id = uuidv7()
    const value = copyOf(original, await findLinksLike(tx, original.link))
    await writing(async () => {
      await insertSellable(tx, { id, value, actorId: ctx.actor.id, at })
      await saveDetails(tx, id, value)
    })
    const chapters = copiedChapters(await findChapters(tx, originalId), uuidv7)
    if (chapters.length > 0) await replaceOutline(tx, { courseId: id, chapters, actorId: ctx.actor.id })
    return recordView(existing(await findSellable(tx, id)), at)
  })
}

/** Locked, and one of a kind that the admin manages. @throws AppError `not_found` */
export async function managedSellable({ actor }: AdminContext, tx: Tx, id: string): Promise<StoredSellable> {
  const stored = existing(await lockSellable(tx, id))
  if (!mayView(actor, stored.value.kind)) throw new AppError('not_found')
  if (!mayManage(actor, stored.value.kind)) throw new AppError('not_allowed')
  return stored
}

export function recordView(stored: StoredSellable, now: Date): SellableRecord {
  const { id, number, version, isArchived, owner, seatsTaken, salesCount, value, changedBy } = stored
  const seatsLeft = value.seats === null ? null : value.seats - seatsTaken
  const dateOf = (text: string | null) => (text === null ? null : new Date(text))
  const last =
    value.kind === 'event'
      ? value.details.sessions
          .map(({ endsAt }) => endsAt)
          .toSorted()
          .at(-1)
      : undefined
  const availability = availabilityOf(
    {
      availableFrom: dateOf(value.availableFrom),
      availableUntil: dateOf(value.availableUntil),
      seatsLeft,
      endsAt: dateOf(last ?? null),
    },
    now,
  )
  return {
    id,
    number,
    version,
    isArchived,
    owner,
    availability,
    seatsLeft,
    seatsTaken,
    salesCount,
    value,
    changedBy,
    createdAt: stored.createdAt.toISOString(),
    updatedAt: stored.updatedAt.toISOString(),
  }
}

function sellableView(row: ListedSellable, now: Date): Sellable {
  const {
    instructors: _names,
    place: _place,
    endsAt: _endsAt,
    isPartnerOpen: _isOpen,
    price,
    strikePrice,
    ...same
  } = row
  return {
    ...same,
    price: price === null ? null : rupiah(price),
    strikePrice: strikePrice === null ? null : rupiah(strikePrice),
    availability: availabilityOf(row, now),
    availableFrom: row.availableFrom?.toISOString() ?? null,
    availableUntil: row.availableUntil?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}
