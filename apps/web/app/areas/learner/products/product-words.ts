import { platformWords } from '@naikkelas/contract/commerce'
import type { OwnProduct } from '@naikkelas/contract/learning'
import { formatLongDate } from '@naikkelas/ui/format'

/** Until when it may be used. */
export function validityWords({ endsAt, hasEnded }: Pick<OwnProduct, 'endsAt' | 'hasEnded'>): string {
  if (endsAt === null) return 'Berlaku tanpa batas waktu'
  return `${hasEnded ? 'Berakhir' : 'Berlaku sampai'} ${formatLongDate(endsAt)}`
}

export const sessionWords = (sessions: number | null): string =>
  sessions === null ? 'Tanpa batas jumlah' : `${sessions} sesi`

/** Where a product is seen by its owner. */
export function productPath({ kind, orderCode }: Pick<OwnProduct, 'kind' | 'orderCode'>): string {
  return `/produk-saya/${kind === 'tool' ? 'tools' : 'super-mentor'}/${orderCode}`
}

/** A message to the team about a product; null without a number of theirs. @param whatsapp `+6281200001234` or empty */
export function helpAddress({ kind, name, orderCode }: OwnProduct, whatsapp: string): string | null {
  const digits = whatsapp.replace(/\D/g, '')
  if (digits === '') return null
  const words =
    kind === 'tool'
      ? `Halo, saya ingin mengaktifkan “${name}” (pesanan ${orderCode}).`
      : `Halo, saya ingin mengatur jadwal “${name}” (pesanan ${orderCode}).`
  return `https://wa.me/${digits}?text=${encodeURIComponent(words)}`
}

/** Platforms that it works with. */
export const platformOf = ({ platform }: Pick<OwnProduct, 'platform'>): string => platformWords[platform]
