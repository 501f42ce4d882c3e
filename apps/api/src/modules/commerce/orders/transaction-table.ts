import { kindWords } from '@naikkelas/contract'
import { sourceWords, statusWords, wayWords } from '@naikkelas/contract/commerce'
import { type Column, instant, type Row, rupiah, text } from '../../../platform/files/spreadsheets/index.ts'
import { maskedEmail } from '../../identity/learners/index.ts'
import type { ExportedFacts } from './exported-orders.repo.ts'
import type { StoredTransaction } from './transactions.repo.ts'

export const transactionColumns: readonly Column[] = [
  { title: 'Kode pesanan', width: 16 },
  { title: 'Status', width: 20 },
  { title: 'Dipesan (WIB)', width: 18 },
  { title: 'Dibayar (WIB)', width: 18 },
  { title: 'Jenis', width: 16 },
  { title: 'Produk', width: 40 },
  { title: 'Pembeli', width: 28 },
  { title: 'E-mail pembeli', width: 24 },
  { title: 'Cara bayar', width: 24 },
  { title: 'Sumber', width: 18 },
  { title: 'Mitra', width: 24 },
  { title: 'Kupon', width: 18 },
  { title: 'Nomor faktur', width: 22 },
  { title: 'Harga', width: 16 },
  { title: 'Diskon', width: 16 },
  { title: 'Total', width: 16 },
  { title: 'Uang masuk', width: 16 },
  { title: 'Dikembalikan', width: 16 },
  { title: 'PPN', width: 16 },
  { title: 'Bagian mitra', width: 16 },
  { title: 'Bagian afiliasi', width: 16 },
  { title: 'Bagian platform', width: 16 },
]

const known = (words: string | null | undefined) => (words === null || words === undefined ? null : text(words))

/** An order as a row; who bought it is a name and a masked address, as in the list. */
export function transactionRow(order: StoredTransaction, facts: ExportedFacts | undefined): Row {
  const { buyer, paidAt } = order
  const share = (account: keyof ExportedFacts['shares']) => rupiah(facts?.shares[account] ?? 0)
  return [
    text(order.code),
    text(order.isLate ? 'Lunas terlambat' : statusWords[order.status]),
    instant(order.createdAt.toISOString()),
    paidAt === null ? null : instant(paidAt.toISOString()),
    text(kindWords[order.kind]),
    text(order.name),
    buyer === null ? null : text(buyer.name),
    buyer === null ? null : text(maskedEmail(buyer.email)),
    text(wayWords(order)),
    text(sourceWords[order.source]),
    known(order.partner),
    known(order.coupon),
    known(facts?.invoice),
    rupiah(order.price),
    rupiah(order.discount),
    rupiah(order.total),
    rupiah(facts?.received ?? 0),
    rupiah(order.refunded),
    share('tax'),
    share('partner'),
    share('affiliate'),
    share('platform'),
  ]
}
