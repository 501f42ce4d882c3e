import {
  linkSlugSchema,
  pageNameSchema,
  type PageRow,
  type RowOffer,
  rowOfferSchema,
  slugFrom,
} from '@naikkelas/contract/pages'
import { type Column, columnWords } from './columns.ts'
import { type Cell, readAmount, readCount, readMoment } from './read-cell.ts'

export interface RowMistake {
  /** Row number of the table, counting its heading. */
  line: number
  column: string
  message: string
}

export interface ReadRow {
  line: number
  /** Values of the page; null if a cell is invalid. */
  row: PageRow | null
  mistakes: RowMistake[]
}

interface Table {
  rows: readonly (readonly string[])[]
  columns: readonly (Column | null)[]
  /** Row number of the first of these rows. */
  firstLine: number
}

/** Converts rows to pages, with the errors of their cells. A missing link is derived from the name. */
export function readRows({ rows, columns, firstLine }: Table): ReadRow[] {
  const seen = new Map<string, number>()
  return rows.map((cells, at) => {
    const line = firstLine + at
    const mistakes: RowMistake[] = []
    const wrong = (column: Column, message: string) => mistakes.push({ line, column: columnWords[column], message })
    const cell = (column: Column) => {
      const place = columns.indexOf(column)
      return place < 0 ? '' : (cells[place] ?? '')
    }
    const name = pageNameSchema.safeParse(cell('name'))
    if (!name.success) wrong('name', name.error.issues[0]?.message ?? 'Nama halaman harus diisi')
    const requested = cell('link') === '' ? slugFrom(cell('name')) : lastSegment(cell('link'))
    const link = linkSlugSchema.safeParse(requested)
    if (!link.success) wrong('link', link.error.issues[0]?.message ?? 'Tautan tidak sesuai')
    else {
      const earlier = seen.get(requested)
      if (earlier === undefined) seen.set(requested, line)
      else wrong('link', `Tautan “${requested}” sudah dipakai baris ${earlier}`)
    }
    const offer = readOffer(cell, wrong)
    const row = mistakes.length > 0 || !name.success ? null : { name: name.data, link_landing_page: requested, offer }
    return { line, row, mistakes }
  })
}

/** People paste whole URLs. */
const lastSegment = (text: string) =>
  text
    .replace(/[/?#]+$/, '')
    .split('/')
    .at(-1) ?? ''

function readOffer(cell: (column: Column) => string, wrong: (column: Column, message: string) => void): RowOffer {
  const offer: RowOffer = {}
  const take = <Value>(column: Column, read: (text: string) => Cell<Value>, keep: (value: Value) => void) => {
    const text = cell(column)
    if (text === '') return
    const result = read(text)
    if ('mistake' in result) wrong(column, result.mistake)
    else keep(result.value)
  }
  take('price', readAmount, (value) => (offer.price = value))
  take('strikePrice', readAmount, (value) => (offer.strikePrice = value))
  take('deadline', readMoment, (value) => (offer.deadline = value))
  take('seats', readCount, (value) => (offer.seats = value))
  take('offerName', words('name'), (value) => (offer.name = value))
  take('coach', words('coach'), (value) => (offer.coach = value))
  take(
    'whatsapp',
    (text) => words('whatsapp')(text.replace(/[\s().-]/g, '')),
    (value) => (offer.whatsapp = value),
  )
  const { price, strikePrice } = offer
  if (typeof price === 'number' && typeof strikePrice === 'number' && strikePrice <= price)
    wrong('strikePrice', 'Harga sebelum diskon harus lebih tinggi daripada harga')
  return offer
}

const words =
  (key: 'name' | 'coach' | 'whatsapp') =>
  (text: string): Cell<string> => {
    const parsed = rowOfferSchema.safeParse({ [key]: text })
    return parsed.success ? { value: text } : { mistake: parsed.error.issues[0]?.message ?? 'Isian ini tidak sesuai' }
  }
