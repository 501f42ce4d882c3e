import type { LandingPage } from '@naikkelas/contract/pages'
import type { Refusal } from '@naikkelas/page'
import { formatDateTime, formatRupiah } from '@naikkelas/ui/format'
import type { AppError } from '../../../errors/app-error.ts'

export const offerWords = {
  name: 'Nama penawaran',
  price: 'Harga',
  strikePrice: 'Harga sebelum diskon',
  deadline: 'Tenggat',
  seats: 'Sisa kursi',
  coach: 'Mentor',
  whatsapp: 'WhatsApp',
} as const

export const themeWords = { font: 'Huruf', rounded: 'Sudut', brand: 'Warna merek' } as const

const valueWords: Readonly<Record<string, string>> = { none: 'Siku', medium: 'Sedang', full: 'Bulat' }

export function offerValueWords(key: keyof typeof offerWords, value: string | number | null): string {
  if (value === null || value === '') return 'kosong'
  if ((key === 'price' || key === 'strikePrice') && typeof value === 'number') return formatRupiah(value)
  if (key === 'deadline' && typeof value === 'string') return formatDateTime(value)
  return String(value)
}

export function themeValueWords(key: keyof typeof themeWords, value: string): string {
  if (key === 'rounded') return valueWords[value] ?? value
  return key === 'font' ? value.charAt(0).toUpperCase() + value.slice(1) : value
}

/** What visitors get of a page. */
export function publicWords({ status, publishedVersion }: Pick<LandingPage, 'status' | 'publishedVersion'>): string {
  return status === 'published' ? `Terbit (versi ${publishedVersion ?? 0})` : 'Draf'
}

/** Why a page was skipped, as a sentence for the admin. */
export function reasonOf(error: AppError): string {
  const fields = error.details.fields ?? []
  const [first, ...others] = fields
  if (!first) return error.message
  return others.length === 0 ? first.message : `${first.message} (dan ${others.length} hal lain)`
}

/** Why a value does not go back to what it was. */
export function refusalReason({ code }: Refusal): string {
  switch (code) {
    case 'conflict':
      return 'Sudah diubah lagi sesudahnya.'
    case 'missing':
      return 'Bagiannya sudah dihapus.'
    case 'reload':
    case 'id_taken':
    case 'invalid':
      return 'Bagiannya sudah berubah bentuk.'
    default:
      return code satisfies never
  }
}
