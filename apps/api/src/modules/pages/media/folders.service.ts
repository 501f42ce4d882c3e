import type { InputFor } from '@naikkelas/contract'
import {
  type createMediaFolder as createEndpoint,
  type deleteMediaFolder as deleteEndpoint,
  folderLimits,
  type MediaFolder,
  type PictureType,
  type updateMediaFolder as updateEndpoint,
} from '@naikkelas/contract/pages'
import { uploadPolicies } from '@naikkelas/contract/files'
import { uuidv7 } from 'uuidv7'
import type { AdminContext, AppContext } from '../../../app-context.ts'
import type { Queries } from '../../../platform/database/index.ts'
import { AppError } from '../../../errors/app-error.ts'
import {
  deleteFolderRow,
  findFolders,
  holdFolders,
  insertFolder,
  moveMediaOut,
  updateFolderRow,
} from './folders.repo.ts'
import { freeName, isNameTaken, placeFlaw } from './folders.rules.ts'
import { countShown } from './library.repo.ts'

export async function listMediaFolders({ database: { queries } }: AdminContext) {
  return { folders: await findFolders(queries), counts: await countShown(queries) }
}

export function createMediaFolder(ctx: AdminContext, { body }: InputFor<typeof createEndpoint>): Promise<MediaFolder> {
  return ctx.database.transaction(async (queries) => {
    await holdFolders(queries)
    const folders = await findFolders(queries)
    if (folders.length >= folderLimits.count)
      throw invalid('name', `Paling banyak ${folderLimits.count} folder. Hapus yang tidak dipakai dahulu.`)
    const folder = { id: uuidv7(), ...body }
    check(folders, { ...folder, id: null })
    await insertFolder(queries, { ...folder, createdAt: ctx.clock.now() })
    return { ...folder, mediaCount: 0 }
  })
}

/**
 * The folder of an upload type at the top of the library, made when its first picture comes.
 * @returns null where there is no room for one more
 */
export function typeFolder(ctx: AppContext, type: PictureType): Promise<string | null> {
  const name = uploadPolicies.find((policy) => policy.type === type)?.label ?? ''
  return ctx.database.transaction(async (queries) => {
    await holdFolders(queries)
    const folders = await findFolders(queries)
    const there = folders.find((one) => one.parentId === null && one.name.toLowerCase() === name.toLowerCase())
    if (there) return there.id
    if (folders.length >= folderLimits.count) return null
    const id = uuidv7()
    await insertFolder(queries, { id, name, parentId: null, createdAt: ctx.clock.now() })
    return id
  })
}

export function updateMediaFolder(
  ctx: AdminContext,
  { params, body }: InputFor<typeof updateEndpoint>,
): Promise<MediaFolder> {
  return ctx.database.transaction(async (queries) => {
    await holdFolders(queries)
    const folders = await findFolders(queries)
    const present = existing(folders, params.folderId)
    const changed = {
      ...present,
      name: body.name ?? present.name,
      parentId: body.parentId === undefined ? present.parentId : body.parentId,
    }
    check(folders, changed)
    await updateFolderRow(queries, present.id, changed)
    return changed
  })
}

/** The content of a deleted folder moves to its parent. */
export function deleteMediaFolder(
  ctx: AdminContext,
  { params, query }: InputFor<typeof deleteEndpoint>,
): Promise<null> {
  return ctx.database.transaction(async (queries) => {
    await holdFolders(queries)
    const folders = await findFolders(queries)
    const folder = existing(folders, params.folderId)
    const below = folders.filter(({ parentId }) => parentId === folder.id)
    if (query.contents === 'none' && (folder.mediaCount > 0 || below.length > 0))
      throw new AppError('folder_not_empty', {
        fields: [{ path: 'contents', message: contentWords(folder.mediaCount, below.length) }],
      })
    await moveUp(queries, folder, folders)
    await deleteFolderRow(queries, folder.id)
    return null
  })
}

async function moveUp(queries: Queries, folder: MediaFolder, folders: readonly MediaFolder[]) {
  await moveMediaOut(queries, folder.id, folder.parentId)
  // Without the deleted folder: its name is free for its subfolders.
  const rest = folders.filter(({ id }) => id !== folder.id)
  for (const child of rest.filter(({ parentId }) => parentId === folder.id)) {
    const moved = { id: child.id, parentId: folder.parentId, name: child.name }
    const name = freeName(rest, moved)
    await makeRoom(queries, folder, name, folder.parentId)
    await updateFolderRow(queries, child.id, { parentId: folder.parentId, name })
    rest[rest.indexOf(child)] = { ...child, parentId: folder.parentId, name }
  }
}

/** The database would see two folders of one name until the upper one is gone. */
async function makeRoom(queries: Queries, folder: MediaFolder, name: string, parentId: string | null) {
  if (folder.name.toLowerCase() === name.toLowerCase())
    await updateFolderRow(queries, folder.id, { parentId, name: folder.id })
}

function check(folders: readonly MediaFolder[], folder: { id: string | null; parentId: string | null; name: string }) {
  const flaw = placeFlaw(folders, folder)
  if (flaw !== null) throw invalid('parentId', flaw)
  if (isNameTaken(folders, folder))
    throw new AppError('folder_taken', {
      fields: [{ path: 'name', message: `Sudah ada folder “${folder.name}” di sini` }],
    })
}

function existing(folders: readonly MediaFolder[], id: string): MediaFolder {
  const folder = folders.find((one) => one.id === id)
  if (!folder) throw new AppError('not_found')
  return folder
}

const invalid = (path: string, message: string) => new AppError('invalid_input', { fields: [{ path, message }] })

function contentWords(media: number, folders: number): string {
  const parts = [media > 0 ? `${media} media` : '', folders > 0 ? `${folders} folder` : '']
  return `Masih ada ${parts.filter(Boolean).join(' dan ')} di dalamnya`
}
