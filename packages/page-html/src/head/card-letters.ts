import { fontFiles } from '@naikkelas/ui/fonts'
import type { Theme } from '@naikkelas/ui/theme'
import type { PathCommand } from 'opentype.js'
import type { FontTools } from '../fonts/page-fonts.ts'

/** Size of link previews in pixels, as every network recommends. */
export const cardSize = { width: 1200, height: 630 } as const

export const LINE_HEIGHT = 1.16

export interface Lettering {
  writable: (text: string) => string
  widthOf: (text: string, size: number) => number
  pathOf: (text: string, place: { x: number; y: number; size: number }) => string
}

export interface CardTools {
  read: FontTools['read']
  /** A font with only these characters, uncompressed. */
  cutPlain: (font: Uint8Array, text: string) => Promise<Uint8Array>
}

/** Letters as outlines, of a font with only these characters. */
export async function letteringOf({ font }: Theme, text: string, { read, cutPlain }: CardTools): Promise<Lettering> {
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

interface Room {
  width: number
  height: number
  greatest: number
  smallest: number
  mostLines: number
}

/** The largest size at which the words fit; beyond the smallest they are truncated with an ellipsis. */
export function fitted(
  words: string,
  { widthOf }: Lettering,
  { width, height, greatest, smallest, mostLines }: Room,
): { size: number; lines: string[] } {
  for (let size = greatest; size >= smallest; size -= 4) {
    const lines = wrapped(words, (text) => widthOf(text, size) <= width)
    if (lines.length <= mostLines && lines.length * size * LINE_HEIGHT <= height) return { size, lines }
  }
  const lines = wrapped(words, (text) => widthOf(text, smallest) <= width)
  if (lines.length <= mostLines) return { size: smallest, lines }
  const shown = lines.slice(0, mostLines)
  return { size: smallest, lines: [...shown.slice(0, -1), `${(shown.at(-1) ?? '').slice(0, -1).trimEnd()}…`] }
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
