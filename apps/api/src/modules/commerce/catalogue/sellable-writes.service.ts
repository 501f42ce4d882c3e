import { type SellableValue, sellableAddress } from '@naikkelas/contract/commerce'
import { isDeepStrictEqual } from 'node:util'
import type { DomainEvents } from '../../../domain-events.ts'
import type { Queries, Tx } from '../../../platform/database/index.ts'
import { saveDetails } from './details.repo.ts'
import { insertPriceChange } from './price-changes.repo.ts'
import { refused, writing } from './refusals.ts'
import { isSeatCount } from './seat-counts.ts'
import { findSellableRows, type ListOptions } from './sellable-lists.repo.ts'
import * as repo from './sellables.repo.ts'

export type { StoredSellable } from './sellables.repo.ts'
type StoredSellable = repo.StoredSellable
/** A change, for the event of the request. */
export type CatalogueChange = DomainEvents['catalogue.changed']['changes'][number]

interface Addition {
  id: string
  value: SellableValue
  actorId: string
  at: Date
}

/** Writes a new one at the end of the list of its kind. @throws AppError `invalid_input` for what is in the way */
export async function addSellable(tx: Tx, { id, value, actorId, at }: Addition): Promise<CatalogueChange> {
  await checkBundle(tx, { id, value })
  await writing(async () => {
    await repo.insertSellable(tx, { id, value, actorId, at })
    await saveDetails(tx, id, value)
  })
  return { sellableId: id, price: value.price, priceBefore: value.price }
}

interface Change {
  /** Locked. */
  before: StoredSellable
  value: SellableValue
  /** Required when the price or the strike price is another one. */
  reason: string | undefined
  actorId: string
  at: Date
}

/**
 * Writes another value of a stored one, with the history of its price.
 * @throws AppError `invalid_input` for what is in the way
 */
export async function changeSellable(tx: Tx, { before, value, reason, actorId, at }: Change): Promise<CatalogueChange> {
  const { id } = before
  const { price, strikePrice } = value
  if (before.value.kind !== value.kind) throw refused('value.kind', 'Jenisnya tidak dapat diganti')
  await checkBundle(tx, { id, value })
  if (before.value.price !== price || before.value.strikePrice !== strikePrice) {
    if (reason === undefined) throw refused('reason', 'Tulis alasan mengubah harga')
    const prices = { before: before.value, after: value }
    await insertPriceChange(tx, { sellableId: id, ...prices, reason, actorId, priceActionId: null, at })
  }
  await writing(async () => {
    await repo.replaceSellable(tx, { id, value, actorId, at })
    if (!isDeepStrictEqual(before.value.details, value.details)) await saveDetails(tx, id, value)
  })
  return {
    sellableId: id,
    price,
    priceBefore: before.value.price,
    isSeatCount: isSeatCount(before, value),
    ...movedBy(actorId, addressOf(before, before.value), addressOf(before, value)),
    ...(before.value.categoryId !== value.categoryId && { categoryIdBefore: before.value.categoryId }),
  }
}

const addressOf = ({ number }: StoredSellable, value: SellableValue) =>
  sellableAddress({
    ...value,
    number,
    partner: value.partnerId,
    course: value.kind === 'course' ? value.details : null,
  })

const movedBy = (actorId: string, from: string, to: string): Pick<CatalogueChange, 'moved'> =>
  from === to ? {} : { moved: { from, to, actorId } }

/** Deletes one that nothing refers to: never sold, in no bundle, collection or price history. @returns false otherwise */
export const removeSellable = (tx: Tx, id: string): Promise<boolean> => repo.deleteUnusedSellable(tx, id)

export const findStoredSellables = (queries: Queries, ids: readonly string[]): Promise<StoredSellable[]> =>
  repo.findSellables(queries, ids)

export const lockStoredSellables = (tx: Tx, ids: readonly string[]): Promise<StoredSellable[]> =>
  repo.lockSellables(tx, ids)

/** Ids and places of a part of a list, in its order. */
export async function findListed(queries: Queries, options: ListOptions): Promise<{ id: string; place: string }[]> {
  return (await findSellableRows(queries, options)).map(({ id, place }) => ({ id, place }))
}

/** A bundle consists of courses that are none, and is in none. */
async function checkBundle(tx: Tx, { id, value }: { id: string; value: SellableValue }) {
  if (value.kind !== 'course' || value.details.bundledIds.length === 0) return
  const wrong = await repo.findUnbundled(tx, value.details.bundledIds)
  if (wrong.length > 0) throw refused('value.details.bundledIds', 'Paket hanya berisi kelas yang bukan paket')
  if (await repo.isInBundle(tx, id)) throw refused('value.details.bundledIds', 'Kelas ini sudah menjadi isi paket lain')
}
