import type { Family, Letters, Voice } from './voices.ts'

/** A piece of a line in one file of a font. */
interface Run {
  letters: Letters
  text: string
  /** In points. */
  width: number
}

export interface Line {
  runs: readonly Run[]
  /** In points, at its size. */
  width: number
}

/** Lines of one size that fit. */
export interface Fitted {
  size: number
  lines: readonly Line[]
}

const graphemes = new Intl.Segmenter('id', { granularity: 'grapheme' })
const split = (text: string) => [...graphemes.segment(text)].map(({ segment }) => segment)

const has = ({ font }: Letters, grapheme: string) =>
  [...grapheme].every((one) => font.hasGlyphForCodePoint(one.codePointAt(0) ?? 0))

const inFamily = (family: Family, grapheme: string) => family.find((letters) => has(letters, grapheme))

/** Accents that no font has are left out; undefined for what cannot be written at all. */
function written(voice: Voice, grapheme: string): { letters: Letters; text: string } | undefined {
  for (const text of [grapheme, grapheme.normalize('NFC'), grapheme.normalize('NFKD').replace(/\p{M}/gu, '')])
    for (const family of text === '' ? [] : voice) {
      const letters = inFamily(family, text)
      if (letters) return { letters, text }
    }
  return undefined
}

/** Whether one of the designs writes all of a text as it is. */
export const isWrittenWhole = (voice: Voice, text: string): boolean =>
  voice.some((family) => split(text.normalize('NFC')).every((one) => inFamily(family, one)))

/** Whether every letter of a text can be written, accents aside. */
export const isWritable = (voice: Voice, text: string): boolean =>
  split(text).every((grapheme) => /^\s+$/u.test(grapheme) || written(voice, grapheme) !== undefined)

/** A line of text at size 1. One design writes all of it, where there is one that can. What none can is left out. */
function measured(voice: Voice, text: string): Line {
  const parts = split(text.normalize('NFC'))
  const whole = voice.find((family) => parts.every((one) => inFamily(family, one)))
  const runs: { letters: Letters; text: string }[] = []
  for (const part of parts) {
    const own = whole && inFamily(whole, part)
    const drawn = own ? { letters: own, text: part } : written(voice, part)
    if (!drawn) continue
    const last = runs.at(-1)
    if (last?.letters === drawn.letters) last.text += drawn.text
    else runs.push({ ...drawn })
  }
  const wide = runs.map((run) => ({
    ...run,
    width: run.letters.font.layout(run.text).advanceWidth / run.letters.font.unitsPerEm,
  }))
  return { runs: wide, width: wide.reduce((sum, { width }) => sum + width, 0) }
}

const scaled = ({ runs, width }: Line, size: number): Line => ({
  runs: runs.map((run) => ({ ...run, width: run.width * size })),
  width: width * size,
})

/** Lines at size 1, each measured once. */
type Measure = (text: string) => Line

function measureIn(voice: Voice): Measure {
  const known = new Map<string, Line>()
  return (text) => {
    const line = known.get(text) ?? measured(voice, text)
    known.set(text, line)
    return line
  }
}

interface Room {
  /** In points. */
  width: number
  size: number
  /** Nothing is set smaller. */
  smallest: number
  maxLines: number
}

/** The largest size at which a text fits, its lines about equally long; what does not fit the smallest is cut off. */
export function fitted(voice: Voice, text: string, { width, size, smallest, maxLines }: Room): Fitted {
  const measure = measureIn(voice)
  const words = text.split(/\s+/u)
  for (let tried = size; tried >= smallest; tried -= 1) {
    const wide = width / tried
    const lines = broken(measure, words, { width: wide, joint: ' ' })
    if (lines.length <= maxLines && lines.every((line) => line.width <= wide))
      return at(tried, balanced(measure, words, { width: wide, lines }))
  }
  return at(smallest, cut(measure, text, { width: width / smallest, maxLines }))
}

const at = (size: number, lines: readonly Line[]): Fitted => ({ size, lines: lines.map((line) => scaled(line, size)) })

interface Breaking {
  /** At size 1. */
  width: number
  joint: string
}

function broken(measure: Measure, parts: readonly string[], { width, joint }: Breaking): Line[] {
  const lines: string[] = []
  for (const part of parts) {
    const last = lines.at(-1)
    const longer = last === undefined ? part : `${last}${joint}${part}`
    if (last === undefined || measure(longer).width > width) lines.push(part)
    else lines[lines.length - 1] = longer
  }
  return lines.map(measure)
}

/** At the narrowest measure that needs no more lines. */
function balanced(
  measure: Measure,
  words: readonly string[],
  { width, lines }: { width: number; lines: readonly Line[] },
): readonly Line[] {
  let best = lines
  for (let narrower = width; lines.length > 1 && narrower > width / 2; narrower -= width / 40) {
    const tried = broken(measure, words, { width: narrower, joint: ' ' })
    if (tried.length > lines.length || tried.some((line) => line.width > narrower)) break
    best = tried
  }
  return best
}

/** Broken between letters, where a word is longer than a line or there are no words. */
function cut(measure: Measure, text: string, { width, maxLines }: { width: number; maxLines: number }): Line[] {
  const lines = broken(measure, split(text), { width, joint: '' })
  if (lines.length <= maxLines) return lines
  const shown = lines.slice(0, maxLines)
  const end = split((shown.at(-1)?.runs ?? []).map((run) => run.text).join(''))
  return [...shown.slice(0, -1), measure(`${end.slice(0, -2).join('').trimEnd()}…`)]
}
