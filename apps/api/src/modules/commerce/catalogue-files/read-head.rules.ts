import type { SellableKind } from '@naikkelas/contract'
import type { ReadCell, ReadRow } from '../../../platform/files/spreadsheets/index.ts'
import { columnsOf, type FileColumn, LINK_PATH, numberColumn } from './file-columns.rules.ts'

/** What is at each place of a row; nothing where the head is empty. */
export interface Head {
  numberAt: number | null
  columns: readonly { at: number; column: FileColumn }[]
}

const plain = (title: string) => title.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** The head of a file, whatever the order of its columns, or why it is none of this list. */
export function readHead(kind: SellableKind, { cells }: ReadRow): Head | { mistake: string } {
  const known = columnsOf(kind)
  const columns: { at: number; column: FileColumn }[] = []
  const unknown: string[] = []
  let numberAt: number | null = null
  for (const [at, cell] of cells.entries()) {
    const title = titleOf(cell)
    if (title === '') continue
    const column = known.find((one) => plain(one.title) === plain(title))
    const isNumber = plain(title) === plain(numberColumn.title)
    if (isNumber ? numberAt !== null : columns.some((one) => one.column === column))
      return { mistake: `Kolom “${title}” ada dua kali. Hapus salah satunya` }
    if (isNumber) numberAt = at
    else if (column) columns.push({ at, column })
    else unknown.push(title)
  }
  if (unknown.length > 0)
    return {
      mistake: `Kolom ini tidak dikenal: ${quoted(unknown)}. Yang dikenal: ${quoted([numberColumn, ...known].map(({ title }) => title))}`,
    }
  if (numberAt === null && !columns.some(({ column }) => column.path === LINK_PATH))
    return { mistake: 'Baris pertama harus berisi judul kolom, dengan “Nomor” atau “Tautan” di antaranya' }
  return { numberAt, columns }
}

const titleOf = (cell: ReadCell | undefined) =>
  cell?.kind === 'text' ? cell.value.trim() : cell?.kind === 'number' ? String(cell.value) : ''

const quoted = (titles: readonly string[]) => titles.map((title) => `“${title.slice(0, 40)}”`).join(', ')
