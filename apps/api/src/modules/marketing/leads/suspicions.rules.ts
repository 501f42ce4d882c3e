import type { LeadSuspicion } from '@naikkelas/contract/marketing'
import type { Answer } from './answers.rules.ts'

/** A person needs longer to read a form, type a name and a number and submit it. */
const fastestMs = 2_000
/** Robots put addresses of sites into text fields. */
const siteAddress = /https?:\/\/|\bwww\.|\[url|<a\s/i

interface Signs {
  /** Value of the honeypot field, which people do not see. */
  trap: string
  /** From drawing the form to submitting it; null where unknown. */
  elapsedMs: number | null
  isNumberOften: boolean
  isAddressOften: boolean
  answers: readonly Pick<Answer, 'kind' | 'value'>[]
}

/** Why an answer may be a robot's; none for what looks like a person's. */
export function suspicionsOf({ trap, elapsedMs, isNumberOften, isAddressOften, answers }: Signs): LeadSuspicion[] {
  const hasLinks = answers.some(({ kind, value }) => (kind === 'name' || kind === 'text') && siteAddress.test(value))
  const signs: readonly (readonly [LeadSuspicion, boolean])[] = [
    ['trap', trap.trim() !== ''],
    ['too_fast', elapsedMs !== null && elapsedMs < fastestMs],
    ['number_often', isNumberOften],
    ['address_often', isAddressOften],
    ['links', hasLinks],
  ]
  return signs.flatMap(([name, isSeen]) => (isSeen ? [name] : []))
}

/** Milliseconds that a page's script counted; null when there was none, or for what no script of ours writes. */
export function countedMs(text: string): number | null {
  return /^\d{1,9}(\.\d{1,20})?$/.test(text) ? Number(text) : null
}
