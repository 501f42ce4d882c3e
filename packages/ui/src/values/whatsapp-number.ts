/** What can be wrong with a WhatsApp number. */
export type WhatsappNumberProblem = 'empty' | 'characters' | 'plus' | 'tooLong'

/** The sentences of the specification, to the letter. */
export const whatsappNumberMessages: Readonly<Record<WhatsappNumberProblem, string>> = {
  empty: 'Nomor WhatsApp harus diisi',
  characters: "Nomor WhatsApp tidak dapat diisi selain dengan angka atau '+'",
  plus: "Simbol '+' hanya bisa diawal nomor",
  tooLong: 'Nomor WhatsApp terlalu panjang',
}

/** Digits of the longest international number (ITU-T E.164), country code included. */
export const MAX_DIGITS = 15

/** Spaces, dots, dashes and brackets, as numbers are written, and the direction marks that come with a copied contact. */
const spacing = /[\s().\-‐-―−\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** Digits alone, behind a plus sign if it begins with one: `0812-3456-7890` is `081234567890`. */
export const whatsappNumberOf = (text: string) => text.replace(spacing, '')

/** What is wrong with a number as people write it; null for one that can be kept as `whatsappNumberOf` has it. */
export function whatsappNumberProblem(text: string): WhatsappNumberProblem | null {
  const number = whatsappNumberOf(text)
  if (number === '' || number === '+') return 'empty'
  if (/[^\d+]/.test(number)) return 'characters'
  if (number.lastIndexOf('+') > 0) return 'plus'
  return number.replace('+', '').length > MAX_DIGITS ? 'tooLong' : null
}

/** The same as a sentence of the specification, for forms and the API; null for a number that can be kept. */
export function whatsappNumberFlaw(text: string): string | null {
  const problem = whatsappNumberProblem(text)
  return problem === null ? null : whatsappNumberMessages[problem]
}

/** `+62 812-0000-1234`: as people read a number out. */
export function readableNumber(number: string): string {
  const national = number.replace(/^(\+?62|0)/, '')
  if (national === number || national === '') return number
  const groups = [national.slice(0, 3), ...(national.slice(3).match(/\d{1,4}/g) ?? [])]
  return `+62 ${groups.join('-')}`
}
