import type { RowOffer } from '@naikkelas/contract/pages'

export type Column = 'name' | 'link' | 'offerName' | Exclude<keyof RowOffer, 'name'>

/** Possible meanings of a column, with the chip if texts can show it. */
export const columnWords: Readonly<Record<Column, string>> = {
  name: 'Nama halaman',
  link: 'Tautan',
  offerName: 'Nama penawaran',
  price: 'Harga {harga}',
  strikePrice: 'Harga sebelum diskon {hemat}',
  deadline: 'Tenggat {tenggat}',
  seats: 'Sisa kursi {sisa_kursi}',
  coach: 'Mentor {mentor}',
  whatsapp: 'WhatsApp',
}

/** In this order: the more specific words first. */
const known: readonly (readonly [Column, RegExp])[] = [
  ['offerName', /penawaran|kelas|produk|program|offer/],
  ['strikePrice', /coret|sebelum|normal|asli|strike/],
  ['price', /harga|biaya|price|rp/],
  ['deadline', /tenggat|batas|tutup|deadline|tanggal/],
  ['seats', /kursi|kuota|seat/],
  ['coach', /mentor|pengajar|coach|trainer/],
  ['whatsapp', /whatsapp|^wa$|telepon|nomor/],
  ['link', /tautan|link|slug|url|alamat/],
  ['name', /nama|judul|halaman|name/],
]

/** The probable meaning of each column by its heading; each at most once. */
export function guessColumns(headings: readonly string[]): (Column | null)[] {
  const taken = new Set<Column>()
  return headings.map((heading) => {
    const words = heading.toLowerCase()
    const exact = words === 'nama' || words === 'nama halaman' ? 'name' : undefined
    const found = exact ?? known.find(([column, pattern]) => !taken.has(column) && pattern.test(words))?.[0]
    if (found === undefined || taken.has(found)) return null
    taken.add(found)
    return found
  })
}

/** Whether the first row is a header: two of its cells are known words, or its only one is. */
export function isHeading(row: readonly string[]): boolean {
  const count = guessColumns(row).filter((column) => column !== null).length
  return count >= Math.min(2, row.length) && row.every((cell) => !/\d{3}/.test(cell))
}
