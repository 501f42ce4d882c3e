import { couponTypes } from '@naikkelas/contract'
import type { CouponAudience, CouponKind, CouponRefusal, CouponState, ListedCoupon } from '@naikkelas/contract/commerce'
import { formatRupiah } from '@naikkelas/contract/money'

export const typeWords = { [couponTypes.general]: 'Umum', [couponTypes.personal]: 'Pribadi' } as const

export const couponKindWords: Readonly<Record<CouponKind, string>> = { course: 'Kelas', tool: 'Tools', event: 'Acara' }

export const stateWords: Readonly<Record<CouponState, string>> = { active: 'Aktif', archived: 'Diarsipkan' }

export const audienceWords: Readonly<Record<CouponAudience, string>> = {
  everyone: 'Semua',
  never_bought: 'Belum pernah membeli',
  bought_any: 'Pernah membeli',
  bought_specific: 'Pernah membeli yang tertentu',
}

/** Filters of the list, by their names in the address. */
export const filterChoices = [
  { name: 'status', label: 'Status', options: [{ value: 'archived', label: stateWords.archived }] },
  {
    name: 'tipe',
    label: 'Tipe',
    options: Object.entries(typeWords).map(([value, label]) => ({ value, label })),
  },
  {
    name: 'jenis',
    label: 'Berlaku untuk',
    options: Object.entries(couponKindWords).map(([value, label]) => ({ value, label })),
  },
] as const

type Discounted = Pick<ListedCoupon, 'discountPercentage' | 'maxDiscountPercentage' | 'discountPrice'>

/** `20%, paling banyak Rp50.000` */
export function discountWords({ discountPercentage, maxDiscountPercentage: max, discountPrice }: Discounted): string {
  if (discountPercentage === null) return formatRupiah(discountPrice ?? 0)
  return max ? `${discountPercentage}%, paling banyak ${formatRupiah(max)}` : `${discountPercentage}%`
}

/** What each rule asks, for the simulator. */
export const ruleWords: Readonly<Record<CouponRefusal, string>> = {
  unknown: 'Kupon ini untuk pembeli ini',
  switched_off: 'Fitur kuponnya menyala',
  archived: 'Kupon tidak diarsipkan',
  not_yet: 'Waktu mulainya sudah lewat',
  ended: 'Waktu berakhirnya belum lewat',
  other_kind: 'Berlaku untuk jenis ini',
  other_item: 'Berlaku untuk yang dipilih',
  free_already: 'Harganya lebih dari nol',
  course_never_bought: 'Pembeli belum pernah membeli kelas',
  course_bought_any: 'Pembeli pernah membeli kelas',
  course_bought_specific: 'Pembeli pernah membeli kelas yang ditentukan',
  tool_never_bought: 'Pembeli belum pernah membeli tools',
  tool_bought_any: 'Pembeli pernah membeli tools',
  tool_bought_specific: 'Pembeli pernah membeli tools yang ditentukan',
  event_never_bought: 'Pembeli belum pernah membeli tiket acara',
  event_bought_any: 'Pembeli pernah membeli tiket acara',
  event_bought_specific: 'Pembeli pernah membeli tiket acara yang ditentukan',
  used_up: 'Kuota total masih ada',
  used_up_today: 'Kuota hari ini masih ada',
  used_by_you: 'Batas per pembeli belum tercapai',
  too_many_waiting: 'Pesanan berkupon yang belum dibayar kurang dari tiga',
}

export const useWords = { reserved: 'Menunggu pembayaran', consumed: 'Terpakai', released: 'Dikembalikan' } as const
export const useTones = { reserved: 'warn', consumed: 'ok', released: 'neutral' } as const
