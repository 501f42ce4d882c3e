import type { MarkupElement } from '../markup/markup-tree.ts'
import type { ClassNames } from './class-names.ts'

const COLOR = /^#[0-9a-f]{6}$/i
const FOCAL = /^(top|center|bottom)-(left|center|right)$/

/**
 * Turns data attributes of pictures (dominant colour, focal point) into classes: a page whose content security policy
 * names one stylesheet allows no style attribute.
 */
export function pictureRules(
  elements: readonly Pick<MarkupElement, 'attributes'>[],
  names: ClassNames,
): { rules: string[]; applied: (attributes: Map<string, string>) => Map<string, string> } {
  const rules = new Map<string, string>()
  for (const { attributes } of elements)
    for (const body of bodiesOf(attributes)) if (!rules.has(body)) rules.set(body, names.next())
  return {
    rules: [...rules].map(([body, name]) => `.${name}{${body}}`),
    applied: (attributes) => {
      const own = bodiesOf(attributes).flatMap((body) => rules.get(body) ?? [])
      attributes.delete('data-color')
      attributes.delete('data-focal')
      if (own.length > 0) attributes.set('class', [attributes.get('class'), ...own].filter(Boolean).join(' '))
      return attributes
    },
  }
}

function bodiesOf(attributes: ReadonlyMap<string, string>): string[] {
  const color = attributes.get('data-color') ?? ''
  const focal = FOCAL.exec(attributes.get('data-focal') ?? '')
  const position = focal && focal[0] !== 'center-center' ? `object-position:${focal[2] ?? ''} ${focal[1] ?? ''}` : ''
  return [COLOR.test(color) ? groundOf(color, attributes.get('alt') ?? '') : '', position].filter(Boolean)
}

/** Alt text of a failed picture is dark or light on its colour, whichever is readable (at least 4.5 to 1). */
function groundOf(color: string, alt: string): string {
  return `${alt === '' ? '' : `color:${isLight(color) ? '#000' : '#fff'};`}background-color:${color}`
}

/** Black reads better than white from a relative luminance of 0.179 on (WCAG 2). */
function isLight(color: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179
}
