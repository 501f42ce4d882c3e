import type { PaymentChannel } from '@naikkelas/contract/commerce'

/** How a purchase of the demonstration ends. */
type DemoOutcome = 'paid' | 'expired' | 'refunded' | 'partly_refunded' | 'underpaid' | 'waiting'

export interface DemoSale {
  /** Place among the buyers. */
  buyer: number
  /** Of what is bought. */
  link: string
  daysAgo: number
  /** Hour of WIB. */
  hour: number
  /** Null: a transfer by hand. */
  channel: PaymentChannel | null
  coupon: string | null
  /** Whether a page of the demonstration led to it. */
  isFromPage: boolean
  outcome: DemoOutcome
}

/** As many days as the visits of the demonstration reach back, and a few more. */
export const demoSaleDays = 60
const regularSales = 62

/** What sells, the best seller more than once. */
const links = [
  'toko-shopee-pertama',
  'tiktok-shop-dari-nol',
  'membaca-data-toko',
  'foto-produk-ponsel',
  'menjual-kopi-dari-rumah',
  'iklan-shopee-anggaran-kecil',
  'shopeasytools-setahun',
  'toko-shopee-pertama',
  'menentukan-harga-jual',
  'langsung-iklan-shopee',
  'siaran-langsung-menjual',
  'cicip-kopi',
  'membaca-data-toko',
  'paket-penjual-shopee',
  'pembukuan-15-menit',
  'robotok-setahun',
  'malam-iklan-meta',
  'lazada-expert-plus-kelas',
] as const

const channels: readonly (PaymentChannel | null)[] = [
  'qris',
  'bca_virtual_account',
  'gopay',
  null,
  'mandiri_virtual_account',
  'qris',
  'dana',
  'bri_virtual_account',
  'alfamart',
]

const kelasPageItem = 'membaca-data-toko'
/** Gateways are compared each night with what they report of the day before: of the demonstration they know nothing. */
const transfersOnlyDays = 2

/** Oldest first. The same in each run, and no buyer buys anything twice. */
export function demoSales(): DemoSale[] {
  const regular = Array.from({ length: regularSales }, (_, turn): DemoSale => {
    // Closer together towards today: the shop grows.
    const daysAgo = Math.max(1, Math.round(demoSaleDays * (1 - turn / regularSales) ** 1.25))
    const link = links[(turn * 5) % links.length] ?? links[0]
    return {
      buyer: turn % 55,
      link,
      daysAgo,
      hour: 8 + ((turn * 7) % 14),
      channel: daysAgo <= transfersOnlyDays ? null : (channels[turn % channels.length] ?? null),
      coupon: couponOf(turn, link),
      isFromPage: link === kelasPageItem,
      outcome: outcomeOf(turn, daysAgo),
    }
  })
  const last = { channel: null, coupon: null, isFromPage: false } as const
  return [
    ...regular,
    { ...last, buyer: 20, link: 'kreator-afiliasi', daysAgo: 1, hour: 10, outcome: 'underpaid' },
    { ...last, buyer: 21, link: 'iklan-fb-ig-toko-kecil', daysAgo: 1, hour: 15, outcome: 'waiting' },
    { ...last, buyer: 22, link: 'studio-foto-kamar-kos', daysAgo: 1, hour: 16, outcome: 'paid' },
    { ...last, buyer: 23, link: 'jualan-ramadan', daysAgo: 1, hour: 19, coupon: demoCoupons[0], outcome: 'waiting' },
  ]
}

/** Codes. */
export const demoCoupons = ['HEMAT10', 'PAKETAKHIRTAHUN'] as const

const withoutCoupon: ReadonlySet<string> = new Set(['langsung-iklan-shopee', 'malam-iklan-meta'])

function couponOf(turn: number, link: string): string | null {
  if (withoutCoupon.has(link)) return null
  if (turn % 6 === 1) return demoCoupons[0]
  return turn % 13 === 5 ? demoCoupons[1] : null
}

function outcomeOf(turn: number, daysAgo: number): DemoOutcome {
  // Refunds are decided days later.
  if (daysAgo > 5 && turn % 15 === 7) return 'refunded'
  if (daysAgo > 5 && turn % 21 === 11) return 'partly_refunded'
  return daysAgo > 3 && turn % 5 === 3 ? 'expired' : 'paid'
}
