import { type Color, parseColor, pixels } from './css-values.ts'
import type { Pen } from './pen.ts'
import { grown, grownRadii, roundedRect, type Radii } from './rounded.ts'
import type { Box, Rect } from './snapshot.ts'
import { element, filled, stroked } from './svg-markup.ts'

interface Edge {
  width: number
  line: string
  color: Color | null
}

const sides = ['top', 'right', 'bottom', 'left'] as const

/** Borders as one stroke where all four are alike, else as a line for each. */
export function border({ style }: Box, rect: Rect, radii: Radii, pen: Pen): string {
  const edges = sides.map(
    (side): Edge => ({
      width: pixels(style[`border-${side}-width`] ?? '0'),
      line: style[`border-${side}-style`] ?? 'none',
      color: parseColor(style[`border-${side}-color`] ?? ''),
    }),
  )
  const seen = edges.filter(isSeen)
  const [first] = seen
  if (!first?.color) return ''
  pen.reach(rect)
  const isOne = seen.length === 4 && new Set(seen.map(keyOf)).size === 1
  if (isOne)
    return roundedRect(grown(rect, -first.width / 2), grownRadii(radii, -first.width / 2), {
      fill: 'none',
      ...stroked(first.color, first.width),
      ...dashes(first),
    })
  return edges.map((edge, index) => (isSeen(edge) ? line(edge, sides[index] ?? 'top', rect) : '')).join('')
}

export function outline({ style }: Box, rect: Rect, radii: Radii, pen: Pen): string {
  const edge = {
    width: pixels(style['outline-width'] ?? '0'),
    line: style['outline-style'] ?? 'none',
    color: parseColor(style['outline-color'] ?? ''),
  }
  if (!isSeen(edge) || !edge.color) return ''
  const by = pixels(style['outline-offset'] ?? '0') + edge.width / 2
  pen.reach(grown(rect, by + edge.width / 2))
  return roundedRect(grown(rect, by), grownRadii(radii, by), {
    fill: 'none',
    ...stroked(edge.color, edge.width),
    ...dashes(edge),
  })
}

const isSeen = ({ width, line: style, color }: Edge) =>
  width > 0 && style !== 'none' && style !== 'hidden' && color !== null

const keyOf = ({ width, line: style, color }: Edge) => `${width} ${style} ${color?.hex} ${color?.alpha}`

function dashes({ width, line: style }: Edge) {
  if (style === 'dashed') return { 'stroke-dasharray': `${width * 3} ${width * 2}` }
  return style === 'dotted' ? { 'stroke-dasharray': `0 ${width * 2}`, 'stroke-linecap': 'round' } : {}
}

/** One side: a strip while it is solid, so that thick ones keep their edges. */
function line(edge: Edge, side: (typeof sides)[number], { x, y, width, height }: Rect): string {
  if (!edge.color) return ''
  const isAcross = side === 'top' || side === 'bottom'
  const strip = {
    x: side === 'right' ? x + width - edge.width : x,
    y: side === 'bottom' ? y + height - edge.width : y,
    width: isAcross ? width : edge.width,
    height: isAcross ? edge.width : height,
  }
  if (edge.line !== 'dashed' && edge.line !== 'dotted') return element('rect', { ...strip, ...filled(edge.color) })
  const middle = { x: strip.x + edge.width / 2, y: strip.y + edge.width / 2 }
  return element('line', {
    x1: isAcross ? x : middle.x,
    y1: isAcross ? middle.y : y,
    x2: isAcross ? x + width : middle.x,
    y2: isAcross ? middle.y : y + height,
    ...stroked(edge.color, edge.width),
    ...dashes(edge),
  })
}
