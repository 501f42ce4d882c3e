/** Lightness 0–1, chroma, hue in degrees. */
export interface Oklch {
  l: number
  c: number
  h: number
}

/** Red, green and blue before gamma, 0–1 inside the sRGB gamut and outside it beyond. */
type LinearRgb = readonly [number, number, number]

const HEX = /^#[0-9a-f]{6}$/i

/** @throws when the text is not `#rrggbb` */
export function hexToLinear(hex: string): LinearRgb {
  if (!HEX.test(hex)) throw new Error(`"${hex}" is not a colour of the form #rrggbb.`)
  const channel = (at: number) => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  return [channel(1), channel(3), channel(5)]
}

export function linearToHex(rgb: LinearRgb): string {
  const byte = (value: number) => Math.round(fromLinear(Math.min(1, Math.max(0, value))) * 255)
  return `#${rgb.map((value) => byte(value).toString(16).padStart(2, '0')).join('')}`
}

export function hexToOklch(hex: string): Oklch {
  const [r, g, b] = hexToLinear(hex)
  // Björn Ottosson's OKLab matrices, https://bottosson.github.io/posts/oklab/
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  const b2 = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
  return {
    l: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    c: Math.hypot(a, b2),
    h: ((Math.atan2(b2, a) * 180) / Math.PI + 360) % 360,
  }
}

function oklchToLinear({ l, c, h }: Oklch): LinearRgb {
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

/** The colour itself, or the one of the same lightness and hue with the most chroma that sRGB can show. */
export function inGamut(color: Oklch): LinearRgb {
  const whole = oklchToLinear(color)
  if (isShowable(whole)) return whole
  let [low, high] = [0, color.c]
  for (let step = 0; step < 16; step++) {
    const middle = (low + high) / 2
    if (isShowable(oklchToLinear({ ...color, c: middle }))) low = middle
    else high = middle
  }
  return oklchToLinear({ ...color, c: low })
}

// Wider than rounding to a byte: such a colour becomes the same hex.
const TOLERANCE = 1e-4
const isShowable = (rgb: LinearRgb) => rgb.every((value) => value >= -TOLERANCE && value <= 1 + TOLERANCE)

/** Relative luminance as WCAG 2 defines it. */
export function luminance([r, g, b]: LinearRgb): number {
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function toLinear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

function fromLinear(value: number): number {
  return value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055
}
