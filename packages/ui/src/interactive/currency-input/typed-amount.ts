import { groupThousands } from '../../format/numbers.ts'
import { readRupiah } from '../../format/rupiah.ts'

/** The text of the field and the amount it means: null for nothing, NaN for what is no amount in whole rupiah. */
export interface TypedAmount {
  text: string
  value: number | null
}

/** Fifteen digits always fit into a number; a sixteenth may not. */
const MAX_DIGITS = 15

/**
 * What was typed or pasted, grouped: `1250000` becomes `1.250.000`. A comma that begins sen and a leading minus stay in
 * sight, so that neither `1.250,50` nor `-5` turns into another number. With sen it is no amount (NaN): its author
 * decides what becomes of them.
 *
 * @returns null when more digits came than an amount may have: the field then keeps what it had
 */
export function typedAmount(raw: string): TypedAmount | null {
  const isNegative = /^\s*(?:rp\.?|idr)?\s*[-−]/i.test(raw)
  const body = raw
    .replace(/,-\s*$/, '')
    .replace(/[^\d.,]/g, '')
    .replace(/(,\d{3})\.00?$/, '$1')
    .replace(/(,\d{3})\.(\d{1,2})$/, '$1,$2')
  const sen = /,\d{0,2}$/.exec(body)?.[0] ?? ''
  const digits = body
    .slice(0, body.length - sen.length)
    .replace(/\D/g, '')
    .replace(/^0+(?=\d)/, '')
  if (digits.length > MAX_DIGITS) return null
  const sign = isNegative ? '-' : ''
  if (digits === '') return { text: sign, value: null }
  return {
    text: `${sign}${groupThousands(Number(digits))}${sen}`,
    value: hasSen(sen) ? Number.NaN : readRupiah(sign + digits),
  }
}

/**
 * A whole amount, as it is pasted or dropped: a dot before one or two last digits begins sen, `1250000.50`, since no group
 * of thousands is that short. While one types, dots come and go with the grouping.
 */
export const withCommaForSen = (raw: string) => raw.replace(/\.(\d{1,2})\s*$/, ',$1')

/** Whether a text has a part of a rupiah: `,00` is none. */
export const hasSen = (text: string) => /,\d*[1-9]/.test(text)

/** Digits and the comma, which are what a caret keeps its distance to; dots come and go. */
const countKept = (text: string) => text.replace(/[^\d,]/g, '').length

/** Where the caret belongs in the grouped text: as many digits stand to its right as before, a dot beside it too. */
export function caretIn(text: string, raw: string, caret: number): number {
  let right = countKept(raw.slice(caret))
  let at = text.length
  while (right > 0 && at > 0) {
    at -= 1
    if (countKept(text.charAt(at)) === 1) right -= 1
  }
  return text.charAt(at - 1) === '.' ? at - 1 : at
}

/**
 * A key that removed nothing but a dot was meant for the digit beyond it.
 *
 * @param forward true for Delete, false for Backspace
 */
export function withoutDigitBeside(raw: string, caret: number, forward: boolean): { raw: string; caret: number } {
  const at = forward ? caret : caret - 1
  if (at < 0 || at >= raw.length) return { raw, caret }
  return { raw: raw.slice(0, at) + raw.slice(at + 1), caret: at }
}
