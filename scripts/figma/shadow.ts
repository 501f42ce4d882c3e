import { type Color, parseColor, pixels, splitOutside } from './css-values.ts'
import type { Pen } from './pen.ts'
import { grown, grownRadii, roundedRect, type Radii } from './rounded.ts'
import type { Box, Rect } from './snapshot.ts'
import { element, filled, stroked } from './svg-markup.ts'

interface Shadow {
  color: Color
  dx: number
  dy: number
  blur: number
  spread: number
  isInset: boolean
}

/** Shadows under a box: rings as shapes, soft ones as the drop shadows that Figma knows. */
export function shadowsUnder({ style }: Box, rect: Rect, radii: Radii, pen: Pen): string {
  return shadowsOf(style['box-shadow'] ?? 'none')
    .filter(({ isInset }) => !isInset)
    .reverse()
    .map((shadow) => {
      const shape = grown({ ...rect, x: rect.x + shadow.dx, y: rect.y + shadow.dy }, shadow.spread)
      pen.reach(grown(shape, shadow.blur / 2))
      const filter = shadow.blur > 0 ? `url(#${blurId(shadow.blur, grown(shape, shadow.blur * 1.5), pen)})` : undefined
      return roundedRect(shape, grownRadii(radii, shadow.spread), { ...filled(shadow.color), filter })
    })
    .join('')
}

/** Inset shadows without blur: a ring within, or a line along one side. */
export function shadowsWithin({ style }: Box, rect: Rect, radii: Radii): string {
  return shadowsOf(style['box-shadow'] ?? 'none')
    .filter(({ isInset, blur }) => isInset && blur === 0)
    .map(({ color, dx, dy, spread }) => {
      if (spread > 0)
        return roundedRect(grown(rect, -spread / 2), grownRadii(radii, -spread / 2), {
          fill: 'none',
          ...stroked(color, spread),
        })
      const [width, height] = [Math.abs(dx) || rect.width, Math.abs(dy) || rect.height]
      const x = dx < 0 ? rect.x + rect.width - width : rect.x
      const y = dy < 0 ? rect.y + rect.height - height : rect.y
      return element('rect', { x, y, width, height, ...filled(color) })
    })
    .join('')
}

/** The id of a filter for `filter: drop-shadow(…)`, or undefined where a box has none. */
export function dropShadowId({ style, rect }: Box, pen: Pen): string | undefined {
  const [, inside = ''] = /drop-shadow\((.*)\)$/.exec(style.filter ?? '') ?? []
  const [shadow] = shadowsOf(inside)
  if (!shadow) return undefined
  const { dx, dy, blur, color } = shadow
  const { x, y, width, height } = grown(rect, blur * 2 + Math.max(Math.abs(dx), Math.abs(dy)))
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(color.hex.slice(at, at + 2), 16) / 255)
  const tint = `0 0 0 0 ${red.toFixed(3)} 0 0 0 0 ${green.toFixed(3)} 0 0 0 0 ${blue.toFixed(3)} 0 0 0 ${color.alpha} 0`
  return pen.define((id) =>
    element(
      'filter',
      { id, x, y, width, height, filterUnits: 'userSpaceOnUse', 'color-interpolation-filters': 'sRGB' },
      [
        element('feFlood', { 'flood-opacity': '0', result: 'ground' }),
        element('feColorMatrix', {
          in: 'SourceAlpha',
          type: 'matrix',
          values: '0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 127 0',
        }),
        element('feOffset', { dx, dy }),
        element('feGaussianBlur', { stdDeviation: blur }),
        element('feColorMatrix', { type: 'matrix', values: tint }),
        element('feBlend', { mode: 'normal', in2: 'ground', result: 'shadow' }),
        element('feBlend', { mode: 'normal', in: 'SourceGraphic', in2: 'shadow', result: 'shape' }),
      ].join(''),
    ),
  )
}

function blurId(blur: number, { x, y, width, height }: Rect, pen: Pen): string {
  return pen.define((id) =>
    element(
      'filter',
      { id, x, y, width, height, filterUnits: 'userSpaceOnUse', 'color-interpolation-filters': 'sRGB' },
      element('feGaussianBlur', { stdDeviation: blur / 2 }),
    ),
  )
}

function shadowsOf(text: string): Shadow[] {
  return splitOutside(text, ',').flatMap((one) => {
    const parts = splitOutside(one, ' ')
    const isColor = (part: string) => /^(rgb|color|okl)/.test(part)
    const color = parseColor(parts.find(isColor) ?? '')
    const [dx = 0, dy = 0, blur = 0, spread = 0] = parts.filter((part) => /px$/.test(part)).map((part) => pixels(part))
    return color ? [{ color, dx, dy, blur, spread, isInset: parts.includes('inset') }] : []
  })
}
