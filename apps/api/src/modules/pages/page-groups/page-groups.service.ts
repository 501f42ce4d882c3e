import type { InputFor } from '@naikkelas/contract'
import {
  type createPageFolder as createFolderEndpoint,
  type createPageLabel as createLabelEndpoint,
  type deletePageFolder as deleteFolderEndpoint,
  type deletePageLabel as deleteLabelEndpoint,
  type PageFolder,
  pageGroupLimits,
  type PageLabel,
  type renamePageFolder as renameEndpoint,
  type updatePageLabel as updateLabelEndpoint,
} from '@naikkelas/contract/pages'
import { uuidv7 } from 'uuidv7'
import type { AdminContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import * as repo from './page-groups.repo.ts'

export async function listPageGroups({ database: { queries } }: AdminContext) {
  return { folders: await repo.findFolders(queries), labels: await repo.findLabels(queries) }
}

export function createPageFolder(
  ctx: AdminContext,
  { body }: InputFor<typeof createFolderEndpoint>,
): Promise<PageFolder> {
  return ctx.database.transaction(async (queries) => {
    await repo.holdGroups(queries)
    const folders = await repo.findFolders(queries)
    checkRoom(folders, pageGroupLimits.folders, 'folder')
    checkFolderName(folders, { id: null, name: body.name })
    const folder = { id: uuidv7(), name: body.name }
    await repo.insertFolder(queries, { ...folder, at: ctx.clock.now() })
    return { ...folder, pageCount: 0 }
  })
}

export function renamePageFolder(
  ctx: AdminContext,
  { params, body }: InputFor<typeof renameEndpoint>,
): Promise<PageFolder> {
  return ctx.database.transaction(async (queries) => {
    await repo.holdGroups(queries)
    const folders = await repo.findFolders(queries)
    const folder = existing(folders, params.folderId)
    checkFolderName(folders, { id: folder.id, name: body.name })
    await repo.updateFolderName(queries, folder.id, body.name)
    return { ...folder, name: body.name }
  })
}

export async function deletePageFolder(
  { database: { queries } }: AdminContext,
  { params }: InputFor<typeof deleteFolderEndpoint>,
): Promise<null> {
  if (!(await repo.deleteFolder(queries, params.folderId))) throw new AppError('not_found')
  return null
}

export function createPageLabel(ctx: AdminContext, { body }: InputFor<typeof createLabelEndpoint>): Promise<PageLabel> {
  return ctx.database.transaction(async (queries) => {
    await repo.holdGroups(queries)
    const labels = await repo.findLabels(queries)
    checkRoom(labels, pageGroupLimits.labels, 'label')
    checkLabelName(labels, { id: null, name: body.name })
    const label = { id: uuidv7(), ...body }
    await repo.insertLabel(queries, { ...label, at: ctx.clock.now() })
    return { ...label, pageCount: 0 }
  })
}

export function updatePageLabel(
  ctx: AdminContext,
  { params, body }: InputFor<typeof updateLabelEndpoint>,
): Promise<PageLabel> {
  return ctx.database.transaction(async (queries) => {
    await repo.holdGroups(queries)
    const labels = await repo.findLabels(queries)
    const present = existing(labels, params.labelId)
    const label = { ...present, name: body.name ?? present.name, tone: body.tone ?? present.tone }
    checkLabelName(labels, label)
    await repo.updateLabelRow(queries, label)
    return label
  })
}

export async function deletePageLabel(
  { database: { queries } }: AdminContext,
  { params }: InputFor<typeof deleteLabelEndpoint>,
): Promise<null> {
  if (!(await repo.deleteLabel(queries, params.labelId))) throw new AppError('not_found')
  return null
}

interface Named {
  id: string | null
  name: string
}

function existing<Group extends { id: string }>(groups: readonly Group[], id: string): Group {
  const group = groups.find((one) => one.id === id)
  if (!group) throw new AppError('not_found')
  return group
}

const isTaken = (groups: readonly Named[], { id, name }: Named) =>
  groups.some((group) => group.id !== id && group.name.toLowerCase() === name.toLowerCase())

function checkFolderName(folders: readonly PageFolder[], folder: Named) {
  if (isTaken(folders, folder))
    throw new AppError('folder_taken', {
      fields: [{ path: 'name', message: `Sudah ada folder “${folder.name}”` }],
    })
}

function checkLabelName(labels: readonly PageLabel[], label: Named) {
  if (isTaken(labels, label))
    throw new AppError('label_taken', { fields: [{ path: 'name', message: `Sudah ada label “${label.name}”` }] })
}

function checkRoom(groups: readonly unknown[], most: number, word: string) {
  if (groups.length >= most)
    throw new AppError('invalid_input', {
      fields: [{ path: 'name', message: `Paling banyak ${most} ${word}. Hapus yang tidak dipakai dahulu.` }],
    })
}
