import type { ThemeFont } from '../theme/theme.schema.ts'
import type { FallbackFace, FontFile, FontPart } from './font-types.ts'
import { commonCharacters, fallbackFaces, fontFiles } from './fonts.gen.ts'

export interface FontFaceRule {
  /** Family name in CSS. */
  name: string
  weight: number
  /** Address of the woff2 file. */
  url: string
  /** Local fonts that are the same and spare the download. */
  locals?: readonly string[]
  /** `unicode-range`; leave out for a file that serves every character of its page. */
  range?: string
  /** @default 'swap' */
  display?: 'swap' | 'optional' | 'block' | 'fallback'
}

export interface FontFaceOptions {
  /** Address of one of the package's files. */
  urlOf: (file: FontFile) => string
  /** @default [400, 700] */
  weights?: readonly number[]
  /** @default all three */
  parts?: readonly FontPart[]
  display?: FontFaceRule['display']
}

/**
 * Everything a document needs to show a font: the files by character range, and the fallback faces that keep the
 * layout still until they are there.
 */
export function fontFaceCss(font: ThemeFont, { urlOf, weights = [400, 700], parts, display }: FontFaceOptions): string {
  // A character in several ranges is taken from the last face: common files come last and are tried first.
  const order: readonly FontPart[] = ['latin-ext', 'latin', 'common']
  const faces = order
    .filter((part) => parts?.includes(part) ?? true)
    .flatMap((part) =>
      fontFiles.filter((file) => file.font === font && file.part === part && weights.includes(file.weight)),
    )
    .map((file) => fontFaceRule({ ...file, url: urlOf(file), display }))
  return [...faces, fallbackFaceCss(font, weights)].join('')
}

/** The fallback faces alone, for pages that bring a file of their own. */
export function fallbackFaceCss(font: ThemeFont, weights: readonly number[] = [400, 700]): string {
  return fallbackFaces
    .filter((face) => face.font === font && weights.includes(face.weight))
    .map(fallbackRule)
    .join('')
}

export function fontFaceRule({ name, weight, url, locals = [], range, display = 'swap' }: FontFaceRule): string {
  const sources = [...locals.map(localSource), `url("${url}") format("woff2")`].join(',')
  const unicodeRange = range === undefined ? '' : `;unicode-range:${range}`
  return `@font-face{font-family:"${name}";font-style:normal;font-weight:${weight};font-display:${display};src:${sources}${unicodeRange}}`
}

function fallbackRule(face: FallbackFace): string {
  return (
    `@font-face{font-family:"${face.name}";font-style:normal;font-weight:${face.weight};src:${face.locals.map(localSource).join(',')};` +
    `size-adjust:${face.sizeAdjust};ascent-override:${face.ascentOverride};descent-override:${face.descentOverride};line-gap-override:${face.lineGapOverride}}`
  )
}

const localSource = (name: string) => `local("${name}")`

// Line ends and the soft hyphen are never drawn as glyphs.
const common = new Set(`${commonCharacters}\n\t\u00ad`)

/** Whether a page with this text can share the common files with all such pages. */
export function isCommonText(text: string): boolean {
  for (const character of text) if (!common.has(character)) return false
  return true
}

/** The file of a font, weight and part; undefined where the font has no such weight. */
export function fontFile(font: ThemeFont, weight: number, part: FontPart): FontFile | undefined {
  return fontFiles.find((file) => file.font === font && file.weight === weight && file.part === part)
}
