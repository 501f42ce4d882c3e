import type { SellableKind } from '@naikkelas/contract'
import type { SellableCard } from '@naikkelas/contract/commerce'
import type { PublicSite } from '@naikkelas/contract/site'

const labels: Readonly<Record<SellableKind, string>> = {
  course: 'Daftar sekarang',
  event: 'Daftar sekarang',
  service: 'Pesan jasa',
  tool: 'Beli',
  add_on: 'Beli',
  partner_package: 'Beli',
}

/** Why something cannot be bought now. */
const refusals = {
  not_yet: 'Penjualannya belum dibuka.',
  ended: 'Penjualannya sudah ditutup.',
  sold_out: 'Kursinya sudah habis.',
} as const

export type BuyAction = { kind: 'link'; label: string; href: string } | { kind: 'refusal'; text: string }

type Sold = Pick<SellableCard, 'kind' | 'name' | 'availability' | 'event'>

/** What a buyer can do with an entry: until the checkout is open, sales are agreed on by WhatsApp or mail. */
export function buyActionOf(
  { kind, name, availability, event }: Sold,
  { contact }: Pick<PublicSite, 'contact'>,
): BuyAction {
  if (event?.isOver) return { kind: 'refusal', text: 'Acara ini sudah selesai.' }
  if (availability !== 'available') return { kind: 'refusal', text: refusals[availability] }
  const words = `Halo, saya ingin mendaftar “${name}”.`
  const digits = contact.whatsapp.replace(/\D/g, '')
  const label = labels[kind]
  if (digits !== '') return { kind: 'link', label, href: `https://wa.me/${digits}?text=${encodeURIComponent(words)}` }
  if (contact.email !== '')
    return { kind: 'link', label, href: `mailto:${contact.email}?subject=${encodeURIComponent(words)}` }
  return { kind: 'refusal', text: 'Pendaftarannya belum dibuka.' }
}
