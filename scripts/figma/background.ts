import { parseColor, pixels, splitOutside } from './css-values.ts'
import { gradientId } from './gradient.ts'
import type { Pen } from './pen.ts'
import { roundedRect, type Radii } from './rounded.ts'
import type { Box, Rect } from './snapshot.ts'
import { element, filled } from './svg-markup.ts'

/** More repetitions than this are a texture that a designer does not edit. */
const mostTiles = 400

/** Colour and gradients of a box, the lowest first. */
export function background({ style }: Box, rect: Rect, radii: Radii, pen: Pen): string {
  const color = parseColor(style['background-color'] ?? '')
  const ground = color ? roundedRect(rect, radii, filled(color)) : ''
  const images = splitOutside(style['background-image'] ?? 'none', ',')
  const layers = images.map((image, index) => layer(image, valueAt(style, index), rect, pen))
  if (ground !== '' || layers.some((one) => one !== '')) pen.reach(rect)
  return ground + layers.reverse().join('')
}

type Values = Record<'position' | 'size' | 'repeat', string>

function valueAt(style: Box['style'], index: number): Values {
  const of = (name: string) => {
    const list = splitOutside(style[`background-${name}`] ?? '', ',')
    return list[index % Math.max(1, list.length)] ?? ''
  }
  return { position: of('position'), size: of('size'), repeat: of('repeat') }
}

function layer(image: string, { position, size, repeat }: Values, rect: Rect, pen: Pen): string {
  if (!/^(linear|radial)-gradient/.test(image)) return ''
  const [wide = 'auto', tall = 'auto'] = splitOutside(size, ' ')
  const isRounded = repeat.includes('round')
  const width = whole(wide === 'auto' ? rect.width : pixels(wide, rect.width), rect.width, isRounded)
  const height = whole(tall === 'auto' ? rect.height : pixels(tall, rect.height), rect.height, isRounded)
  if (width < 0.5 || height < 0.5) return ''
  const [left = '0', top = '0'] = splitOutside(position, ' ')
  const x = rect.x + pixels(left.replace(/^calc\((.*)\)$/, '$1'), rect.width - width)
  const y = rect.y + pixels(top.replace(/^calc\((.*)\)$/, '$1'), rect.height - height)
  const [across = 'repeat', down = across] = repeat.split(' ')
  const id = gradientId(image, width, height, pen)
  const spots = places(x, width, rect.x, rect.width, isRepeated(across, 'x')).flatMap((spotX) =>
    places(y, height, rect.y, rect.height, isRepeated(down, 'y')).map((spotY) => ({ x: spotX, y: spotY })),
  )
  return spots
    .slice(0, mostTiles)
    .map((spot) => tile(id, spot, { width, height }, rect))
    .join('')
}

/** A gradient lies in the coordinates of its tile, which is moved to its place and cut where the box ends. */
function tile(
  id: string | undefined,
  spot: { x: number; y: number },
  { width, height }: { width: number; height: number },
  rect: Rect,
): string {
  const left = Math.max(0, rect.x - spot.x)
  const top = Math.max(0, rect.y - spot.y)
  const right = Math.min(width, rect.x + rect.width - spot.x)
  const bottom = Math.min(height, rect.y + rect.height - spot.y)
  if (right - left < 0.1 || bottom - top < 0.1) return ''
  return element('rect', {
    transform: `translate(${Math.round(spot.x * 100) / 100} ${Math.round(spot.y * 100) / 100})`,
    x: left > 0 ? left : undefined,
    y: top > 0 ? top : undefined,
    width: right - left,
    height: bottom - top,
    fill: `url(#${id})`,
  })
}

const isRepeated = (value: string, axis: 'x' | 'y') =>
  value === 'repeat' || value === 'round' || value === `repeat-${axis}`

/** With `round` as many whole tiles as fit best. */
function whole(size: number, room: number, isRounded: boolean): number {
  return isRounded && size > 0 ? room / Math.max(1, Math.round(room / size)) : size
}

function places(from: number, size: number, start: number, room: number, isMany: boolean): number[] {
  if (!isMany) return [from]
  const first = from - Math.ceil((from - start) / size) * size
  return Array.from({ length: Math.ceil((start + room - first) / size) }, (_, index) => first + index * size)
}
