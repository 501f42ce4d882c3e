import { background } from './background.ts'
import { border, outline } from './border.ts'
import { clipId, isCutting, polygonId } from './clip.ts'
import { pixels } from './css-values.ts'
import { icon } from './icon.ts'
import { nativeField } from './native-field.ts'
import { maskedSign } from './masked-sign.ts'
import { pictureFill } from './picture-fill.ts'
import type { Pen } from './pen.ts'
import { grown, radiiOf } from './rounded.ts'
import { dropShadowId, shadowsUnder, shadowsWithin } from './shadow.ts'
import type { Box, Rect } from './snapshot.ts'
import { element } from './svg-markup.ts'
import { turned } from './turned.ts'
import { words } from './words.ts'

const fields = new Set(['input', 'textarea', 'select'])
const replaced = new Set(['img', 'video', 'iframe', 'canvas'])

/** A box with everything in it, as SVG: what covers what stays so, and named parts become named layers. */
export function drawBox(box: Box, pen: Pen, decoration = 'none'): string {
  if (isAway(box)) return ''
  if (box.name === '#text') return words(box, decoration, pen)
  const own = box.style['text-decoration-line'] ?? 'none'
  const passed = own === 'none' ? decoration : own
  const isSeen = box.style.visibility === 'visible'
  const under = isSeen ? surface(box, pen) : ''
  const inside = contents(box, pen, passed)
  const over = isSeen ? outline(box, box.rect, radiiOf(box), pen) : ''
  const cut =
    isCutting(box) && inside !== '' ? element('g', { 'clip-path': `url(#${clipId(box, pen)})` }, inside) : inside
  return grouped(box, `${under}${cut}${over}`, pen)
}

function surface(box: Box, pen: Pen): string {
  const sign = maskedSign(box)
  if (sign !== undefined) return sign
  return fragmentsOf(box)
    .map((rect) => {
      const radii = radiiOf({ ...box, rect })
      return (
        shadowsUnder(box, rect, radii, pen) +
        background(box, rect, radii, pen) +
        shadowsWithin(box, rect, radii) +
        border(box, rect, radii, pen)
      )
    })
    .join('')
}

function contents(box: Box, pen: Pen, decoration: string): string {
  if (box.name === 'svg') return icon(box, pen)
  if (fields.has(box.name)) return box.children.map((child) => drawBox(child, pen)).join('') + nativeField(box, pen)
  if (replaced.has(box.name)) return box.style.visibility === 'visible' ? pictureFill(box, radiiOf(box), pen) : ''
  const shown = box.name === 'details' && !('open' in box.attributes) ? box.children.filter(isSummary) : box.children
  return [...shown]
    .sort((one, other) => height(one) - height(other))
    .map((child) => drawBox(child, pen, decoration))
    .join('')
}

const isSummary = ({ name }: Box) => name === 'summary' || name.startsWith('::')

/** Stacking order of a box among its siblings: behind, in the flow, positioned, lifted. */
function height({ style }: Box): number {
  const lifted = Number.parseInt(style['z-index'] ?? 'auto', 10)
  if (!Number.isNaN(lifted) && lifted !== 0) return lifted > 0 ? lifted + 1 : lifted
  return style.position === 'static' || style.position === undefined ? 0 : 1
}

/** Words for screen readers only, and what is faded out. */
function isAway({ name, style, rect }: Box): boolean {
  if (Number(style.opacity ?? 1) === 0) return true
  if (name === '#text') return style.visibility !== 'visible'
  const clip = style['clip-path'] ?? 'none'
  return clip.startsWith('inset(50%') || (rect.width <= 1 && rect.height <= 1 && style['overflow-x'] !== 'visible')
}

/** A layer of its own where it has a name, or something that holds for all in it. */
function grouped(box: Box, inside: string, pen: Pen): string {
  if (inside === '') return ''
  const { attributes, style } = box
  const name = attributes['data-component'] ?? attributes['data-part'] ?? attributes['data-section-type']
  const opacity = Number(style.opacity ?? 1)
  const facts = {
    id: name === undefined ? undefined : `~${name}`,
    transform: turned(box),
    opacity: opacity < 1 ? opacity : undefined,
    'clip-path': polygonUrl(box, pen),
    filter: shadowUrl(box, pen),
  }
  return Object.values(facts).some((value) => value !== undefined) ? element('g', facts, inside) : inside
}

const polygonUrl = (box: Box, pen: Pen) => {
  const id = polygonId(box, pen)
  return id && `url(#${id})`
}
const shadowUrl = (box: Box, pen: Pen) => {
  const id = dropShadowId(box, pen)
  return id && `url(#${id})`
}

/** An inline box that runs over several lines is one shape a line. */
function fragmentsOf(box: Box): Rect[] {
  if (box.style.display !== 'inline' || box.name === 'img') return [box.rect]
  const rows = new Map<number, Rect>()
  for (const { rect } of linesOf(box)) {
    const row = Math.round((rect.y + rect.height / 2) / 4)
    const known = rows.get(row) ?? rows.get(row - 1) ?? rows.get(row + 1)
    if (!known) rows.set(row, { ...rect })
    else {
      const right = Math.max(known.x + known.width, rect.x + rect.width)
      known.x = Math.min(known.x, rect.x)
      known.width = right - known.x
    }
  }
  if (rows.size < 2) return [box.rect]
  const beside = pixels(box.style['padding-left'] ?? '0')
  return [...rows.values()].map((rect) => ({ ...grown(rect, 0), x: rect.x - beside, width: rect.width + 2 * beside }))
}

const linesOf = (box: Box): Box['lines'] => [...box.lines, ...box.children.flatMap(linesOf)]
