import { kindWords, paymentMethods, sellableKinds } from '@naikkelas/contract'
import {
  type LedgerEntryKind,
  type PaymentAttemptState,
  type PaymentCaseKind,
  sourceWords,
  statusWords,
} from '@naikkelas/contract/commerce'

export const caseWords: Readonly<Record<PaymentCaseKind, string>> = {
  underpaid: 'Kurang dari total',
  overpaid: 'Lebih dari total',
  late_undeliverable: 'Terlambat, dan tidak dapat diberikan lagi',
  paid_twice: 'Pesanan ini sudah dibayar',
}

export const attemptWords: Readonly<Record<PaymentAttemptState, string>> = {
  created: 'Sedang disiapkan',
  requires_action: 'Menunggu pembeli',
  succeeded: 'Berhasil',
  failed: 'Gagal',
  expired: 'Kedaluwarsa',
  cancelled: 'Dibatalkan',
}

export const attemptTones = {
  created: 'info',
  requires_action: 'warn',
  succeeded: 'ok',
  failed: 'danger',
  expired: 'neutral',
  cancelled: 'neutral',
} as const satisfies Record<PaymentAttemptState, string>

export const entryWords: Readonly<Record<LedgerEntryKind, string>> = {
  capture: 'Uang masuk',
  sale: 'Penjualan',
  refund: 'Pengembalian diputuskan',
  repayment: 'Uang kembali ke pembeli',
  keep: 'Kasus ditutup',
  fee: 'Biaya gateway',
}

const optionsOf = (words: Readonly<Record<number, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }))

/** Filters of the list, by their names in the address. */
export const filterChoices = [
  { name: 'status', label: 'Status', options: optionsOf(statusWords) },
  { name: 'jenis', label: 'Jenis', options: sellableKinds.map((value) => ({ value, label: kindWords[value] })) },
  {
    name: 'metode',
    label: 'Metode',
    options: optionsOf({
      [paymentMethods.free]: 'Gratis',
      [paymentMethods.transfer]: 'Transfer',
      [paymentMethods.creditCard]: 'Kartu kredit',
      [paymentMethods.eWallet]: 'Dompet digital',
      [paymentMethods.outletOrInternetBanking]: 'Gerai atau internet banking',
      [paymentMethods.qris]: 'QRIS',
    }),
  },
  { name: 'sumber', label: 'Sumber', options: optionsOf(sourceWords) },
  { name: 'bukti', label: 'Bukti transfer', options: [{ value: 'menunggu', label: 'Menunggu diperiksa' }] },
] as const
