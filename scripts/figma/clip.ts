import { pixels, round, splitOutside } from './css-values.ts'
import type { Pen } from './pen.ts'
import { isRound, radiiOf, roundedRect } from './rounded.ts'
import type { Box, Rect } from './snapshot.ts'
import { element } from './svg-markup.ts'

/** Whether a box cuts off something that one would see otherwise. */
export function isCutting(box: Box): boolean {
  const { style, rect } = box
  if (style['overflow-x'] === 'visible' && style['overflow-y'] === 'visible') return false
  const beyond = (inner: Rect) =>
    inner.x < rect.x - 0.6 ||
    inner.y < rect.y - 0.6 ||
    inner.x + inner.width > rect.x + rect.width + 0.6 ||
    inner.y + inner.height > rect.y + rect.height + 0.6
  const all = descendants(box)
  return all.some((one) => beyond(one.rect)) || (isRound(radiiOf(box)) && all.some(isPainted))
}

const isPainted = ({ name, style }: Box) =>
  name === 'img' || name === 'video' || !/^(rgba\(0, 0, 0, 0\))?$/.test(style['background-color'] ?? '')

const descendants = (box: Box): Box[] => box.children.flatMap((child) => [child, ...descendants(child)])

export function clipId(box: Box, pen: Pen): string {
  return pen.define((id) => element('clipPath', { id }, roundedRect(box.rect, radiiOf(box), {})))
}

/** The id of a clip path for `clip-path: polygon(…)`, or undefined. */
export function polygonId({ style, rect }: Box, pen: Pen): string | undefined {
  const [, inside = ''] = /^polygon\((.*)\)$/.exec(style['clip-path'] ?? '') ?? []
  if (inside === '') return undefined
  const corners = splitOutside(inside, ',').filter((one) => one !== 'evenodd' && one !== 'nonzero')
  const points = corners.map((corner) => {
    const [x = '0', y = '0'] = splitOutside(corner, ' ')
    return `${round(rect.x + length(x, rect.width))},${round(rect.y + length(y, rect.height))}`
  })
  return pen.define((id) => element('clipPath', { id }, element('polygon', { points: points.join(' ') })))
}

const length = (text: string, whole: number) => pixels(text.replace(/^calc\((.*)\)$/, '$1'), whole)
