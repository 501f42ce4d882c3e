import { parseColor } from './css-values.ts'
import { drawBox } from './draw-box.ts'
import { type Drawing, newPen, type Picture } from './pen.ts'
import { grown } from './rounded.ts'
import type { Box, Rect } from './snapshot.ts'
import { element } from './svg-markup.ts'

export interface DrawingOptions {
  name: string
  /** Begins the ids of what the drawing defines; no other drawing of the sheet has it. */
  prefix: string
  pictures: Readonly<Record<string, Picture>>
  /** Whether it is cut to what is seen, with some ground around, or shown as wide and tall as its box. */
  isCropped: boolean
}

/** A box of a page as a drawing that begins at 0, 0. */
export function drawingOf(root: Box, { name, prefix, pictures, isCropped }: DrawingOptions): Drawing {
  const { pen, defs, pictures: used, reached } = newPen(prefix, pictures)
  // The ground of a page is seen everywhere, and so says nothing of how far a component reaches.
  const ground = isCropped ? takeGround(root) : null
  const floating = takeFixed(root)
  const inside = [root, ...floating].map((box) => drawBox(box, pen)).join('')
  const seen: Rect = (isCropped ? reached() : root.rect) ?? { x: 0, y: 0, width: 1, height: 1 }
  const frame = isCropped ? grown(seen, 24) : seen
  const [width, height] = [Math.ceil(frame.width), Math.ceil(frame.height)]
  const base = ground ? element('rect', { width, height, fill: ground.hex }) : ''
  const moved = element('g', { transform: `translate(${-Math.round(frame.x)} ${-Math.round(frame.y)})` }, inside)
  return { name, markup: base + moved, defs, pictures: used, width, height }
}

function takeGround(root: Box) {
  const ground = parseColor(root.style['background-color'] ?? '')
  root.style = { ...root.style, 'background-color': 'rgba(0, 0, 0, 0)' }
  return ground
}

/** Dialogs, menus and other boxes above the page, wherever they are in the tree. */
function takeFixed(box: Box): Box[] {
  const fixed = box.children.filter(({ style }) => style.position === 'fixed')
  box.children = box.children.filter((child) => !fixed.includes(child))
  return [...fixed.flatMap((one) => [one, ...takeFixed(one)]), ...box.children.flatMap(takeFixed)]
}
