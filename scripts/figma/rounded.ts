import { pixels, round } from './css-values.ts'
import type { Box, Rect } from './snapshot.ts'
import { element } from './svg-markup.ts'

/** Radii of the four corners in px, clockwise from the top left. */
export type Radii = readonly [number, number, number, number]

const names = ['top-left', 'top-right', 'bottom-right', 'bottom-left']

export function radiiOf({ style, rect }: Box): Radii {
  const [a = 0, b = 0, c = 0, d = 0] = names.map((name) => {
    const [first = '0'] = (style[`border-${name}-radius`] ?? '').split(' ')
    return pixels(first, rect.width)
  })
  // As browsers do: where corners would meet, all shrink alike.
  const most = Math.max(a + b, c + d, 0.01)
  const tallest = Math.max(a + d, b + c, 0.01)
  const shrink = Math.min(1, rect.width / most, rect.height / tallest)
  return [a * shrink, b * shrink, c * shrink, d * shrink]
}

export const isRound = (radii: Radii) => radii.some((radius) => radius > 0)

export const grownRadii = (radii: Radii, by: number): Radii => {
  const grown = (radius: number) => (radius > 0 ? Math.max(0, radius + by) : 0)
  return [grown(radii[0]), grown(radii[1]), grown(radii[2]), grown(radii[3])]
}

export const grown = ({ x, y, width, height }: Rect, by: number): Rect => ({
  x: x - by,
  y: y - by,
  width: Math.max(0, width + 2 * by),
  height: Math.max(0, height + 2 * by),
})

/** A rect while its corners are alike, so that Figma keeps them as corners; else a path. */
export function roundedRect(
  { x, y, width, height }: Rect,
  radii: Radii,
  attributes: Record<string, string | number | undefined>,
): string {
  const [a, b, c, d] = radii
  if (a === b && b === c && c === d)
    return element('rect', { x, y, width, height, rx: a > 0 ? a : undefined, ...attributes })
  const [right, bottom] = [x + width, y + height]
  const arc = (radius: number, toX: number, toY: number) =>
    radius > 0 ? `A${round(radius)} ${round(radius)} 0 0 1 ${round(toX)} ${round(toY)}` : ''
  const path = [
    `M${round(x + a)} ${round(y)}H${round(right - b)}`,
    arc(b, right, y + b),
    `V${round(bottom - c)}`,
    arc(c, right - c, bottom),
    `H${round(x + d)}`,
    arc(d, x, bottom - d),
    `V${round(y + a)}`,
    arc(a, x + a, y),
    'Z',
  ]
  return element('path', { d: path.join(''), ...attributes })
}
