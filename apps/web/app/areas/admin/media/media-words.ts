import { groupThousands } from '@naikkelas/ui/format'
import type { LibraryItem, MediaShow, MediaSort } from '@naikkelas/contract/pages'

/** `1.920 × 1.080` */
export function formatSize({ width, height }: Pick<LibraryItem, 'width' | 'height'>): string {
  return `${groupThousands(width)} × ${groupThousands(height)}`
}

/** `JPEG`, `MP4` */
export function formatName({ contentType }: Pick<LibraryItem, 'contentType'>): string {
  return (contentType.split('/')[1] ?? contentType).toUpperCase().replace('WEBP', 'WebP').replace('WEBM', 'WebM')
}

export const kindNames: Readonly<Record<'image' | 'video', string>> = { image: 'Gambar', video: 'Film' }

export const showNames: Readonly<Record<MediaShow, string>> = {
  unused: 'Belum dipakai',
  undescribed: 'Tanpa teks alternatif',
  heavy: 'Terlalu besar',
  stale: 'Belum dipakai 30 hari',
  trash: 'Sampah',
}

export const sortNames: Readonly<Record<MediaSort, string>> = {
  newest: 'Terbaru',
  oldest: 'Terlama',
  name: 'Nama A–Z',
  largest: 'Terbesar',
}

/** `Toko.jpg` for one, `3 media` for more. */
export function namesOf(items: readonly Pick<LibraryItem, 'fileName'>[]): string {
  const [first] = items
  return items.length === 1 && first ? `“${first.fileName}”` : `${items.length} media`
}
