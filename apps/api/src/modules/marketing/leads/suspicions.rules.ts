import type { LeadSuspicion } from '@naikkelas/contract/marketing'
import type { Answer } from './answers.rules.ts'

/** Nobody reads a form, types a name and a number and sends them faster. */
const fastestMs = 2_000
/** A site's address where words are asked is what robots come for. */
const siteAddress = /https?:\/\/|\bwww\.|\[url|<a\s/i

interface Signs {
  /** What stood in the field that people do not see. */
  trap: string
  /** From the form's drawing to its sending; null where nothing tells. */
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
