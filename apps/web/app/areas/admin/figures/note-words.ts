import type { PageFigures } from '@naikkelas/contract'
import { formatDateTime } from '../../../shared/format/dates.ts'
import { rupiahWords } from './figure-words.ts'

type Note = PageFigures['notes'][number]

const priceWords = (price: number | null) => (price === null ? 'tanpa harga' : rupiahWords(price))

const happened: Readonly<Record<Note['kind'], (note: Note) => string>> = {
  published: () => 'Halaman diterbitkan',
  unpublished: () => 'Halaman ditarik dari publik',
  price: ({ price, priceBefore }) => `Harga berubah dari ${priceWords(priceBefore)} menjadi ${priceWords(price)}`,
  moved: ({ address, addressBefore }) => `Alamat pindah dari ${addressBefore ?? ''} ke ${address ?? ''}`,
}

/** What happened to a page, and when. */
export const noteWords = (note: Note) => `${happened[note.kind](note)}, ${formatDateTime(note.at)}`
