import { listSavedSections, listSyncedSections, type SavedSection, type SyncedSection } from '@naikkelas/contract/pages'
import { messageOf } from '../../../../shared/api/api-error.ts'
import { call } from '../../../../shared/api/call.ts'
import type { Workspace } from '../state/workspace.ts'

const perPage = 100

/** Requests the library each time: other people save sections too. */
export async function loadLibrary(workspace: Workspace): Promise<void> {
  const isLoaded = () => workspace.getState().library.state === 'loaded'
  if (!isLoaded()) workspace.change('library', { state: 'loading' })
  try {
    const [saved, synced] = await Promise.all([allSaved(), call(listSyncedSections, {})])
    workspace.change('library', { state: 'loaded', problem: null, saved, synced })
  } catch (error) {
    workspace.change('library', { state: isLoaded() ? 'loaded' : 'failed', problem: messageOf(error) })
  }
}

export function setSaved(workspace: Workspace, saved: SavedSection): void {
  workspace.change('library', { saved: withOne(workspace.getState().library.saved, saved) })
}

export function dropSaved(workspace: Workspace, id: string): void {
  workspace.change('library', { saved: workspace.getState().library.saved.filter((one) => one.id !== id) })
}

export function setSynced(workspace: Workspace, synced: SyncedSection): void {
  workspace.change('library', { synced: withOne(workspace.getState().library.synced, synced) })
}

async function allSaved(): Promise<SavedSection[]> {
  const all: SavedSection[] = []
  for (let page = 1; ; page++) {
    const { items, total } = await call(listSavedSections, { query: { page, perPage } })
    all.push(...items)
    if (items.length === 0 || all.length >= total) return all
  }
}

function withOne<One extends { id: string; name: string }>(list: readonly One[], one: One): One[] {
  return [...list.filter(({ id }) => id !== one.id), one].sort((left, right) =>
    left.name.localeCompare(right.name, 'id'),
  )
}
