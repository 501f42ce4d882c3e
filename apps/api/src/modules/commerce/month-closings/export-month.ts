import { kindWords } from '@naikkelas/contract'
import type { InputFor } from '@naikkelas/contract'
import {
  accountWords,
  type exportMonth as endpoint,
  methodWords,
  type Revenue,
  revenueWords,
} from '@naikkelas/contract/commerce'
import type { AdminContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import { fileAnswer } from '../../../platform/endpoints/index.ts'
import {
  instant,
  type Row,
  rupiah,
  spreadsheetOf,
  type Table,
  text,
} from '../../../platform/files/spreadsheets/index.ts'
import { findClosingsOf, type StoredClosing } from './month-closings.repo.ts'
import { snapshotOf } from './snapshot.ts'

/** The stored amounts of a closed month as CSV. @throws AppError `not_found` for a month that is open */
export async function exportMonth(
  { database }: AdminContext,
  { params: { month } }: InputFor<typeof endpoint>,
): Promise<Response> {
  const closings = await findClosingsOf(database.queries, month)
  const held = closings.find(({ closing }) => closing.reopenedAt === null)
  if (held === undefined) throw new AppError('not_found')
  const { bytes, type } = spreadsheetOf(tablesOf(held), 'csv')
  return fileAnswer(bytes, { name: `tutup-buku-${month}.csv`, type })
}

const amountNames = Object.keys(revenueWords) as (keyof typeof revenueWords)[]

function tablesOf({ month, snapshot, closing }: StoredClosing): Table[] {
  const { amounts } = snapshotOf(snapshot)
  const { totals, kinds, methods, accounts, invoices, creditNotes } = amounts
  return [
    table(
      'Tutup buku',
      ['Keterangan', 'Isi'],
      [
        [text('Bulan'), text(month)],
        [text('Ditutup oleh'), text(closing.closedBy ?? '')],
        [text('Ditutup pada'), instant(closing.closedAt)],
        [text('Catatan'), text(closing.note ?? '')],
        [text('SHA-256'), text(closing.hash)],
      ],
    ),
    table(
      'Ringkasan',
      ['Angka', 'Rupiah'],
      amountNames.map((name) => [text(revenueWords[name].label), rupiah(totals[name])]),
    ),
    parts(
      'Menurut jenis',
      kinds.map((one) => ({ ...one, name: kindWords[one.kind] })),
    ),
    parts(
      'Menurut cara bayar',
      methods.map((one) => ({ ...one, name: methodWords[one.method] })),
    ),
    table(
      'Akun buku besar',
      ['Akun', 'Saldo awal', 'Debit', 'Kredit', 'Saldo akhir'],
      accounts.map((one) => [
        text(accountWords[one.account]),
        rupiah(one.opening),
        rupiah(one.debit),
        rupiah(one.credit),
        rupiah(one.closing),
      ]),
    ),
    table(
      'Dokumen',
      ['Dokumen', 'Jumlah', 'Rupiah', 'PPN'],
      [
        [text('Invoice'), rupiah(invoices.count), rupiah(invoices.total), rupiah(invoices.tax)],
        [text('Nota kredit'), rupiah(creditNotes.count), rupiah(creditNotes.total), rupiah(creditNotes.tax)],
      ],
    ),
  ]
}

const parts = (name: string, rows: readonly (Revenue & { name: string })[]): Table =>
  table(
    name,
    ['Bagian', ...amountNames.map((amount) => revenueWords[amount].label)],
    rows.map((row) => [text(row.name), ...amountNames.map((amount) => rupiah(row[amount]))]),
  )

const table = (name: string, titles: readonly string[], rows: readonly Row[]): Table => ({
  name,
  columns: titles.map((title) => ({ title, width: 20 })),
  rows,
})
