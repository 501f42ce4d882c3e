import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { DragItem, DropTarget } from './drag-item.ts'
import type { Lift } from './held-press.ts'

interface DragState {
  item: DragItem | null
  target: DropTarget | null
}

export type DragStore = StoreApi<DragState>

export const createDragStore = (): DragStore => createStore<DragState>(() => ({ item: null, target: null }))

/** The context of drag sources and drop lines; the same object while the area is mounted. */
export interface Dragging {
  store: DragStore
  /** Loads the drag module; called when the pointer comes near a source. */
  prepare: () => void
  /** Called when a source is pressed: a drag may follow. */
  lift: Lift
}

export const DragContext = createContext<Dragging | null>(null)

export function useDragging(): Dragging {
  const dragging = useContext(DragContext)
  if (!dragging) throw new Error('Drag sources and lines must stand inside the DragArea.')
  return dragging
}

/** A part of the drag that is going on. Kept apart from the lists, so that moving the pointer draws only the line. */
export function useDrag<Part>(select: (state: DragState) => Part): Part {
  return useStore(useDragging().store, select)
}
