import { kindWords, paymentMethods, type SellableKind } from '@naikkelas/contract'
import { type PaymentChannel, paymentChannels } from '@naikkelas/contract/commerce'
import { formatRupiah, type Rupiah } from '@naikkelas/contract/money'
import { formatDateTime } from '@naikkelas/contract/time'
import { shortLetter } from '../../../platform/mail/index.ts'

export interface OrderMail {
  siteName: string
  /** Of the purchase, with its origin. */
  address: string
  buyerName: string
  code: string
  kind: SellableKind
  name: string
  total: Rupiah
  method: number
  /** Of a gateway; null for a manual transfer. */
  channel: PaymentChannel | null
  expiresAt: Date
  /** Where a manual transfer goes to. */
  bankAccounts: readonly { bank: string; number: string; holder: string }[]
}

/** How a purchase is paid, and until when. */
export function waitingMail(mail: OrderMail) {
  const accounts = mail.bankAccounts.map(({ bank, number, holder }) => `${bank} ${number} a.n. ${holder}`)
  return letter(mail, {
    subject: `Menunggu pembayaran: ${mail.name}`,
    paragraphs: [
      `Halo ${mail.buyerName}, pesanan ${titled(mail)} sudah kami catat dengan kode ${mail.code}.`,
      ...(mail.channel === null
        ? [
            `Transfer tepat ${formatRupiah(mail.total)} paling lambat ${formatDateTime(mail.expiresAt)} ke salah satu rekening ini:`,
            ...accounts,
          ]
        : [
            `Bayar ${formatRupiah(mail.total)} dengan ${paymentChannels[mail.channel].label} paling lambat ${formatDateTime(mail.expiresAt)}. Nomor atau kodenya, beserta langkah-langkahnya, ada di halaman pesanan.`,
          ]),
      'Setelah pembayarannya kami terima, Anda mendapat e-mail dan pesanannya langsung terbuka.',
    ],
    button: mail.channel === null ? 'Lihat pesanan' : 'Lihat cara bayar',
  })
}

/** Before the time of an order is over. */
export function reminderMail(mail: OrderMail) {
  return letter(mail, {
    subject: `Segera berakhir: ${mail.name}`,
    paragraphs: [
      `Halo ${mail.buyerName}, pesanan ${titled(mail)} dengan kode ${mail.code} masih menunggu pembayaran ${formatRupiah(mail.total)}.`,
      `Batasnya ${formatDateTime(mail.expiresAt)}. Sudah membayar? Abaikan e-mail ini, kami mengabari Anda begitu uangnya kami terima.`,
    ],
    button: 'Lihat cara bayar',
  })
}

export function paidMail(mail: OrderMail) {
  const isFree = mail.method === paymentMethods.free
  return letter(mail, {
    subject: isFree ? `Sudah milik Anda: ${mail.name}` : `Pembayaran diterima: ${mail.name}`,
    paragraphs: [
      isFree
        ? `Halo ${mail.buyerName}, ${titled(mail)} sudah menjadi milik Anda tanpa biaya.`
        : `Halo ${mail.buyerName}, pembayaran ${formatRupiah(mail.total)} untuk ${titled(mail)} sudah kami terima. Terima kasih.`,
      `Kode pesanan Anda ${mail.code}.`,
    ],
    button: 'Lihat pembelian',
  })
}

export function expiredMail(mail: OrderMail) {
  return letter(mail, {
    subject: `Pesanan berakhir: ${mail.name}`,
    paragraphs: [
      `Halo ${mail.buyerName}, pesanan ${titled(mail)} dengan kode ${mail.code} sudah berakhir tanpa pembayaran.`,
      'Sudah telanjur transfer? Balas e-mail ini atau hubungi kami dengan kode tadi, uang Anda tidak hilang.',
    ],
    button: 'Pesan lagi',
  })
}

interface RefundSent {
  amount: Rupiah
  isWhole: boolean
  caseId: string | null
  transfer: { bank: string; number: string } | null
}

/** Of a payment that its bank took back: the order is as if it had never been paid. */
export function reversedMail(mail: OrderMail) {
  return letter(mail, {
    subject: `Pembayaran dibatalkan bank: ${mail.name}`,
    paragraphs: [
      `Halo ${mail.buyerName}, bank menarik kembali pembayaran Anda untuk ${titled(mail)}, jadi aksesnya kami tutup.`,
      `Uangnya tidak ada pada kami. Periksa mutasi rekening Anda, lalu pesan lagi kalau masih berminat. Kode pesanan Anda ${mail.code}.`,
    ],
    button: 'Lihat pesanan',
  })
}

/** Where money went that was given back; of the account only what its owner recognises. */
export function refundedMail(mail: OrderMail, { amount, isWhole, caseId, transfer }: RefundSent) {
  const where =
    transfer === null ? 'ke metode pembayaran Anda' : `ke ${transfer.bank} ${maskedAccount(transfer.number)}`
  return letter(mail, {
    subject: `Dana dikembalikan: ${mail.name}`,
    paragraphs: [
      `Halo ${mail.buyerName}, ${formatRupiah(amount)} untuk ${titled(mail)} sudah kami kembalikan ${where}.`,
      caseId === null ? accessAfter(isWhole) : 'Uang ini tidak termasuk harga pesanan Anda.',
      `Kode pesanan Anda ${mail.code}. Bank dapat memerlukan beberapa hari sampai dananya terlihat.`,
    ],
    button: 'Lihat pembelian',
  })
}

const accessAfter = (isWhole: boolean) =>
  isWhole
    ? 'Seluruh pembayarannya sudah kembali, jadi aksesnya kami tutup.'
    : 'Sebagian pembayarannya kembali, dan aksesnya tetap terbuka.'

const maskedAccount = (number: string) => `•••${number.slice(-4)}`

const titled = ({ kind, name }: OrderMail) => `${kindWords[kind].toLowerCase()} “${name}”`

interface Words {
  subject: string
  paragraphs: readonly string[]
  button: string
}

function letter({ siteName, address }: OrderMail, { subject, paragraphs, button }: Words) {
  const why = `Anda menerima e-mail ini karena memesan di ${siteName}.`
  return shortLetter({ subject, paragraphs, button: { label: button, address }, why })
}
