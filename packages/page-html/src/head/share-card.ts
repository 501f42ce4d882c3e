import { fontFiles } from '@naikkelas/ui/fonts'
import { colorNamed, pageScales, type Theme } from '@naikkelas/ui/theme'
import { toneColors } from '@naikkelas/ui/tokens'
import type { PathCommand } from 'opentype.js'
import type { FontTools } from '../fonts/page-fonts.ts'

/** Size of link previews in pixels, as every network recommends. */
export const cardSize = { width: 1200, height: 630 } as const

const MARGIN = 88
const GREATEST_SIZE = 92
const SMALLEST_SIZE = 44
const LINE_HEIGHT = 1.16
const MOST_LINES = 4
/** Room for the title between the site's name and the margins. */
const TITLE_HEIGHT = 360

interface CardWords {
  title: string
  siteName: string
  theme: Theme
}

interface Lettering {
  writable: (text: string) => string
  widthOf: (text: string, size: number) => number
  pathOf: (text: string, place: { x: number; y: number; size: number }) => string
}

/**
 * Link-preview picture of a page without pictures: its title in its own font and colours, the site's name below. An SVG
 * with text as outlines, so that rasterising needs no font. Deterministic.
 */
export async function shareCard({ title, siteName, theme }: CardWords, tools: CardTools): Promise<string> {
  const lettering = await letteringOf(theme, title + siteName, tools)
  // Characters missing from the font, such as emoji, are omitted rather than drawn as boxes.
  const words = lettering.writable(title)
  const colors = toneColors[theme.mode].brand
  const scales = pageScales(theme)
  const { size, lines } = fitted(words, lettering)
  const height = lines.length * size * LINE_HEIGHT
  const top = 96 + (TITLE_HEIGHT - height) / 2
  const outlines = lines.map((line, index) =>
    lettering.pathOf(line, { x: MARGIN, y: top + size * 0.86 + index * size * LINE_HEIGHT, size }),
  )
  const name = lettering.pathOf(siteName, { x: MARGIN, y: 556, size: 38 })
  const { width, height: whole } = cardSize
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${whole}" viewBox="0 0 ${width} ${whole}">`,
    `<path fill="${colorNamed(colors.ground, scales)}" d="M0 0h${width}v${whole}H0z"/>`,
    // The brand's own colour steps.
    `<path fill="${colorNamed(colors.surface, scales)}" d="M912 630V534h96V438h96V342h96V630z"/>`,
    `<path fill="${colorNamed(colors.accent, scales)}" d="M${MARGIN} 490h96v10h-96z"/>`,
    `<path fill="${colorNamed(colors.text, scales)}" d="${outlines.join('')}"/>`,
    `<path fill="${colorNamed(colors.muted, scales)}" d="${name}"/>`,
    '</svg>',
  ].join('')
}

export interface CardTools {
  read: FontTools['read']
  /** A font with only these characters, uncompressed. */
  cutPlain: (font: Uint8Array, text: string) => Promise<Uint8Array>
}

async function letteringOf({ font }: Theme, text: string, { read, cutPlain }: CardTools): Promise<Lettering> {
  const file = fontFiles.find((one) => one.font === font && one.part === 'latin' && one.weight === 700)
  if (!file) throw new Error(`there is no bold file of ${font}`)
  const bytes = await cutPlain(await read(file), `${text}…`)
  const { default: opentype } = await import('opentype.js')
  const face = opentype.parse(new Uint8Array(bytes).buffer)
  return {
    writable: (words) => [...words].filter((character) => character === ' ' || face.hasChar(character)).join(''),
    widthOf: (line, size) => face.getAdvanceWidth(line, size),
    pathOf: (line, { x, y, size }) => face.getPath(line, x, y, size).commands.map(written).join(''),
  }
}

/** A path segment rounded to a tenth of a pixel; the library's own writer produces NaN for very small numbers. */
const written = ({ type, x1, y1, x2, y2, x, y }: PathCommand): string =>
  type + [x1, y1, x2, y2, x, y].flatMap((number) => (number === undefined ? [] : [Number(number.toFixed(1))])).join(' ')

/** The largest size at which the title fits; beyond the smallest it is truncated with an ellipsis. */
function fitted(title: string, { widthOf }: Lettering): { size: number; lines: string[] } {
  const room = cardSize.width - 2 * MARGIN
  for (let size = GREATEST_SIZE; size >= SMALLEST_SIZE; size -= 4) {
    const lines = wrapped(title, (text) => widthOf(text, size) <= room)
    if (lines.length <= MOST_LINES && lines.length * size * LINE_HEIGHT <= TITLE_HEIGHT) return { size, lines }
  }
  const lines = wrapped(title, (text) => widthOf(text, SMALLEST_SIZE) <= room).slice(0, MOST_LINES)
  return { size: SMALLEST_SIZE, lines: [...lines.slice(0, -1), `${(lines.at(-1) ?? '').slice(0, -1).trimEnd()}…`] }
}

/** Wraps at words; breaks a word longer than a line. */
function wrapped(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1)
    if (last !== undefined && fits(`${last} ${word}`)) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(...broken(word, fits))
  }
  return lines
}

function broken(word: string, fits: (line: string) => boolean): string[] {
  const parts: string[] = []
  let part = ''
  for (const character of word) {
    if (part !== '' && !fits(part + character)) {
      parts.push(part)
      part = ''
    }
    part += character
  }
  return [...parts, part]
}
