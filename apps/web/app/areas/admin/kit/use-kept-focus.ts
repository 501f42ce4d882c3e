import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Moves the focus to a heading when the row that had it is gone after an update; otherwise it stays where it is.
 *
 * @returns for the element around the rows
 */
export function useKeptFocus(heading: RefObject<HTMLElement | null>) {
  const focused = useRef<Element | null>(null)
  useLayoutEffect(() => {
    if (focused.current === null || focused.current.isConnected) return
    focused.current = null
    if (document.activeElement === null || document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true })
  })
  return {
    onFocus: (event: FocusEvent) => {
      focused.current = event.target
    },
    onBlur: (event: FocusEvent) => {
      // Browsers that report the removal of an element as a blur do so once it is no longer there.
      if (event.target.isConnected) focused.current = null
    },
  }
}
