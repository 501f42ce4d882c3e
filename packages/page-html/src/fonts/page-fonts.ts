import { fallbackFaceCss, type FontFile, fontFaceRule, fontFiles, isCommonText } from '@naikkelas/ui/fonts'
import type { ThemeFont } from '@naikkelas/ui/theme'
import type { DrawnAsset } from '../drawn-asset.ts'
import { fontAddress } from './font-address.ts'

/** Weights used on pages; 600 is drawn with 700. */
const WEIGHTS = [400, 700]

export interface PageFonts {
  css: string
  /** Paths to preload, the regular weight first. */
  preloads: string[]
  assets: DrawnAsset[]
}

export interface FontTools {
  /** The bytes of one of the design system's font files. */
  read: (file: FontFile) => Promise<Uint8Array>
  /** A woff2 with only the characters of `text`. */
  cut: (font: Uint8Array, text: string) => Promise<Uint8Array>
}

interface Face {
  weight: number
  path: string
  range?: string
  locals: readonly string[]
  asset: DrawnAsset | null
}

/**
 * The font rules of a page: the shared files with the common characters if those suffice, so that a visitor's second
 * page has them cached; else files subset to this page's characters. Fallback faces of the same metrics keep the layout
 * stable until they have loaded.
 */
export async function pageFonts({
  font,
  text,
  tools,
}: {
  font: ThemeFont
  text: string
  tools: FontTools
}): Promise<PageFonts> {
  const faces = isCommonText(text) ? commonFaces(font) : await cutFaces({ font, text, tools })
  const name = fontFiles.find((file) => file.font === font)?.name ?? font
  const rules = faces.map(({ path, ...face }) => fontFaceRule({ ...face, name, url: path }))
  return {
    css: lean(rules.join('') + fallbackFaceCss(font, WEIGHTS)),
    // If the system has the font, a preloaded file would be wasted.
    preloads: faces.filter(({ locals }) => locals.length === 0).map(({ path }) => path),
    assets: faces.flatMap(({ asset }) => asset ?? []),
  }
}

/**
 * Font faces without defaults and unneeded quotes. The line gap is omitted as well: every line of a page has an
 * explicit height.
 */
function lean(faces: string): string {
  return faces
    .replaceAll('font-style:normal;', '')
    .replaceAll('font-weight:400;', '')
    .replace(/;line-gap-override:[^;}]*/g, '')
    .replace(/(url|local)\("([\w ./-]*)"\)(?: format\("woff2"\))?/g, '$1($2)')
}

function commonFaces(font: ThemeFont): Face[] {
  return filesOf(font, 'common').map((file) => ({
    weight: file.weight,
    path: fontAddress(file),
    locals: file.locals,
    asset: null,
  }))
}

async function cutFaces({ font, text, tools }: { font: ThemeFont; text: string; tools: FontTools }): Promise<Face[]> {
  const characters = [...new Set(text)].filter((character) => character >= ' ').sort()
  const parts = (['latin', 'latin-ext'] as const).flatMap((part) => filesOf(font, part))
  const faces = parts.map(async (file): Promise<Face[]> => {
    const isOurs = inRange(file.range)
    const own = characters.filter(
      (character) => isOurs(character) && (file.part === 'latin' || !inLatin(font, file.weight)(character)),
    )
    if (own.length === 0) return []
    const bytes = await tools.cut(await tools.read(file), own.join(''))
    const path = await hashedPath(file, bytes)
    return [
      {
        weight: file.weight,
        path,
        range: file.range,
        locals: file.locals,
        asset: { path, contentType: 'font/woff2', bytes },
      },
    ]
  })
  const found = (await Promise.all(faces)).flat()
  // One file per weight contains every character of the page, so `unicode-range` is not needed.
  return found.length === WEIGHTS.length ? found.map(({ range: _, ...face }) => face) : found
}

const filesOf = (font: ThemeFont, part: FontFile['part']) =>
  fontFiles.filter((file) => file.font === font && file.part === part && WEIGHTS.includes(file.weight))

function inLatin(font: ThemeFont, weight: number): (character: string) => boolean {
  return inRange(
    fontFiles.find((file) => file.font === font && file.part === 'latin' && file.weight === weight)?.range ?? '',
  )
}

function inRange(range: string): (character: string) => boolean {
  const spans = range.split(',').map((span) =>
    span
      .replace(/^U\+/i, '')
      .split('-')
      .map((hex) => Number.parseInt(hex, 16)),
  )
  return (character) => {
    const code = character.codePointAt(0) ?? 0
    return spans.some(([first = -1, last = first]) => first <= code && code <= last)
  }
}

async function hashedPath({ font, weight, part }: FontFile, bytes: Uint8Array): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new Uint8Array(bytes))
  return `/fonts/${font}-${weight}-${part}-${Buffer.from(digest).toString('hex').slice(0, 12)}.woff2`
}
