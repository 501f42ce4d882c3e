import { parseColor } from './css-values.ts'
import type { Box } from './snapshot.ts'
import { element } from './svg-markup.ts'

/** A sign cut out of a colour by a mask (the tick of a checkbox), as its path in that colour; undefined for other boxes. */
export function maskedSign({ style, rect }: Box): string | undefined {
  const [, data = ''] = /url\("data:image\/svg\+xml,(.*?)"\)/.exec(style['mask-image'] ?? '') ?? []
  const color = parseColor(style['background-color'] ?? '')
  if (data === '' || !color) return undefined
  const drawing = decodeURIComponent(data)
  const [, box = '0 0 16 16'] = /viewBox=['"]([^'"]+)['"]/.exec(drawing) ?? []
  const [, , wide = 16] = box.split(' ').map(Number)
  const [, width = '1'] = /stroke-width=['"]([^'"]+)['"]/.exec(drawing) ?? []
  const paths = [...drawing.matchAll(/<path d=['"]([^'"]+)['"]/g)].map(([, d = '']) => element('path', { d }))
  const transform = `translate(${rect.x.toFixed(2)} ${rect.y.toFixed(2)}) scale(${Number((rect.width / wide).toFixed(4))})`
  const lines = {
    fill: 'none',
    stroke: color.hex,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  }
  return element('g', { transform, ...lines }, paths.join(''))
}
