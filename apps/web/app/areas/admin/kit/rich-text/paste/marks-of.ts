import type { Mark } from '@naikkelas/ui/rich-text/schema'
import { linkSchema, safeHref } from '@naikkelas/ui/sections/registry'
import type { HtmlElement } from './html-tree.ts'
import { isHighlight, styleOf } from './styles.ts'

type SimpleMark = Exclude<Mark['type'], 'link'>

const byTag: Readonly<Record<string, SimpleMark>> = {
  b: 'bold',
  strong: 'bold',
  i: 'italic',
  em: 'italic',
  cite: 'italic',
  u: 'underline',
  ins: 'underline',
  s: 'strike',
  strike: 'strike',
  del: 'strike',
  mark: 'sorot',
}

/** The marks inside an element, given those around it: what its tag says, unless its style says otherwise. */
export function marksInside(element: HtmlElement, around: readonly Mark[]): readonly Mark[] {
  const marks = new Map(around.map((mark) => [mark.type, mark]))
  const set = (type: SimpleMark, isOn: boolean | undefined) => {
    if (isOn === true) marks.set(type, { type })
    else if (isOn === false) marks.delete(type)
  }
  const tagged = byTag[element.tag]
  if (tagged !== undefined) set(tagged, true)
  const style = styleOf(element)
  set('bold', isBold(style.get('font-weight')))
  set('italic', isItalic(style.get('font-style')))
  const decoration = style.get('text-decoration-line') ?? style.get('text-decoration')
  // A line under the text of a link is the link's own look.
  set('underline', marks.has('link') || element.tag === 'a' ? false : has(decoration, 'underline'))
  set('strike', has(decoration, 'line-through'))
  set(
    'sorot',
    isHighlight(style.get('mso-highlight') ?? style.get('background-color') ?? style.get('background')) || undefined,
  )
  const link = element.tag === 'a' ? linkOf(element) : undefined
  if (link) {
    marks.set('link', link)
    marks.delete('underline')
  }
  return [...marks.values()]
}

function linkOf({ attributes }: HtmlElement): Mark | undefined {
  const own = attributes['data-link']
  if (own !== undefined) {
    const target = linkSchema.safeParse(parsed(own))
    if (target.success) return { type: 'link', attrs: { target: target.data } }
  }
  const href = safeHref(attributes.href ?? '')
  return href === null || href.length > 2000 ? undefined : { type: 'link', attrs: { target: { kind: 'url', href } } }
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

function isBold(weight: string | undefined): boolean | undefined {
  if (weight === undefined || weight === 'inherit') return undefined
  return weight === 'bold' || weight === 'bolder' || Number.parseInt(weight, 10) >= 600
}

function isItalic(style: string | undefined): boolean | undefined {
  if (style === undefined || style === 'inherit') return undefined
  return style === 'italic' || style === 'oblique'
}

// `none` on an inner element does not take away a line that an outer one draws.
const has = (decoration: string | undefined, line: string) => decoration?.includes(line) || undefined
