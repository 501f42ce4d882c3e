// The whole way from a page to a sheet, for pages that are no stories: bundled and loaded into the page.
import { drawingOf } from './drawing.ts'
import { laidOut, picturesHere, wordsSeen } from './laid-out.ts'
import { sheet } from './sheet.ts'
import { boxesWith } from './snapshot.ts'

export interface DrawnElement {
  name: string
  svg: string
  /** What XML finds wrong with it; empty when it is sound. */
  problem: string
  words: readonly string[]
}

type Send = (method: string, params: object) => Promise<unknown>

/** Every element with the attribute as a sheet of its own, named by the attribute's value. */
export async function drawMarked(attribute: string, send: Send): Promise<DrawnElement[]> {
  const root = await laidOut(send)
  const pictures = await picturesHere()
  return boxesWith(root, attribute).map((box, index) => {
    const name = box.attributes[attribute] ?? ''
    const element = document.querySelectorAll(`[${attribute}]`)[index]
    const drawing = drawingOf(box, { name, prefix: `d${index}`, pictures, isCropped: false })
    const svg = sheet(name, [{ name: '', drawings: [drawing] }])
    const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml')
    return {
      name,
      svg,
      problem: parsed.querySelector('parsererror')?.textContent ?? '',
      words: element ? wordsSeen(element) : [],
    }
  })
}

Object.assign(globalThis, { drawMarked })
