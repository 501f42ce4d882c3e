import type { InputFor } from '@naikkelas/contract'
import { hasCapability } from '@naikkelas/contract/identity'
import type {
  describeMedia as describeEndpoint,
  LibraryItem,
  listMedia as listEndpoint,
  moveMedia as moveEndpoint,
  restoreMedia as restoreEndpoint,
} from '@naikkelas/contract/pages'
import type { AdminContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import { findFolders } from './folders.repo.ts'
import { withDescendants } from './folders.rules.ts'
import { cursorOf, placeOf } from './library-cursor.rules.ts'
import {
  countLibraryItems,
  findFiles,
  findLibraryItem,
  findLibraryItems,
  findUploader,
  unmarkDeleted,
  updateDescription,
  updateFolder,
} from './library.repo.ts'
import { findStoredMedia } from './media.queries.ts'
import { widthsFor } from './media.rules.ts'

export async function listMedia(ctx: AdminContext, { query }: InputFor<typeof listEndpoint>) {
  const { queries } = ctx.database
  const { search, kind, show, sort, cursor, limit } = query
  const after = cursor === undefined ? null : placeOf(cursor, sort)
  if (after === undefined) throw invalid('cursor', 'Daftar ini sudah berubah. Muat ulang.')
  const filter = { search, kind, show, folderIds: await folderIdsOf(ctx, query) }
  const rows = await findLibraryItems(queries, { ...filter, sort, after, limit: limit + 1 })
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    items: shown.map(({ item }) => shownItem(ctx, item)),
    ...(await countLibraryItems(queries, filter)),
    nextCursor: rows.length > limit && last ? cursorOf({ sortKey: last.sortKey, id: last.item.id }) : null,
  }
}

/** The folder alone; in a search, its subfolders too. */
async function folderIdsOf(
  { database: { queries } }: AdminContext,
  { folder, search = '' }: InputFor<typeof listEndpoint>['query'],
): Promise<string[] | null | undefined> {
  if (folder === undefined) return undefined
  if (folder === 'none') return null
  return search.trim() === '' ? [folder] : withDescendants(await findFolders(queries), folder)
}

export async function getMediaDetails(ctx: AdminContext, { params }: { params: { mediaId: string } }) {
  const { queries } = ctx.database
  const item = await existingItem(ctx, params.mediaId)
  const [stored] = await findStoredMedia(queries, [item.id])
  return {
    item,
    expectedWidths: item.kind === 'image' ? widthsFor(item) : [],
    files: stored ? await findFiles(queries, stored.sha256) : [],
    uploadedBy: await findUploader(queries, item.id),
  }
}

export async function describeMedia(
  ctx: AdminContext,
  { params, body }: InputFor<typeof describeEndpoint>,
): Promise<LibraryItem> {
  const isDesign = body.fileName !== undefined || body.focal !== undefined
  const mayDesign = hasCapability(ctx.actor, 'media', 'design') || hasCapability(ctx.actor, 'landing_pages', 'design')
  if (isDesign && !mayDesign) throw new AppError('not_allowed')
  await existingItem(ctx, params.mediaId)
  await updateDescription(ctx.database.queries, params.mediaId, body)
  return existingItem(ctx, params.mediaId)
}

export async function moveMedia(ctx: AdminContext, { body }: InputFor<typeof moveEndpoint>) {
  const { queries } = ctx.database
  if (body.folderId !== null && !(await findFolders(queries)).some(({ id }) => id === body.folderId))
    throw invalid('folderId', 'Folder ini sudah tidak ada')
  return { moved: await updateFolder(queries, body.ids, body.folderId) }
}

export async function restoreMedia({ database }: AdminContext, { body }: InputFor<typeof restoreEndpoint>) {
  return { restored: await unmarkDeleted(database.queries, body.ids) }
}

/** @throws AppError `not_found` */
export async function existingItem(ctx: AdminContext, id: string): Promise<LibraryItem> {
  const item = await findLibraryItem(ctx.database.queries, id)
  if (!item) throw new AppError('not_found')
  return shownItem(ctx, item)
}

export function shownItem({ mediaOrigin }: AdminContext, item: LibraryItem): LibraryItem {
  return mediaOrigin === undefined ? item : { ...item, origin: mediaOrigin }
}

const invalid = (path: string, message: string) => new AppError('invalid_input', { fields: [{ path, message }] })
