import { plainText } from '@naikkelas/contract'

const from = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, offset) => String.fromCodePoint(first + offset)).join('')

/** What the fonts of papers have: the letters of western Europe, and signs of everyday texts. */
export const drawable = `${from(0x20, 0x7e)}${from(0xa0, 0xac)}${from(0xae, 0xff)}\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u20ac`
const known = new Set(drawable)

/**
 * A text as a paper can show it: without invisible characters, accents that the fonts lack left out, and a question mark
 * for every other letter.
 */
export function drawableText(text: string): string {
  return [...plainText(text).normalize('NFC')].map(drawn).join('')
}

function drawn(character: string): string {
  if (known.has(character)) return character
  const bare = character.normalize('NFKD').replace(/\p{M}/gu, '')
  if (bare === '' && character.normalize('NFKD') !== '') return ''
  return bare !== '' && [...bare].every((one) => known.has(one)) ? bare : '?'
}
