import { type SyntheticEvent, useRef, useState } from 'react'
import { type DragItem, dragId } from './drag-item.ts'
import { useDrag, useDragging } from './drag-state.ts'
import type { Press } from './held-press.ts'

/** Id of the keyboard drag instructions. */
export const dragHintId = 'builder-drag-hint'

/**
 * Makes an element draggable. `listeners` belong on a handle: they lift by pointer and by keyboard. `pointerListeners`
 * belong on a button that does something else when it is pressed.
 */
export function useDragSource(item: DragItem) {
  const { lift, prepare } = useDragging()
  const elements = useRef<{ node: HTMLElement | null; handle: HTMLElement | null }>({ node: null, handle: null })
  const [refs] = useState(() => ({
    setNodeRef: (element: HTMLElement | null) => {
      elements.current.node = element
    },
    setHandleRef: (element: HTMLElement | null) => {
      elements.current.handle = element
    },
  }))
  const id = dragId(item)
  const isDragging = useDrag((state) => state.item !== null && dragId(state.item) === id)
  const press = ({ nativeEvent }: SyntheticEvent<Element, Press>) => {
    const { node, handle } = elements.current
    if (node) lift({ item, node, handle }, nativeEvent)
  }
  const pointerListeners = { onPointerEnter: prepare, onMouseDown: press, onTouchStart: press }
  return {
    ...refs,
    attributes: { 'aria-roledescription': 'pegangan' },
    listeners: { ...pointerListeners, onFocus: prepare, onKeyDown: press },
    pointerListeners,
    isDragging,
  }
}
