import { withoutClauses } from '@naikkelas/ui/sections/registry'
import * as z from 'zod/mini'
import { mapStrings } from '../json.ts'

/** Placeholders of dynamic text, and their names in a link. */
export const linkWordNames = [
  'kota',
  'topik',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_content',
  'utm_term',
] as const
export type LinkWordName = (typeof linkWordNames)[number]

/** The placeholders that are not campaign parameters: they are chosen when a link is created. */
export const choosableWordNames = ['kota', 'topik'] as const satisfies readonly LinkWordName[]
export type ChosenWords = Partial<Record<(typeof choosableWordNames)[number], string>>

export const linkWordLimits = { words: 40, characters: 40 } as const

const word = z.string().check(
  z.maxLength(linkWordLimits.characters, { error: `Paling panjang ${linkWordLimits.characters} karakter` }),
  // A lone surrogate cannot be part of a URL.
  z.regex(/^[^\p{Cc}\p{Cs}]*$/u, { error: 'Kata ditulis dalam satu baris' }),
)

const linkWordSchema = z.strictObject({
  /** The default, if the link names no listed word. */
  fallback: word,
  /** Words that a link may name, in the page's spelling; for `kota` in addition to the cities. */
  words: z
    .array(word.check(z.refine((text) => keyOfWord(text) !== '', { error: 'Kata berisi huruf atau angka' })))
    .check(
      z.maxLength(linkWordLimits.words, { error: `Paling banyak ${linkWordLimits.words} kata` }),
      z.refine((words) => new Set(words.map(keyOfWord)).size === words.length, { error: 'Satu kata ditulis dua kali' }),
    ),
})
export type LinkWord = z.infer<typeof linkWordSchema>

const optionalWord = z.optional(z.nullable(linkWordSchema))

/** Dynamic words of a page; null in an operation removes one. */
export const linkWordsSchema = z.strictObject({
  kota: optionalWord,
  topik: optionalWord,
  utm_source: optionalWord,
  utm_medium: optionalWord,
  utm_campaign: optionalWord,
  utm_content: optionalWord,
  utm_term: optionalWord,
} satisfies Record<LinkWordName, typeof optionalWord>)
export type LinkWords = z.infer<typeof linkWordsSchema>

/** Longer ones cannot be in any list. */
const longestAsked = 100

/** Key of a word in any notation: `Promo Akhir-Tahun` and `promo_akhir_tahun` are equal. */
export function keyOfWord(text: string): string {
  return text
    .slice(0, longestAsked)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** A listed word as a link contains it: `Jakarta Selatan` is `jakarta-selatan`. */
export const spelledInLink = (word: string) => keyOfWord(word).replaceAll(' ', '-')

const CHIP = new RegExp(`\\{(${linkWordNames.join('|')})\\}`, 'g')

/** The placeholder names in a text. */
export function linkWordsIn(text: string): LinkWordName[] {
  return [...text.matchAll(CHIP)].map(([, name]) => name as LinkWordName)
}

export type Say = (name: LinkWordName) => string | undefined

/** The default of a placeholder; undefined if it was not filled in. */
export function fallbackOf(words: LinkWords | undefined): Say {
  return (name) => words?.[name]?.fallback.trim() || undefined
}

/**
 * A text with its placeholders filled.
 * @param missing replacement of a placeholder without a word. @default the clause around it is removed
 */
export function sayLinkWords(text: string, say: Say, missing?: Say): string {
  if (!text.includes('{')) return text
  const isUnsayable = (clause: string) => linkWordsIn(clause).some((name) => say(name) === undefined)
  const sayable = missing || !isUnsayable(text) ? text : withoutClauses(text, isUnsayable)
  return sayable.replace(CHIP, (_, name: LinkWordName) => say(name) ?? missing?.(name) ?? '')
}

/** The same for every text of a value; the same object if no text has one. */
export function sayLinkWordsDeep<Value>(value: Value, say: Say, missing?: Say): Value {
  return mapStrings(value, (text) => sayLinkWords(text, say, missing))
}
