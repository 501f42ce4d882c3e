import type { CardToken } from './store.ts'

/** Cards of both sandboxes, with what their bank does. Others are accepted after 3DS. */
const known: Readonly<Record<string, CardToken>> = {
  '4000000000002503': { bankSays: 'accept', needs3ds: true },
  '5200000000002151': { bankSays: 'accept', needs3ds: true },
  '4000000000001000': { bankSays: 'accept', needs3ds: false },
  '5200000000001005': { bankSays: 'accept', needs3ds: false },
  '4811111111111114': { bankSays: 'accept', needs3ds: true },
  '4911111111111113': { bankSays: 'deny', needs3ds: true },
  '4411111111111118': { bankSays: 'accept', needs3ds: false },
  '4611111111111116': { bankSays: 'fraud', needs3ds: true },
}

export const cardOf = (number: string): CardToken => known[number] ?? { bankSays: 'accept', needs3ds: true }

/** Whether the last digit fits the others (Luhn). */
export function isCardNumber(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return /^\d{12,19}$/.test(number) && sum % 10 === 0
}

/** What Midtrans and Xendit call a bank's denial. */
export const denials = {
  xendit: { deny: 'DECLINED_BY_ISSUER', fraud: 'SUSPECTED_FRAUDULENT', failed3ds: 'AUTHENTICATION_FAILED' },
  midtrans: { deny: '05', fraud: 'FRAUD', failed3ds: '05' },
} as const
