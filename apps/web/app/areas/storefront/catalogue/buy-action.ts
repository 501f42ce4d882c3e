import type { SellableKind } from '@naikkelas/contract'
import { checkoutPaths, type SellableCard } from '@naikkelas/contract/commerce'
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

type Sold = Pick<SellableCard, 'kind' | 'number' | 'name' | 'price' | 'availability' | 'event'>

/** What a buyer can do with an entry: what cannot be paid here is agreed on by WhatsApp or mail. */
export function buyActionOf(
  { kind, number, name, price, availability, event }: Sold,
  { contact, sales }: Pick<PublicSite, 'contact' | 'sales'>,
): BuyAction {
  if (event?.isOver) return { kind: 'refusal', text: 'Acara ini sudah selesai.' }
  if (availability !== 'available') return { kind: 'refusal', text: refusals[availability] }
  const label = labels[kind]
  if (isSoldHere({ kind, price }, sales)) return { kind: 'link', label, href: `${checkoutPaths[kind]}/${number}` }
  const words = `Halo, saya ingin mendaftar “${name}”.`
  const digits = contact.whatsapp.replace(/\D/g, '')
  if (digits !== '') return { kind: 'link', label, href: `https://wa.me/${digits}?text=${encodeURIComponent(words)}` }
  if (contact.email !== '')
    return { kind: 'link', label, href: `mailto:${contact.email}?subject=${encodeURIComponent(words)}` }
  return { kind: 'refusal', text: 'Pendaftarannya belum dibuka.' }
}

/** Whether the checkout takes it: the same rule as the API's, which has the last word. */
function isSoldHere({ kind, price }: Pick<Sold, 'kind' | 'price'>, sales: PublicSite['sales']): boolean {
  if (kind === 'partner_package' || price === null) return false
  if (kind === 'service' && !sales.isServiceOpen) return false
  if (kind === 'add_on' && !sales.isMentorOpen) return false
  return price === 0 || sales.isPaymentOpen
}
