import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { DragItem, DropTarget } from './drag-item.ts'

interface DragState {
  item: DragItem | null
  target: DropTarget | null
}

export type DragStore = StoreApi<DragState>

export const createDragStore = (): DragStore => createStore<DragState>(() => ({ item: null, target: null }))

export const DragStoreContext = createContext<DragStore | null>(null)

/** A part of the drag that is going on. Kept apart from the lists, so that moving the pointer draws only the line. */
export function useDrag<Part>(select: (state: DragState) => Part): Part {
  const store = useContext(DragStoreContext)
  if (!store) throw new Error('Drag sources and lines must stand inside the DragArea.')
  return useStore(store, select)
}
