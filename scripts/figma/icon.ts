import { parseColor, pixels } from './css-values.ts'
import type { Pen } from './pen.ts'
import type { Box } from './snapshot.ts'
import { element, filled, stroked } from './svg-markup.ts'

const shapes = new Set(['path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon'])
const geometry = ['d', 'cx', 'cy', 'r', 'rx', 'ry', 'x', 'y', 'x1', 'y1', 'x2', 'y2', 'width', 'height', 'points']

/** An inline drawing, kept as its paths in the place and size it has. */
export function icon(box: Box, pen: Pen): string {
  const { x, y, width, height } = box.rect
  const [left = 0, top = 0, wide = width, tall = height] = (box.attributes.viewBox ?? '')
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(Number)
  const scale = Math.min(width / wide, height / tall)
  if (!Number.isFinite(scale) || scale === 0) return ''
  pen.reach(box.rect)
  const moved = { x: x + (width - wide * scale) / 2 - left * scale, y: y + (height - tall * scale) / 2 - top * scale }
  const transform = `translate(${moved.x.toFixed(2)} ${moved.y.toFixed(2)})${scale === 1 ? '' : ` scale(${Number(scale.toFixed(5))})`}`
  return element('g', { transform }, box.children.map(drawn).join(''))
}

function drawn(box: Box): string {
  const transform = box.attributes.transform
  if (box.name === 'g') {
    const inside = box.children.map(drawn).join('')
    return inside === '' ? '' : element('g', { transform }, inside)
  }
  if (!shapes.has(box.name)) return ''
  const { style, attributes } = box
  const fill = parseColor(style.fill ?? 'none')
  const stroke = parseColor(style.stroke ?? 'none')
  if (!fill && !stroke) return ''
  const opacity = Number(style.opacity ?? 1)
  return element(box.name, {
    ...Object.fromEntries(geometry.filter((name) => name in attributes).map((name) => [name, attributes[name]])),
    transform,
    opacity: opacity < 1 ? opacity : undefined,
    'fill-rule': style['fill-rule'] === 'evenodd' ? 'evenodd' : undefined,
    ...(fill ? filled(fill) : { fill: 'none' }),
    ...(stroke && {
      ...stroked(stroke, pixels(style['stroke-width'] ?? '1')),
      'stroke-linecap': style['stroke-linecap'] === 'butt' ? undefined : style['stroke-linecap'],
      'stroke-linejoin': style['stroke-linejoin'] === 'miter' ? undefined : style['stroke-linejoin'],
      'stroke-dasharray': style['stroke-dasharray'] === 'none' ? undefined : style['stroke-dasharray'],
    }),
  })
}
