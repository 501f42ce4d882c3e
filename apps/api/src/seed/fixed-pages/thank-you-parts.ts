import { list, url } from '@naikkelas/page/compose'
import type { Link } from '@naikkelas/ui/sections/registry'
import type { FixedPageBrand } from './fixed-page.ts'
import { assurances } from './parts.ts'

/** To what the buyer has bought. */
export const toOrder: Link = { kind: 'order' }

/** A chat about the order, or where the site says how it is reached. */
export const help = ({ whatsapp }: FixedPageBrand): Link =>
  whatsapp === null
    ? url('/other-menus')
    : { kind: 'whatsapp', number: whatsapp, text: 'Halo, saya mau bertanya tentang pesanan {kode_pesanan}.' }

/** What was bought, for how much, how and when. */
export const orderLines = (icon: string, name: string) =>
  assurances(
    [icon, name, '{yang_dibeli}'],
    ['nota', 'Dibayar', '{total_bayar}, {cara_bayar}'],
    ['kalender', 'Tanggal', '{tanggal_bayar}'],
  )

export const ways = (...given: [icon: string, label: string, note: string, target: Link][]) =>
  list(...given.map(([icon, label, note, target]) => ({ ...plain, icon, label, note, target })))

const plain = {
  image: { mediaId: '', alt: '', isDecorative: false },
  isHighlighted: false,
  price: '',
  from: null,
  to: null,
} as const
