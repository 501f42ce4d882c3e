import { groupThousands } from './numbers.ts'

/** `Rp1.250.000` of a whole amount in rupiah; `−Rp5.000` below zero, with the minus sign of charts and changes. */
export function formatRupiah(amount: number): string {
  return `${amount < 0 ? '−' : ''}Rp${groupThousands(Math.abs(amount))}`
}

/** Sen in Indonesian (`1.250.000,00`, `1.250.000,-`) and in English notation (`1,250,000.00`). */
const SEN_ID = /,(?:-|\d{0,2})$/
const SEN_EN = /(,\d{3})\.\d{1,2}$/

/**
 * The whole rupiah in a text: `Rp 1.250.000`, `1250000`, `1.250.000,00` and `1,250,000.00` are 1250000. Sen are rounded
 * down. Groups need not be in their places, because they are not while an amount is typed.
 *
 * @returns null for a text that is no amount, or one beyond what a number holds exactly
 */
export function readRupiah(text: string): number | null {
  const amount = text
    .replace(/\s/g, '')
    .replaceAll('−', '-')
    .replace(/^(-?)(?:rp\.?|idr)/i, '$1')
    .replace(SEN_ID, '')
    .replace(SEN_EN, '$1')
  if (!/^-?\d[\d.,]*$/.test(amount)) return null
  const value = Number(amount.replace(/[.,]/g, ''))
  // Without the addition `-0` would stay what it is.
  return Number.isSafeInteger(value) ? value + 0 : null
}
