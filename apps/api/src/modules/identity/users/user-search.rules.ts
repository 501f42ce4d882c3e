import { canonicalWhatsappNumber, whatsappNumberSchema } from '@naikkelas/contract/validation'

/** What a search is for; contact data match as a whole only, so that guessing letters finds nothing out. */
export type UserSearch =
  | { kind: 'email'; email: string }
  | { kind: 'digits'; number: number | null; phone: string | null }
  | { kind: 'name'; words: string }

/** Null for an empty search. */
export function userSearchOf(text: string | undefined): UserSearch | null {
  const typed = text?.trim() ?? ''
  if (typed === '') return null
  if (typed.includes('@')) return { kind: 'email', email: typed.toLowerCase() }
  const digits = typed.replaceAll(/[\s().-]/g, '')
  if (!/^\+?\d+$/.test(digits)) return { kind: 'name', words: typed }
  const number = Number(digits)
  return {
    kind: 'digits',
    number: Number.isSafeInteger(number) && !digits.startsWith('+') ? number : null,
    phone:
      digits.length >= 8 && whatsappNumberSchema.safeParse(digits).success ? canonicalWhatsappNumber(digits) : null,
  }
}
