import type { MarkupElement } from '../markup/markup-tree.ts'
import type { ClassNames } from './class-names.ts'

const COLOR = /^#[0-9a-f]{6}$/i
const FOCAL = /^(top|center|bottom)-(left|center|right)$/

/**
 * Turns what pictures carry as data (dominant colour, the part that stays in view) into classes: a page whose content
 * security policy names one stylesheet takes no style attribute.
 */
export function pictureRules(
  elements: readonly MarkupElement[],
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
  return [COLOR.test(color) ? `background-color:${color}` : '', position].filter(Boolean)
}
