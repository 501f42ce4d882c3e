/** Computed values of CSS, as getComputedStyle writes them. */

export interface Color {
  hex: string
  alpha: number
}

/** null for what is not seen: `transparent`, `none`, a colour of no opacity. */
export function parseColor(text: string): Color | null {
  const color = opaqueColor(text)
  return color && color.alpha > 0 ? color : null
}

function opaqueColor(text: string): Color | null {
  const [, name = '', inside = ''] = /^([a-z]+)\((.*)\)$/.exec(text.trim()) ?? []
  if (name === '') return null
  const [values = '', alpha] = inside.split('/')
  const parts = values
    .split(/[\s,]+/)
    .filter((part) => part !== '' && part !== 'srgb')
    .map((part) => (part.endsWith('%') ? Number.parseFloat(part) / 100 : Number.parseFloat(part)))
  const [a = 0, b = 0, c = 0, fourth = 1] = parts
  const opacity = alpha === undefined ? fourth : Number.parseFloat(alpha)
  if (name === 'rgb' || name === 'rgba') return { hex: hexOf(a / 255, b / 255, c / 255), alpha: opacity }
  if (name === 'color') return { hex: hexOf(a, b, c), alpha: opacity }
  if (name === 'oklab') return { hex: hexOf(...oklabToRgb(a, b, c)), alpha: opacity }
  if (name === 'oklch') {
    const turn = (c * Math.PI) / 180
    return { hex: hexOf(...oklabToRgb(a, b * Math.cos(turn), b * Math.sin(turn))), alpha: opacity }
  }
  throw new Error(`No colour is known of the form ${text}.`)
}

function oklabToRgb(l: number, a: number, b: number): [number, number, number] {
  // Björn Ottosson's matrices, https://bottosson.github.io/posts/oklab/
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  const gamma = (value: number) => (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055)
  return [
    gamma(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    gamma(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    gamma(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ]
}

const hexOf = (...rgb: [number, number, number]) =>
  `#${rgb
    .map((part) =>
      Math.round(Math.min(1, Math.max(0, part)) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

/** Divides at a separator, but not inside brackets. */
export function splitOutside(text: string, separator: ',' | ' '): string[] {
  const parts = ['']
  let depth = 0
  for (const sign of text) {
    if (sign === '(') depth++
    if (sign === ')') depth--
    if (sign === separator && depth === 0) parts.push('')
    else parts[parts.length - 1] += sign
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '')
}

/** `12px`, `50%` and sums of them as pixels. */
export function pixels(text: string, whole = 0): number {
  let sum = 0
  for (const [, sign = '', number = '', unit] of text.matchAll(/([+-]\s+)?(-?[\d.]+(?:e-?\d+)?)(px|%)?/g)) {
    const value = unit === '%' ? (Number(number) / 100) * whole : Number(number)
    sum += sign.startsWith('-') ? -value : value
  }
  return sum
}

/** Two decimals are more than a screen shows. */
export const round = (value: number) => Math.round(value * 100) / 100
