import { type BoundFunctions, getQueriesForElement, type queries } from '@testing-library/dom'
import { Window } from 'happy-dom'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** Questions by role, name and words, as readers and their assistive technology would ask them. */
export interface Drawn extends BoundFunctions<typeof queries> {
  body: HTMLElement
}

/**
 * What the server sends for an element, without a script or a style sheet, as a browser reads it. Each has a document of
 * its own, so that ids never meet.
 */
export function drawn(element: ReactNode): Drawn {
  const { document } = new Window()
  document.body.innerHTML = renderToStaticMarkup(element)
  // happy-dom describes the same elements with classes of its own.
  const body = document.body as unknown as HTMLElement
  return { ...getQueriesForElement(body), body }
}
