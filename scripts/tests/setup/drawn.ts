import { type BoundFunctions, getQueriesForElement, type queries } from '@testing-library/dom'
import { Window } from 'happy-dom'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** Queries by role, name and text, as readers and their assistive technology would ask them. */
export interface Drawn extends BoundFunctions<typeof queries> {
  body: HTMLElement
  /** Every piece of text in reading order, as `|first|second|`. */
  words: string
}

/**
 * What the server sends for an element, without a script or a style sheet, as a browser reads it. Each has a document of
 * its own, so that ids never collide.
 */
export function drawn(element: ReactNode): Drawn {
  return drawnFrom(renderToStaticMarkup(element))
}

function drawnFrom(html: string): Drawn {
  // Embedded players are never fetched.
  const { document } = new Window({ settings: { navigation: { disableChildFrameNavigation: true } } })
  document.body.innerHTML = html
  // happy-dom describes the same elements with classes of its own.
  const body = document.body as unknown as HTMLElement
  return { ...getQueriesForElement(body), body, words: wordsOf(body) }
}

/** A whole document as a browser reads it, without running its scripts. */
export function documentOf(html: string): Document {
  const { DOMParser } = new Window()
  return new DOMParser().parseFromString(html, 'text/html') as unknown as Document
}

function wordsOf(element: HTMLElement): string {
  const texts = textsOf(element)
  return texts.length === 0 ? '' : `|${texts.join('|')}|`
}

function textsOf(node: Node): string[] {
  if (node.nodeType === node.TEXT_NODE) return node.textContent ? [node.textContent] : []
  return [...node.childNodes].flatMap(textsOf)
}

/** Whether an element comes before another for readers and the keyboard. */
export function isBefore(element: Element, other: Element): boolean {
  return Boolean(element.compareDocumentPosition(other) & element.DOCUMENT_POSITION_FOLLOWING)
}

/** Elements that match a selector and contain nothing. happy-dom's `:empty` also matches elements that contain only text. */
export function emptyElements(body: HTMLElement, selector: string): Element[] {
  return [...body.querySelectorAll(selector)].filter((element) => element.childNodes.length === 0)
}
