import { withoutClauses } from '@naikkelas/ui/sections/registry'
import * as z from 'zod/mini'
import type { PageDocument } from '../document.ts'
import { mapStrings } from '../json.ts'

/** What a text may hold between braces for a word of the link that led here, and the name of it in that link. */
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

/** Of these, the ones that are no words of a campaign: whoever makes a link chooses them beside it. */
export const choosableWordNames = ['kota', 'topik'] as const satisfies readonly LinkWordName[]
export type ChosenWords = Partial<Record<(typeof choosableWordNames)[number], string>>

export const linkWordLimits = { words: 40, characters: 40 } as const

const word = z.string().check(
  z.maxLength(linkWordLimits.characters, { error: `Paling panjang ${linkWordLimits.characters} karakter` }),
  // Half a character cannot stand in an address.
  z.regex(/^[^\p{Cc}\p{Cs}]*$/u, { error: 'Kata ditulis dalam satu baris' }),
)

const linkWordSchema = z.strictObject({
  /** Said when the link names none, or one that is not listed. */
  fallback: word,
  /** What a link may name, as it is written on the page; of `kota` beside the cities. */
  words: z
    .array(word.check(z.refine((text) => keyOfWord(text) !== '', { error: 'Kata berisi huruf atau angka' })))
    .check(
      z.maxLength(linkWordLimits.words, { error: `Paling banyak ${linkWordLimits.words} kata` }),
      z.refine((words) => new Set(words.map(keyOfWord)).size === words.length, { error: 'Satu kata ditulis dua kali' }),
    ),
})
export type LinkWord = z.infer<typeof linkWordSchema>

const optionalWord = z.optional(z.nullable(linkWordSchema))

/** Which words of the link a page uses; null in an operation takes one away. */
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

/** Longer ones are no word of any list. */
const longestAsked = 100

/** A word as links spell it in many ways: `Promo Akhir-Tahun` and `promo_akhir_tahun` are one. */
export function keyOfWord(text: string): string {
  return text
    .slice(0, longestAsked)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** A listed word as a link writes it: `Jakarta Selatan` is `jakarta-selatan`. */
export const spelledInLink = (word: string) => keyOfWord(word).replaceAll(' ', '-')

const CHIP = new RegExp(`\\{(${linkWordNames.join('|')})\\}`, 'g')

/** The names that a text holds between braces. */
export function linkWordsIn(text: string): LinkWordName[] {
  return [...text.matchAll(CHIP)].map(([, name]) => name as LinkWordName)
}

type Say = (name: LinkWordName) => string | undefined

/** What a page says where no link says otherwise; undefined where that was not filled in. */
export function fallbackOf(words: LinkWords | undefined): Say {
  return (name) => words?.[name]?.fallback.trim() || undefined
}

/**
 * A text with the words of the link in it.
 * @param missing what stands where there is no word. @default the clause around it is left out
 */
export function sayLinkWords(text: string, say: Say, missing?: Say): string {
  if (!text.includes('{')) return text
  const isUnsayable = (clause: string) => linkWordsIn(clause).some((name) => say(name) === undefined)
  const sayable = missing || !isUnsayable(text) ? text : withoutClauses(text, isUnsayable)
  return sayable.replace(CHIP, (_, name: LinkWordName) => say(name) ?? missing?.(name) ?? '')
}

/** The same for every text of a value; the same value where no text holds one. */
export function sayLinkWordsDeep<Value>(value: Value, say: Say, missing?: Say): Value {
  return mapStrings(value, (text) => sayLinkWords(text, say, missing))
}

/** The same for a page: its sections, its offer, what search engines show. @default what it says without a link */
export function withLinkWords(document: PageDocument, say: Say = fallbackOf(document.linkWords)): PageDocument {
  return {
    ...document,
    seo: sayLinkWordsDeep(document.seo, say),
    offer: sayLinkWordsDeep(document.offer, say),
    sections: sayLinkWordsDeep(document.sections, say),
  }
}
