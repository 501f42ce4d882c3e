import { folderLimits, type MediaFolder } from '@naikkelas/contract/pages'

/** A folder and all below it. */
export function withDescendants(folders: readonly MediaFolder[], id: string): string[] {
  const below = folders.filter(({ parentId }) => parentId === id)
  return [id, ...below.flatMap((folder) => withDescendants(folders, folder.id))]
}

/** From the outermost down; empty for the root. */
export function pathTo(folders: readonly MediaFolder[], id: string | null): string[] {
  const folder = folders.find((one) => one.id === id)
  return folder ? [...pathTo(folders, folder.parentId), folder.id] : []
}

function heightOf(folders: readonly MediaFolder[], id: string): number {
  const below = folders.filter(({ parentId }) => parentId === id)
  return 1 + Math.max(0, ...below.map((folder) => heightOf(folders, folder.id)))
}

/** Why a folder cannot be inside another; null when it can. `id` is null for a new folder. */
export function placeFlaw(
  folders: readonly MediaFolder[],
  { id, parentId }: { id: string | null; parentId: string | null },
): string | null {
  if (parentId !== null && !folders.some((folder) => folder.id === parentId)) return 'Folder ini sudah tidak ada'
  if (id !== null && parentId !== null && withDescendants(folders, id).includes(parentId))
    return 'Folder tidak dapat dipindahkan ke dalam dirinya sendiri'
  const depth = pathTo(folders, parentId).length + (id === null ? 1 : heightOf(folders, id))
  return depth > folderLimits.depth ? `Folder paling dalam ${folderLimits.depth} tingkat` : null
}

export function isNameTaken(
  folders: readonly MediaFolder[],
  { id, parentId, name }: { id: string | null; parentId: string | null; name: string },
): boolean {
  return folders.some(
    (folder) => folder.id !== id && folder.parentId === parentId && folder.name.toLowerCase() === name.toLowerCase(),
  )
}

/** A name that is free in a place: itself, else with the first number that is. */
export function freeName(
  folders: readonly MediaFolder[],
  { id, parentId, name }: { id: string; parentId: string | null; name: string },
): string {
  if (!isNameTaken(folders, { id, parentId, name })) return name
  for (let number = 2; ; number += 1) {
    const tail = ` (${number})`
    const numbered = `${name.slice(0, folderLimits.nameLength - tail.length)}${tail}`
    if (!isNameTaken(folders, { id, parentId, name: numbered })) return numbered
  }
}
