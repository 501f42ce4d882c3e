import type { InputFor } from '@naikkelas/contract'
import {
  type deleteListView as deleteEndpoint,
  type ListView,
  type listListViews as listEndpoint,
  listViewsAtMost,
  type saveListView as saveEndpoint,
} from '@naikkelas/contract/identity'
import { uuidv7 } from 'uuidv7'
import type { AdminContext } from '../../../app-context.ts'
import { requireRoom } from '../../../platform/database/index.ts'
import {
  countOtherViews,
  deleteListViewRow,
  findListViews,
  findOwnListView,
  upsertListView,
} from './list-views.repo.ts'

export function listListViews(
  { database, actor }: AdminContext,
  { query }: InputFor<typeof listEndpoint>,
): Promise<ListView[]> {
  return findListViews(database.queries, { adminId: actor.id, list: query.list })
}

/** @throws AppError `library_full` when the admin has twenty views of the list already */
export function saveListView(
  { database, actor }: AdminContext,
  { body }: InputFor<typeof saveEndpoint>,
): Promise<ListView> {
  return database.transaction(async (tx) => {
    const view = { adminId: actor.id, ...body }
    await requireRoom(tx, {
      name: 'list views',
      scope: `${actor.id} ${body.list}`,
      max: listViewsAtMost,
      count: () => countOtherViews(tx, view),
    })
    return upsertListView(tx, { ...view, id: uuidv7() })
  })
}

export function ownListView({ database, actor }: AdminContext, { params }: InputFor<typeof deleteEndpoint>) {
  return findOwnListView(database.queries, { adminId: actor.id, viewId: params.viewId })
}

export async function deleteListView(
  { database }: AdminContext,
  { params }: InputFor<typeof deleteEndpoint>,
): Promise<null> {
  await deleteListViewRow(database.queries, params.viewId)
  return null
}
