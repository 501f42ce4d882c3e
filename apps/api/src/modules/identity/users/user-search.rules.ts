import type { UserFilter } from '@naikkelas/contract/identity'
import { canonicalWhatsappNumber, whatsappNumberSchema } from '@naikkelas/contract/validation'
import type { RecordFilter } from '../learners/index.ts'

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

/** The filters of the screen as the table of accounts is asked for them. */
export function recordFilterOf({ search, ...same }: UserFilter): RecordFilter {
  const wanted = userSearchOf(search)
  if (wanted?.kind === 'name') return { ...same, words: wanted.words }
  if (wanted?.kind === 'email') return { ...same, email: wanted.email }
  return { ...same, ...(wanted && { phone: wanted.phone, number: wanted.number }) }
}
