import type { Admin } from '@naikkelas/contract/identity'
import type { PublishedSiteParts } from '@naikkelas/contract/pages'
import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import type { BuilderActions, BuilderState, BuilderStore } from '../model/builder-store.ts'
import type { Presence } from '../model/presence.ts'
import type { Saver, SaveState } from '../save/index.ts'
import type { Workspace, WorkspaceState } from './workspace.ts'

/** What every part of the builder works with; the same objects from opening to closing a page. */
export interface BuilderParts {
  store: BuilderStore
  saver: Saver
  presence: Presence
  workspace: Workspace
  admin: Admin
  partners: readonly { id: string; name: string }[]
  /** What visitors saw of the site's head and foot when the builder was opened. */
  siteParts: PublishedSiteParts
}

export const BuilderContext = createContext<BuilderParts | null>(null)

export function useBuilderParts(): BuilderParts {
  const parts = useContext(BuilderContext)
  if (!parts) throw new Error('Parts of the builder must stand inside the Builder.')
  return parts
}

/** A part of the builder's state; the component draws again when that part changes. */
export function useBuilder<Part>(select: (state: BuilderState) => Part): Part {
  return useStore(useBuilderParts().store, select)
}

export function useBuilderActions(): BuilderActions {
  return useBuilderParts().store.actions
}

export function useSaving<Part>(select: (state: SaveState) => Part): Part {
  return useStore(useBuilderParts().saver, select)
}

/** A part of what the builder shows about the page; the component draws again when that part changes. */
export function useWorkspace<Part>(select: (state: WorkspaceState) => Part): Part {
  return useStore(useBuilderParts().workspace, select)
}
