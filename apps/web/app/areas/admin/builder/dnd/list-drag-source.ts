import { useDraggable } from '@dnd-kit/core'
import type { SyntheticEvent } from 'react'
import type { DragItem } from './drag-item.ts'

/** What a list lifts: told by the row that was pressed. */
export interface ListDragData {
  kind: 'list'
  itemAt: (target: EventTarget | null) => DragItem | null
}

interface ListDragSource {
  id: string
  /** The row an event is about; null where nothing is to be lifted. */
  rowOf: (target: Element) => HTMLElement | null
  /** The handle that an event is about: the only thing that lifts by keyboard. */
  handleOf: (target: Element) => HTMLElement | null
  itemOf: (row: HTMLElement) => DragItem | null
}

/**
 * One drag source for all rows of a list. Hundreds of them would each be drawn anew whenever a drag begins, moves to
 * another zone or ends.
 */
export function useListDragSource({ id, rowOf, handleOf, itemOf }: ListDragSource) {
  const itemAt = (target: EventTarget | null) => {
    const row = target instanceof Element ? rowOf(target) : null
    return row && itemOf(row)
  }
  const data: ListDragData = { kind: 'list', itemAt }
  const { setNodeRef, setActivatorNodeRef, listeners } = useDraggable({ id, data: { ...data } })
  const lift = (name: string) => (event: SyntheticEvent) => {
    const target = event.target instanceof Element ? event.target : null
    const row = target && rowOf(target)
    const handle = target && handleOf(target)
    if (!row || (name === 'onKeyDown' && !handle)) return
    // What hangs on the pointer starts where the row is, and the focus returns to its handle.
    setNodeRef(row)
    setActivatorNodeRef(handle)
    listeners?.[name]?.(event)
  }
  return Object.fromEntries(Object.keys(listeners ?? {}).map((name) => [name, lift(name)]))
}
