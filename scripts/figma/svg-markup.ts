import { type Color, round } from './css-values.ts'

type Value = string | number | undefined

/** An element as text; attributes that are undefined are left out, numbers are rounded. */
export function element(name: string, attributes: Readonly<Record<string, Value>>, inside?: string): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? round(value) : escaped(String(value))}"`)
    .join('')
  return inside === undefined ? `<${name}${written}/>` : `<${name}${written}>${inside}</${name}>`
}

/** What a text may hold in XML: no markup, no signs that XML forbids. */
export function escaped(text: string): string {
  return [...text]
    .filter((sign) => !isForbidden(sign.codePointAt(0) ?? 0))
    .join('')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

const isForbidden = (code: number) =>
  (code < 0x20 && code !== 0x09 && code !== 0x0a) || (code >= 0xd800 && code <= 0xdfff)

export const filled = (color: Color) => ({ fill: color.hex, 'fill-opacity': color.alpha < 1 ? color.alpha : undefined })

export const stroked = (color: Color, width: number) => ({
  stroke: color.hex,
  'stroke-opacity': color.alpha < 1 ? color.alpha : undefined,
  'stroke-width': width,
})
