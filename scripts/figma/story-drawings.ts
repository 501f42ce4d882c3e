import { cdp } from 'vitest/browser'
import { drawingOf } from './drawing.ts'
import { laidOut, picturesHere } from './laid-out.ts'
import type { Drawing } from './pen.ts'
import { boxesWith } from './snapshot.ts'

/** Sections are shown as wide as on a desktop; their other widths follow in the browser. */
const sectionWidth = 1120
const mark = 'data-drawn'

/** Marks what a sheet shows of the current story: each background of each layout of a section, else the whole scope. */
export function drawnElements(): Element[] {
  const sheet = document.querySelector('.story-sheet')
  const scope = document.querySelector('.story-scope')
  if (!sheet) return scope ? [scope] : []
  return [...sheet.querySelectorAll<HTMLElement>('.story-sheet-cell')].filter(
    ({ style }) => style.width === `${sectionWidth}px`,
  )
}

/** `price.plans, white` for a cell of a sheet of sections. */
function nameOf(element: Element): string {
  for (let at = element.previousElementSibling; at; at = at.previousElementSibling)
    if (at.classList.contains('story-sheet-name')) return at.textContent
  return ''
}

/** The current story as drawings. @param prefix of their ids, unique within the sheet */
export async function storyDrawings(name: string, prefix: string): Promise<Drawing[]> {
  const elements = drawnElements()
  for (const element of elements) element.setAttribute(mark, '')
  const isSection = elements.length > 1
  const hidden = document.querySelectorAll<HTMLElement>(`.story-sheet-cell:not([${mark}])`)
  for (const element of hidden) element.hidden = true
  const session = cdp() as unknown as { send: (method: string, params: object) => Promise<unknown> }
  const root = await laidOut((method, params) => session.send(method, params))
  const pictures = await picturesHere()
  const drawings = boxesWith(root, mark).map((box, index) => {
    const element = elements[index]
    return drawingOf(box, {
      name: (isSection && element && nameOf(element)) || name,
      prefix: `${prefix}-${index}`,
      pictures,
      isCropped: !isSection,
    })
  })
  for (const element of hidden) element.hidden = false
  for (const element of elements) element.removeAttribute(mark)
  return drawings
}
