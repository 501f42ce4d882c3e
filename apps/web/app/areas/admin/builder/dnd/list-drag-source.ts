import type { FocusEvent, SyntheticEvent } from 'react'
import type { DragItem } from './drag-item.ts'
import { useDragging } from './drag-state.ts'
import type { Press } from './held-press.ts'

interface ListDragSource {
  /** The row of an event; null when it cannot be dragged. */
  rowOf: (target: Element) => HTMLElement | null
  /** The handle of an event: the only element that starts a drag by keyboard. */
  handleOf: (target: Element) => HTMLElement | null
  itemOf: (row: HTMLElement) => DragItem | null
}

/** One drag source for all rows of a list. */
export function useListDragSource({ rowOf, handleOf, itemOf }: ListDragSource) {
  const { lift, prepare } = useDragging()
  const press = ({ target, nativeEvent }: SyntheticEvent<Element, Press>) => {
    const row = target instanceof Element ? rowOf(target) : null
    const handle = target instanceof Element ? handleOf(target) : null
    const item = row && itemOf(row)
    if (!row || !item || (nativeEvent instanceof KeyboardEvent && !handle)) return
    lift({ item, node: row, handle }, nativeEvent)
  }
  return {
    onPointerEnter: prepare,
    onFocus: ({ target }: FocusEvent) => {
      if (handleOf(target)) prepare()
    },
    onMouseDown: press,
    onTouchStart: press,
    onKeyDown: press,
  }
}
