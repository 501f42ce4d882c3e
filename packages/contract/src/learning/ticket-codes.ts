import { certificateCodeLetters } from './certificate-codes.ts'

/** Letters of a ticket's code, 5 bits each. */
export const ticketCodeLength = 8

const pattern = new RegExp(`^[${certificateCodeLetters}]{${ticketCodeLength}}$`)

/**
 * The code of a ticket that was typed or scanned: upper or lower case, with or without hyphens and spaces, O for zero, I and
 * L for one. Null for what is no code.
 */
export function ticketCodeIn(typed: string): string | null {
  const bare = typed
    .toUpperCase()
    .replace(/[\s\u2010-\u2015-]+/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
  return pattern.test(bare) ? bare : null
}
