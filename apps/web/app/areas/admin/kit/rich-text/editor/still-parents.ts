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
