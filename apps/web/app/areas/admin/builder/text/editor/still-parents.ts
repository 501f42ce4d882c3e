import type { KeyboardEvent, MouseEvent } from 'react'

/**
 * Keeps the element around a text from acting while someone writes in it: a summary would fold at every space, a link
 * or a button would be followed by the press that sets the caret.
 */
export const keepStill = {
  onClick: (event: MouseEvent) => event.preventDefault(),
  onKeyUp: (event: KeyboardEvent) => {
    if (event.key === ' ' || event.key === 'Enter') event.preventDefault()
  },
}

/** Where Tab goes: on, back, or nowhere when it is another key. */
export function tabOf({ key, shiftKey, ctrlKey, altKey, metaKey }: globalThis.KeyboardEvent): 1 | -1 | null {
  if (key !== 'Tab' || ctrlKey || altKey || metaKey) return null
  return shiftKey ? -1 : 1
}
