import { pixels, round, splitOutside } from './css-values.ts'
import type { Pen, Picture } from './pen.ts'
import { roundedRect, type Radii } from './rounded.ts'
import type { Box, Rect } from './snapshot.ts'
import { element } from './svg-markup.ts'

/** A picture as Figma itself writes one: a shape filled with it, cut as the page cuts it. A grey shape where it is missing. */
export function pictureFill(box: Box, radii: Radii, pen: Pen): string {
  const rect = within(box)
  if (rect.width <= 0 || rect.height <= 0) return ''
  pen.reach(rect)
  const known = pen.picture(box.source)
  if (!known) return roundedRect(rect, radii, { fill: '#d5dddd' })
  const { x, y, width, height } = shownIn(rect, known.picture, box.style)
  const id = pen.define((name) =>
    element(
      'pattern',
      { id: name, patternContentUnits: 'objectBoundingBox', width: 1, height: 1 },
      element('use', {
        'xlink:href': `#${known.id}`,
        transform: `matrix(${[width / known.picture.width / rect.width, 0, 0, height / known.picture.height / rect.height, (x - rect.x) / rect.width, (y - rect.y) / rect.height].map((value) => Number(value.toFixed(6))).join(' ')})`,
      }),
    ),
  )
  return roundedRect(rect, radii, { fill: `url(#${id})` })
}

/** Where the whole picture would lie, beyond the box too. */
function shownIn(rect: Rect, picture: Picture, style: Box['style']): Rect {
  const fit = style['object-fit']
  if (fit !== 'cover' && fit !== 'contain') return rect
  const scales = [rect.width / picture.width, rect.height / picture.height]
  const scale = fit === 'cover' ? Math.max(...scales) : Math.min(...scales)
  const [width, height] = [picture.width * scale, picture.height * scale]
  const [left = '50%', top = '50%'] = splitOutside(style['object-position'] ?? '', ' ')
  return {
    x: round(rect.x + pixels(left, rect.width - width)),
    y: round(rect.y + pixels(top, rect.height - height)),
    width,
    height,
  }
}

/** Within borders and paddings. */
function within({ rect, style }: Box): Rect {
  const room = (side: string) => pixels(style[`padding-${side}`] ?? '0') + pixels(style[`border-${side}-width`] ?? '0')
  return {
    x: rect.x + room('left'),
    y: rect.y + room('top'),
    width: rect.width - room('left') - room('right'),
    height: rect.height - room('top') - room('bottom'),
  }
}
