import { kindWords, type SellableKind } from '@naikkelas/contract'
import { shortLetter } from '../../../platform/mail/index.ts'

interface Reminder {
  siteName: string
  buyerName: string
  kind: SellableKind
  item: string
  /** Of the checkout, with its origin and the coupon. */
  address: string
  /** Where reminders are switched off, with its origin. */
  settingsAddress: string
}

/** Of a checkout that was left. */
export function checkoutReminderMail({ siteName, buyerName, kind, item, address, settingsAddress }: Reminder) {
  const paragraphs = [
    `Halo ${buyerName}, Anda belum jadi membeli ${kindWords[kind].toLowerCase()} “${item}”.`,
    'Kalau masih berminat, lanjutkan dari tempat terakhir. Kupon yang Anda bawa masih terisi di sana.',
  ]
  return shortLetter({
    subject: `Masih berminat dengan ${item}?`,
    paragraphs,
    button: { label: 'Lanjutkan pembelian', address },
    why: `Anda menerima e-mail ini karena meminta diingatkan oleh ${siteName}. Untuk pembelian ini kami hanya mengirimnya sekali.`,
    change: { label: 'Matikan pengingat', address: settingsAddress },
  })
}
