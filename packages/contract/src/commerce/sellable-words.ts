import type { SellableValue } from './sellable-input.ts'

type Details<Kind extends SellableValue['kind']> = Extract<SellableValue, { kind: Kind }>['details']

/** What admins call the codes of the catalogue, in forms, lists and files. */
export const activityWords: Readonly<Record<SellableValue['status'], string>> = { 1: 'Aktif', 0: 'Non-Aktif' }

export const courseTypeWords: Readonly<Record<Details<'course'>['type'], string>> = {
  1: 'Premium',
  2: 'Basic',
  3: 'Gratis',
  4: 'Preorder',
}

export const levelWords: Readonly<Record<Details<'course'>['level'], string>> = {
  beginner: 'Dasar',
  intermediate: 'Menengah',
  advanced: 'Mahir',
}

export const eventModeWords: Readonly<Record<Details<'event'>['mode'], string>> = { 1: 'Online', 0: 'Offline' }

export const paidWords: Readonly<Record<Details<'event'>['paid'], string>> = { 1: 'Berbayar', 0: 'Gratis' }

export const trialWords: Readonly<Record<Details<'tool'>['trial'], string>> = { 1: 'Berbayar', 0: 'Uji coba gratis' }

export const platformWords: Readonly<Record<Details<'tool'>['platform'], string>> = {
  shopee: 'Shopee',
  tiktok: 'TikTok',
  tokopedia: 'Tokopedia',
  lazada: 'Lazada',
  general: 'Semua platform',
}

export const billingWords: Readonly<Record<Details<'service'>['billing'], string>> = {
  once: 'Sekali bayar',
  monthly: 'Setiap bulan',
  session: 'Per sesi',
}

export const familyWords: Readonly<Record<Details<'add_on'>['family'], string>> = {
  super_mentor: 'Super Mentor',
  other: 'Add-on lain',
}

export const productKindWords: Readonly<Record<Details<'add_on'>['productKind'], string>> = {
  1: 'Kelas',
  2: 'Jasa',
  3: 'Produk',
}

export const packageWords: Readonly<Record<Details<'partner_package'>['packageCode'], string>> = {
  1: 'Gratis',
  2: '1 bulan',
  3: '1 tahun',
  4: '3 bulan',
  5: '6 bulan',
  6: '9 bulan',
}
