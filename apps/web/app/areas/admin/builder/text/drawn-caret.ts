import type { LetterPlace } from '../../kit/rich-text/held-typing.ts'

/**
 * The place among the letters of a drawn text that a point is on.
 * @param point in client coordinates
 * @returns null where the point is on no letter of it
 */
export function letterPlace(element: Element, { x, y }: { x: number; y: number }): LetterPlace | null {
  const caret = caretAt(x, y)
  if (!caret || caret.node.nodeType !== Node.TEXT_NODE || !element.contains(caret.node)) return null
  const before = document.createRange()
  before.setStart(element, 0)
  before.setEnd(caret.node, caret.offset)
  return { after: before.toString().length, of: element.textContent.length }
}

function caretAt(x: number, y: number): { node: Node; offset: number } | null {
  // Safari and old Chromium know only the second.
  if ('caretPositionFromPoint' in document) {
    const caret = document.caretPositionFromPoint(x, y)
    return caret && { node: caret.offsetNode, offset: caret.offset }
  }
  const range = (document as Document).caretRangeFromPoint(x, y)
  return range && { node: range.startContainer, offset: range.startOffset }
}
