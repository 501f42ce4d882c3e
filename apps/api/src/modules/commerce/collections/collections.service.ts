import type { InputFor, OutputFor } from '@naikkelas/contract'
import {
  type browseCollection as browseEndpoint,
  cardsPerPage,
  type changeCollectionStatus as changeEndpoint,
  type CollectionAction,
  type CollectionRecord,
  type CollectionState,
  collectionsAtMost,
  type createCollection as createEndpoint,
  type getCollection as getEndpoint,
  type listCollections as listEndpoint,
  type ListedCollection,
  type updateCollection as updateEndpoint,
} from '@naikkelas/contract/commerce'
import { uuidv7 } from 'uuidv7'
import type { AdminContext, AppContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { Tx } from '../../../platform/database/index.ts'
import { cardViews, listPlaceOf, pageOfList } from '../catalogue/index.ts'
import {
  changeState,
  countCollectionsLocked,
  countCourses,
  findCollection,
  findCollections,
  findCourses,
  findPublished,
  insertCollection,
  lockCollection,
  replaceCollection,
} from './collections.repo.ts'

export function listCollections(
  { database }: AdminContext,
  { query: { state } }: InputFor<typeof listEndpoint>,
): Promise<ListedCollection[]> {
  return findCollections(database.queries, { state, limit: collectionsAtMost })
}

export async function getCollection(
  { database }: AdminContext,
  { params }: InputFor<typeof getEndpoint>,
): Promise<CollectionRecord> {
  return existing(await findCollection(database.queries, params.collectionId))
}

export async function createCollection(
  { database, actor, clock }: AdminContext,
  { body: { value } }: InputFor<typeof createEndpoint>,
): Promise<CollectionRecord> {
  const id = uuidv7()
  return database.transaction(async (tx) => {
    await requireRoomFor(tx)
    await requireCourses(tx, value.courseIds)
    await insertCollection(tx, { id, value, actorId: actor.id, at: clock.now() })
    return existing(await findCollection(tx, id))
  })
}

/** @throws AppError `sellable_changed` with both values when another admin changed it first */
export async function updateCollection(
  { database, actor, clock }: AdminContext,
  { params: { collectionId: id }, body: { value, version } }: InputFor<typeof updateEndpoint>,
): Promise<CollectionRecord> {
  return database.transaction(async (tx) => {
    const before = existing(await lockCollection(tx, id))
    if (before.version !== version) throw new AppError('sellable_changed', { mine: value, theirs: before })
    // Those that were archived since they were picked may stay.
    const former = new Set(before.value.courseIds)
    await requireCourses(
      tx,
      value.courseIds.filter((courseId) => !former.has(courseId)),
    )
    if (before.state === 'published' && value.courseIds.length === 0)
      throw refused('value.courseIds', 'Koleksi yang terbit berisi paling sedikit satu kelas')
    await replaceCollection(tx, { id, value, actorId: actor.id, at: clock.now() })
    return existing(await findCollection(tx, id))
  })
}

/** Which states an action begins in, and the one that it leads to. */
const steps: Readonly<
  Record<CollectionAction, { from: readonly CollectionState[]; to: CollectionState; refusal: string }>
> = {
  publish: { from: ['draft'], to: 'published', refusal: 'Hanya draf yang dapat diterbitkan' },
  unpublish: { from: ['published'], to: 'draft', refusal: 'Koleksi ini tidak sedang terbit' },
  archive: { from: ['draft', 'published'], to: 'archived', refusal: 'Koleksi ini sudah di arsip' },
  restore: { from: ['archived'], to: 'draft', refusal: 'Koleksi ini tidak di arsip' },
}

export async function changeCollectionStatus(
  { database, actor, clock }: AdminContext,
  { params: { collectionId: id }, body: { action } }: InputFor<typeof changeEndpoint>,
): Promise<CollectionRecord> {
  const { from, to, refusal } = steps[action]
  return database.transaction(async (tx) => {
    if (action === 'restore') await requireRoomFor(tx)
    const before = existing(await lockCollection(tx, id))
    if (!from.includes(before.state)) throw refused('action', refusal)
    if (to === 'published' && before.value.courseIds.length === 0)
      throw refused('action', 'Pilih paling sedikit satu kelas sebelum menerbitkan')
    await changeState(tx, { id, state: to, actorId: actor.id, at: clock.now() })
    return existing(await findCollection(tx, id))
  })
}

/** Two queries, whatever the page, and one for the covers. @throws AppError `not_found` for what is not published */
export async function browseCollection(
  ctx: AppContext,
  { params: { number }, query: { sort, after, before } }: InputFor<typeof browseEndpoint>,
): Promise<OutputFor<typeof browseEndpoint>> {
  const { queries } = ctx.database
  const { id, title, description } = existing(await findPublished(queries, number))
  const found = await findCourses(queries, {
    collectionId: id,
    sort,
    from: before !== undefined ? listPlaceOf(before) : after === undefined ? undefined : listPlaceOf(after),
    isBackwards: before !== undefined,
    limit: cardsPerPage + 1,
  })
  const page = pageOfList({ found, perPage: cardsPerPage, after, before })
  return { ...page, title, description, items: await cardViews(ctx, page.items) }
}

async function requireRoomFor(tx: Tx) {
  if ((await countCollectionsLocked(tx)) >= collectionsAtMost)
    throw refused('value.title', `Paling banyak ${collectionsAtMost} koleksi`)
}

async function requireCourses(tx: Tx, ids: readonly string[]) {
  if (ids.length > 0 && (await countCourses(tx, ids)) !== ids.length)
    throw refused('value.courseIds', 'Ada kelas yang sudah tidak ada')
}

const refused = (path: string, message: string) => new AppError('invalid_input', { fields: [{ path, message }] })

/** @throws AppError `not_found` */
function existing<Found>(found: Found | undefined): Found {
  if (found === undefined) throw new AppError('not_found')
  return found
}
