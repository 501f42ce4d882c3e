import { parseColor, pixels } from './css-values.ts'
import type { Pen } from './pen.ts'
import type { Box } from './snapshot.ts'
import { element, filled } from './svg-markup.ts'
import { words } from './words.ts'

/** What the browser itself draws into a field: its value or its hint, and the bar and thumb of a slider. */
export function nativeField(box: Box, pen: Pen): string {
  const { type = 'text' } = box.attributes
  if (box.name === 'input' && type === 'range') return slider(box, pen)
  if (box.name === 'input' && /^(checkbox|radio)$/.test(type)) return tick(box, pen)
  if (box.name === 'input' && !isTyped(type)) return ''
  const isEmpty = box.value === ''
  const text = isEmpty ? (box.attributes.placeholder ?? '') : shown(box)
  const { rect, style } = box
  const inset = (side: string) => pixels(style[`padding-${side}`] ?? '0') + pixels(style[`border-${side}-width`] ?? '0')
  const height = pixels(style['font-size'] ?? '16') * 1.2
  const lines = (box.name === 'textarea' ? text.split('\n') : [text]).map((line, index) => ({
    text: line,
    rect: {
      x: rect.x + inset('left'),
      y: box.name === 'textarea' ? rect.y + inset('top') + index * height * 1.2 : rect.y + (rect.height - height) / 2,
      width: Math.max(0, rect.width - inset('left') - inset('right')),
      height,
    },
  }))
  const drawn = words({ ...box, lines }, 'none', pen)
  return isEmpty && drawn !== '' ? element('g', { opacity: 0.65 }, drawn) : drawn
}

const isTyped = (type: string) => !/^(checkbox|radio|color|hidden|submit|button|file|image|reset)$/.test(type)

/** Days as Indonesian browsers show them, and a secret as dots. */
function shown({ value, attributes }: Box): string {
  if (attributes.type === 'date') return value.split('-').reverse().join('/')
  return attributes.type === 'password' ? '•'.repeat(value.length) : value
}

/** A box of the browser's own, ticked or not; ours are drawn by their styles. */
function tick({ rect, style, attributes }: Box, pen: Pen): string {
  if (style.appearance === 'none') return ''
  pen.reach(rect)
  const isOn = 'checked' in attributes
  const color = parseColor(style['accent-color'] ?? '')?.hex ?? '#0075ff'
  const { x, y, width, height } = rect
  const rx = attributes.type === 'radio' ? width / 2 : 2
  const frame = { x: x + 0.5, y: y + 0.5, width: width - 1, height: height - 1, rx }
  return element('rect', { ...frame, fill: isOn ? color : '#ffffff', stroke: isOn ? color : '#767676' })
}

const thumb = 16
const bar = 6

function slider({ rect, style, attributes, value }: Box, pen: Pen): string {
  const color = parseColor(style['accent-color'] ?? '') ?? parseColor(style.color ?? '')
  if (!color) return ''
  pen.reach(rect)
  const [least, most] = [Number(attributes.min ?? 0), Number(attributes.max ?? 100)]
  const share = value === '' || most === least ? 0.5 : (Number(value) - least) / (most - least)
  const at = rect.x + thumb / 2 + (rect.width - thumb) * Math.min(1, Math.max(0, share))
  const middle = rect.y + rect.height / 2
  const track = { x: rect.x, y: middle - bar / 2, height: bar, rx: bar / 2 }
  return [
    element('rect', { ...track, width: rect.width, fill: '#efefef', stroke: '#b2b2b2' }),
    element('rect', { ...track, width: at - rect.x, ...filled(color) }),
    element('circle', { cx: at, cy: middle, r: thumb / 2, ...filled(color) }),
  ].join('')
}
