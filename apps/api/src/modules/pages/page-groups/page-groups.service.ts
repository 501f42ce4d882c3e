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
import type { Tx } from '../../../platform/database/index.ts'
import { AppError } from '../../../errors/app-error.ts'
import { findFolders, findLabels } from './page-groups.queries.ts'
import * as repo from './page-groups.repo.ts'

export async function listPageGroups({ database: { queries } }: AdminContext) {
  return { folders: await findFolders(queries), labels: await findLabels(queries) }
}

export function createPageFolder(
  ctx: AdminContext,
  { body }: InputFor<typeof createFolderEndpoint>,
): Promise<PageFolder> {
  return ctx.database.transaction(async (queries) => {
    await repo.holdGroups(queries)
    const folders = await findFolders(queries)
    checkRoom(folders, { max: pageGroupLimits.folders, word: 'folder' })
    checkFolderName(folders, { id: null, name: body.name })
    const folder = { id: uuidv7(), name: body.name }
    await repo.insertFolder(queries, { ...folder, at: ctx.clock.now() })
    return { ...folder, pageCount: 0 }
  })
}

/**
 * Makes a folder within the caller's transaction, under the name asked for or, where that is taken, with the first
 * number that is free.
 * @param path the field that a refusal is shown beside
 * @throws AppError `invalid_input` when there are as many folders as there may be
 */
export async function addNumberedFolder(
  { clock }: AdminContext,
  tx: Tx,
  { requested, path }: { requested: string; path: string },
): Promise<PageFolder> {
  await repo.holdGroups(tx)
  const folders = await findFolders(tx)
  checkRoom(folders, { max: pageGroupLimits.folders, word: 'folder', path })
  const folder = { id: uuidv7(), name: freeName(folders, requested) }
  await repo.insertFolder(tx, { ...folder, at: clock.now() })
  return { ...folder, pageCount: 0 }
}

function freeName(folders: readonly PageFolder[], requested: string): string {
  let name = requested
  for (let number = 2; isTaken(folders, { id: null, name }); number += 1) {
    const tail = ` (${number})`
    name = `${requested.slice(0, pageGroupLimits.nameLength - tail.length)}${tail}`
  }
  return name
}

export function renamePageFolder(
  ctx: AdminContext,
  { params, body }: InputFor<typeof renameEndpoint>,
): Promise<PageFolder> {
  return ctx.database.transaction(async (queries) => {
    await repo.holdGroups(queries)
    const folders = await findFolders(queries)
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
    const labels = await findLabels(queries)
    checkRoom(labels, { max: pageGroupLimits.labels, word: 'label' })
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
    const labels = await findLabels(queries)
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

interface Room {
  max: number
  word: string
  /** Of the field that asked for one more. @default 'name' */
  path?: string
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

function checkRoom(groups: readonly unknown[], { max, word, path = 'name' }: Room) {
  if (groups.length >= max)
    throw new AppError('invalid_input', {
      fields: [{ path, message: `Paling banyak ${max} ${word}. Hapus yang tidak dipakai dahulu.` }],
    })
}
