import { useDraggable } from '@dnd-kit/core'
import { type DragItem, dragId } from './drag-item.ts'

/** Id of the sentence that tells how to drag by keyboard. */
export const dragHintId = 'builder-drag-hint'

/**
 * Makes an element draggable. `listeners` belong on a handle: they lift by pointer and by keyboard. `pointerListeners`
 * belong on a button that does something else when it is pressed.
 */
export function useDragSource(item: DragItem) {
  const { setNodeRef, setActivatorNodeRef, listeners, isDragging } = useDraggable({ id: dragId(item), data: item })
  const { onKeyDown: _, ...pointerListeners } = listeners ?? {}
  return {
    setNodeRef,
    setHandleRef: setActivatorNodeRef,
    attributes: { 'aria-roledescription': 'pegangan' },
    listeners,
    pointerListeners,
    isDragging,
  }
}
