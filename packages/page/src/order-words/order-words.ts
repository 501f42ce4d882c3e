import { withoutClauses } from '@naikkelas/ui/sections/registry'
import { mapStrings } from '../json.ts'

/** Placeholders for what the buyer of an order reads; they are filled on the pages that thank for one. */
export const orderWordNames = [
  'nama_depan',
  'yang_dibeli',
  'kode_pesanan',
  'total_bayar',
  'cara_bayar',
  'tanggal_bayar',
] as const
export type OrderWordName = (typeof orderWordNames)[number]

/** Facts of an order that such a page says: its placeholders, and what the page itself says around its sections. */
export const orderFactNames = [
  ...orderWordNames,
  /** How the order is. */
  'status',
  /** Path of the purchase, without its first slash. */
  'pesanan',
  /** Path to where the buyer goes next, without its first slash. */
  'lanjut',
] as const
export type OrderFactName = (typeof orderFactNames)[number]
export type OrderFacts = Readonly<Record<OrderFactName, string>>

/** Parts of such a page that only some orders have. */
export const orderPartNames = ['invoice', 'kalender'] as const
export type OrderPartName = (typeof orderPartNames)[number]

/** What drafts, previews and the builder show in place of an order. */
export const sampleOrder: OrderFacts = {
  nama_depan: 'Rina',
  yang_dibeli: 'Kelas Foto Produk',
  kode_pesanan: 'KD7M2Q9XWT4RBN',
  total_bayar: 'Rp349.000',
  cara_bayar: 'QRIS',
  tanggal_bayar: '27 November 2026',
  status: 'Pembayaran berhasil',
  pesanan: 'pembelian-saya',
  lanjut: 'pembelian-saya',
}

export const sampleOf = (name: OrderFactName) => sampleOrder[name]

const CHIP = new RegExp(`\\{(${orderWordNames.join('|')})\\}`, 'g')

/** The placeholders of an order in a text. */
export function orderWordsIn(text: string): OrderWordName[] {
  return [...text.matchAll(CHIP)].map(([, name]) => name as OrderWordName)
}

/** A text with its placeholders of an order filled. */
export function sayOrderWords(text: string, say: (name: OrderWordName) => string): string {
  return text.includes('{') ? text.replace(CHIP, (_, name: OrderWordName) => say(name)) : text
}

/** The same for every text of a value; the same object if no text has one. */
export const sayOrderWordsDeep = <Value>(value: Value, say: (name: OrderWordName) => string): Value =>
  mapStrings(value, (text) => sayOrderWords(text, say))

/** Without the clauses that speak of an order: for titles and link previews, which are the same for everyone. */
export const withoutOrderWords = <Value>(value: Value): Value =>
  mapStrings(value, (text) =>
    orderWordsIn(text).length === 0 ? text : withoutClauses(text, (clause) => orderWordsIn(clause).length > 0),
  )
