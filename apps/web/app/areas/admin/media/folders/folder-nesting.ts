import type { MediaFolder } from '@naikkelas/contract/pages'

export interface NestedFolder extends MediaFolder {
  children: NestedFolder[]
}

/** Folders inside of folders, in the order they are given in. */
export function nested(folders: readonly MediaFolder[], parentId: string | null = null): NestedFolder[] {
  return folders
    .filter((folder) => folder.parentId === parentId)
    .map((folder) => ({ ...folder, children: nested(folders, folder.id) }))
}

export interface FolderChoice {
  id: string
  /** From the outermost down: `Kelas / Sampul`. */
  path: string
}

/** Every folder by its whole path, each right after the one it lies in. @param except left out with all below it */
export function folderChoices(folders: readonly MediaFolder[], except?: string): FolderChoice[] {
  const walk = (level: readonly NestedFolder[], above: string): FolderChoice[] =>
    level
      .filter(({ id }) => id !== except)
      .flatMap(({ id, name, children }) => {
        const path = above === '' ? name : `${above} / ${name}`
        return [{ id, path }, ...walk(children, path)]
      })
  return walk(nested(folders), '')
}

/** The folders that must be open for one to be seen. */
export function foldersAbove(folders: readonly MediaFolder[], id: string | undefined): string[] {
  const parentId = folders.find((folder) => folder.id === id)?.parentId
  return parentId ? [parentId, ...foldersAbove(folders, parentId)] : []
}
