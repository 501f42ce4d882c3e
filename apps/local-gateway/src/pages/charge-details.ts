import type { Charge, ChargeStatus } from '../charges.ts'
import { escaped, rupiah, wib } from './layout.ts'

const instructionLabels = {
  number: 'Nomor virtual account',
  bill: 'Kode pembayaran',
  code: 'Kode pembayaran',
} as const

function numberOf({ instruction }: Charge): string {
  switch (instruction.kind) {
    case 'number':
      return row(instructionLabels.number, instruction.number)
    case 'bill':
      return row('Kode perusahaan', instruction.billerCode) + row(instructionLabels.bill, instruction.billKey)
    case 'code':
      return row(instructionLabels.code, instruction.code)
    default:
      return ''
  }
}

const row = (label: string, value: string) => `<dt>${escaped(label)}</dt><dd>${escaped(value)}</dd>`

/** What is paid, how much of it, how and until when. */
export function chargeDetails(charge: Charge): string {
  const rows = [
    row('Metode', charge.label),
    row('Pesanan', charge.reference),
    numberOf(charge),
    charge.status === 'pending' ? row('Bayar sebelum', wib(charge.expiresAt)) : '',
  ]
  return `<h1>Pembayaran ke Naikkelas</h1><p class="amount">${rupiah(charge.amount)}</p><dl>${rows.join('')}</dl>`
}

export const statusSentences: Readonly<Record<ChargeStatus, string>> = {
  pending: 'Menunggu pembayaran',
  paid: 'Pembayaran diterima',
  failed: 'Pembayaran ditolak',
  expired: 'Pembayaran kedaluwarsa',
  cancelled: 'Pembayaran dibatalkan',
}

/** Where the payer goes back to; nothing where the merchant named no address. */
export function wayBack({ status, returnUrls }: Charge): string {
  const url = status === 'paid' ? returnUrls.success : (returnUrls.failure ?? returnUrls.success)
  return url === undefined ? '' : `<a class="button first" href="${escaped(url)}">Kembali ke Naikkelas</a>`
}
