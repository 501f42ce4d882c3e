/**
 * Lays the text out as it was: over the whole width where it has its parent for itself, so that a press beside the
 * words still finds it, else inline with its neighbours.
 */
export function standAsBefore(element: HTMLElement): void {
  const parent = element.parentElement
  if (!parent) return
  const isAlone = [...parent.childNodes].every(
    (node) => node === element || (node instanceof Text && node.data.trim() === ''),
  )
  const isBox = !getComputedStyle(parent).display.startsWith('inline')
  element.style.display = isAlone && isBox ? 'block' : 'inline'
  // An empty text in line would have no width to see the caret in.
  if (element.style.display === 'inline') element.style.minWidth = '1ch'
}
