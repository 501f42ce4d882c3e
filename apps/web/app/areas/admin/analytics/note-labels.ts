import type { PageAnalytics } from '@naikkelas/contract/marketing'
import { formatDateTime } from '@naikkelas/ui/format'
import { rupiahWords } from './metric-format.ts'

type Note = PageAnalytics['notes'][number]

const priceWords = (price: number | null) => (price === null ? 'tanpa harga' : rupiahWords(price))

const happened: Readonly<Record<Note['kind'], (note: Note) => string>> = {
  published: () => 'Halaman diterbitkan',
  unpublished: () => 'Halaman ditarik dari publik',
  price: ({ price, priceBefore }) => `Harga berubah dari ${priceWords(priceBefore)} menjadi ${priceWords(price)}`,
  moved: ({ address, addressBefore }) => `Alamat pindah dari ${addressBefore ?? ''} ke ${address ?? ''}`,
}

/** An event of a page, with its time. */
export const noteWords = (note: Note) => `${happened[note.kind](note)}, ${formatDateTime(note.at)}`
