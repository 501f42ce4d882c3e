import {
  type PaymentChannel,
  paymentChannels,
  type PaymentFailure,
  paymentFailures,
} from '@naikkelas/contract/commerce'
import { formatRupiah, type Rupiah } from '@naikkelas/contract/money'
import { formatDateTime } from '@naikkelas/contract/time'
import { shortLetter } from '../../../platform/mail/index.ts'

export interface SubscriptionMail {
  siteName: string
  /** Where it is paid, with its origin. */
  address: string
  buyerName: string
  /** Of the package. */
  name: string
  price: Rupiah
  /** What is charged; null where each period is an invoice. */
  channel: PaymentChannel | null
  periodEndsAt: Date
}

/** Some days before the next period is charged. */
export function chargeAnnouncedMail(mail: SubscriptionMail, chargedAt: Date) {
  return letter(mail, {
    subject: `Segera diperpanjang: ${mail.name}`,
    paragraphs: [
      `Halo ${mail.buyerName}, ${mail.name} aktif sampai ${formatDateTime(mail.periodEndsAt)}.`,
      `Pada ${formatDateTime(chargedAt)} kami menagih ${formatRupiah(mail.price)} lewat ${way(mail)} untuk periode berikutnya.`,
      'Tidak ingin memperpanjang? Batalkan di Pembelian saya sebelum waktu itu.',
    ],
    button: 'Lihat pembelian saya',
    path: '/pembelian-saya',
  })
}

interface Failed {
  failure: PaymentFailure | null
  /** Null after the last try. */
  triedAgainAt: Date | null
  graceEndsAt: Date
}

export function chargeFailedMail(mail: SubscriptionMail, { failure, triedAgainAt, graceEndsAt }: Failed) {
  return letter(mail, {
    subject: `Pembayaran gagal: ${mail.name}`,
    paragraphs: [
      `Halo ${mail.buyerName}, ${formatRupiah(mail.price)} untuk ${mail.name} tidak berhasil kami tagih lewat ${way(mail)}.`,
      ...(failure === null ? [] : [paymentFailures[failure]]),
      triedAgainAt === null
        ? `Ini percobaan terakhir. Bayar sendiri paling lambat ${formatDateTime(graceEndsAt)}, supaya penjualan Anda tidak berhenti.`
        : `Kami mencoba lagi pada ${formatDateTime(triedAgainAt)}. Anda juga dapat membayarnya sekarang dengan cara lain.`,
    ],
    button: 'Bayar sekarang',
  })
}

/** While the invoice of the next period waits. */
export function invoiceReminderMail(mail: SubscriptionMail, graceEndsAt: Date) {
  return letter(mail, {
    subject: `Belum dibayar: ${mail.name}`,
    paragraphs: [
      `Halo ${mail.buyerName}, tagihan ${formatRupiah(mail.price)} untuk periode berikutnya dari ${mail.name} belum kami terima.`,
      `Masa aktifnya sampai ${formatDateTime(mail.periodEndsAt)}. Bayar paling lambat ${formatDateTime(graceEndsAt)}, supaya penjualan Anda tidak berhenti.`,
    ],
    button: 'Bayar sekarang',
  })
}

/** Renewed no more; what was paid runs to its end. */
export function cancelledMail(mail: SubscriptionMail) {
  return letter(mail, {
    subject: `Langganan dibatalkan: ${mail.name}`,
    paragraphs: [
      `Halo ${mail.buyerName}, ${mail.name} tidak kami perpanjang lagi. Anda tidak ditagih lagi.`,
      `Yang sudah dibayar tetap aktif sampai ${formatDateTime(mail.periodEndsAt)}.`,
    ],
    button: 'Aktifkan lagi',
  })
}

export function endedMail(mail: SubscriptionMail) {
  return letter(mail, {
    subject: `Langganan berakhir: ${mail.name}`,
    paragraphs: [
      `Halo ${mail.buyerName}, ${mail.name} sudah berakhir, jadi penjualan baru dari kelas Anda kami hentikan. Pembeli Anda tetap memiliki yang sudah mereka beli.`,
      'Begitu Anda berlangganan lagi, penjualannya langsung terbuka.',
    ],
    button: 'Berlangganan lagi',
  })
}

const way = ({ channel }: SubscriptionMail) => (channel === null ? 'cara bayar Anda' : paymentChannels[channel].label)

interface Words {
  subject: string
  paragraphs: readonly string[]
  button: string
  /** Of the button. @default where it is paid */
  path?: string
}

function letter(mail: SubscriptionMail, { subject, paragraphs, button, path }: Words) {
  const address = path === undefined ? mail.address : `${new URL(mail.address).origin}${path}`
  const why = `Anda menerima e-mail ini karena berlangganan di ${mail.siteName}.`
  return shortLetter({ subject, paragraphs, button: { label: button, address }, why })
}
