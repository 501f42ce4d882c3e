import { fallbackFaceCss, type FontFile, fontFaceRule, fontFiles, isCommonText } from '@naikkelas/ui/fonts'
import type { ThemeFont } from '@naikkelas/ui/theme'
import type { DrawnAsset } from '../page-snapshot.ts'
import { fontAddress } from './font-address.ts'

/** Weights that pages are set in; 600 is drawn with 700. */
const WEIGHTS = [400, 700]

export interface PageFonts {
  css: string
  /** Paths to fetch at once, the regular weight first. */
  preloads: string[]
  assets: DrawnAsset[]
}

export interface FontTools {
  /** The bytes of one of the design system's font files. */
  read: (file: FontFile) => Promise<Uint8Array>
  /** A woff2 that holds only the characters of `text`. */
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
 * The font rules of a page: the files with the common characters when those are enough, so that a visitor's second
 * page has them already; else files cut to this page's characters. Until they are there, stand-ins of the same
 * measures keep the layout still.
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
    // Where the system has the font, a file fetched ahead would be thrown away.
    preloads: faces.filter(({ locals }) => locals.length === 0).map(({ path }) => path),
    assets: faces.flatMap(({ asset }) => asset ?? []),
  }
}

/**
 * Font faces without what engines assume and without quotes that they do not need. The gap between lines is left out as
 * well: every line of a page has a height of its own, and a face's gap counts only where it has none.
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
  // One file a weight serves every character of the page: no range has to be told apart.
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
