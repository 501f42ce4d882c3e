import { type SellableKind, slugFrom } from '@naikkelas/contract'
import {
  blankSellable,
  type ImportPlan,
  type ImportRow,
  sellableFlaws,
  type SellableValue,
  sellableValueSchema,
} from '@naikkelas/contract/commerce'
import { formatRupiah } from '@naikkelas/contract/money'
import {
  type Cell,
  clockOfSerial,
  type ReadCell,
  type ReadRow,
  wordsOf,
} from '../../../platform/files/spreadsheets/index.ts'
import type { StoredSellable } from '../catalogue/index.ts'
import { cellOf, columnsOf, type FileColumn, LINK_PATH, numberColumn, withValueAt } from './file-columns.rules.ts'
import { countField, instantField, type Said } from './file-fields.rules.ts'
import type { Names } from './names.rules.ts'
import type { Head } from './read-head.rules.ts'

export interface PlannedRow {
  line: number
  plan: ImportPlan
  name: string
  sellableId: string | null
  version: number | null
  before: SellableValue | null
  /** Null where nothing is to be stored. */
  after: SellableValue | null
  changes: ImportRow['changes']
  mistakes: ImportRow['mistakes']
}

export interface Known {
  kind: SellableKind
  head: Head
  names: Names
  /** What is stored, of every kind, that a row may mean. */
  stored: readonly StoredSellable[]
}

/** What each row would do. A row that repeats an earlier one is wrong, and the earlier one is not. */
export function planRows(rows: readonly ReadRow[], known: Known): PlannedRow[] {
  const byNumber = new Map(known.stored.map((one) => [one.number, one]))
  const byLink = new Map(known.stored.map((one) => [one.value.link, one]))
  const lines = new Map<string, number>()
  return rows.map((row) => {
    const found = entryOf(row, known, { byNumber, byLink })
    const planned = 'message' in found ? wrong(row, known, [found]) : planRow(row, known, found.entry)
    const key = planned.sellableId ?? planned.after?.link
    const line = key === undefined ? undefined : lines.get(key)
    if (line !== undefined) return wrong(row, known, [{ column: null, message: `Baris ini mengulang baris ${line}` }])
    if (key !== undefined) lines.set(key, row.line)
    return planned
  })
}

type Mistake = ImportRow['mistakes'][number]

interface Stored {
  byNumber: ReadonlyMap<number, StoredSellable>
  byLink: ReadonlyMap<string, StoredSellable>
}

/** The entry that a row means, by its number or else its link; none for a new one. */
function entryOf(
  { cells }: ReadRow,
  { kind, head, names }: Known,
  { byNumber, byLink }: Stored,
): { entry: StoredSellable | undefined } | Mistake {
  const numberCell = head.numberAt === null ? null : (cells[head.numberAt] ?? null)
  if (numberCell?.kind === 'formula') return { column: numberColumn.title, message: isFormula }
  if (numberCell !== null) {
    const read = countField.read(numberCell.value, names)
    const entry = 'value' in read ? byNumber.get(Number(read.value)) : undefined
    if (!entry || entry.value.kind !== kind)
      return {
        column: numberColumn.title,
        message: 'Tidak ada isi daftar ini dengan nomor itu. Kosongkan untuk menambah',
      }
    return usable(entry)
  }
  const link = textAt(cells, head, LINK_PATH)
  const entry = link === null ? undefined : byLink.get(link)
  if (!entry) return { entry: undefined }
  return entry.value.kind === kind ? usable(entry) : { column: 'Tautan', message: 'Tautan ini sudah dipakai' }
}

const usable = (entry: StoredSellable) =>
  entry.isArchived ? { column: null, message: 'Ada di arsip. Pulihkan dahulu' } : { entry }

/** What a cell of that column says, as text. */
export function textAt(cells: readonly ReadCell[], { columns }: Head, path: string): string | null {
  const place = columns.find(({ column }) => column.path === path)
  const cell = place && cells[place.at]
  return cell && cell.kind !== 'formula' ? String(cell.value).trim() : null
}

const isFormula = 'Sel ini berisi rumus. Ganti dengan nilainya'

function planRow(row: ReadRow, known: Known, entry: StoredSellable | undefined): PlannedRow {
  const { kind, head, names } = known
  const base = entry?.value ?? blankSellable(kind)
  const mistakes: Mistake[] = []
  let draft: unknown = base
  for (const { at, column } of head.columns) {
    const read = readCell(row.cells[at] ?? null, { column, before: entry?.value, names })
    if (read === 'kept') continue
    if ('mistake' in read) mistakes.push({ column: column.title, message: read.mistake })
    else draft = withValueAt(draft, column.path, read.value)
  }
  const parsed = sellableValueSchema.safeParse(settled(draft, entry === undefined))
  const columns = columnsOf(kind)
  if (!parsed.success)
    for (const { path, message } of parsed.error.issues) mistakes.push(mistakeAt(columns, path.join('.'), message))
  if (!parsed.success || mistakes.length > 0) return { ...wrong(row, known, distinct(mistakes)), ...placed(entry) }
  const after = parsed.data
  const changes = changesOf(columns, { before: entry?.value, after, names })
  if (entry && changes.length === 0)
    return {
      ...placed(entry),
      line: row.line,
      plan: 'unchanged',
      name: after.name,
      before: null,
      after: null,
      changes,
      mistakes,
    }
  const flaws = sellableFlaws(after).map(({ path, message }) => mistakeAt(columns, path, message))
  if (flaws.length > 0) return { ...wrong(row, known, distinct(flaws)), ...placed(entry) }
  return {
    ...placed(entry),
    line: row.line,
    plan: entry ? 'changed' : 'new',
    name: after.name,
    before: entry?.value ?? null,
    after,
    changes,
    mistakes,
  }
}

const placed = (entry: StoredSellable | undefined) => ({
  sellableId: entry?.id ?? null,
  version: entry?.version ?? null,
})

function wrong(row: ReadRow, { head }: Known, mistakes: readonly Mistake[]): PlannedRow {
  return {
    line: row.line,
    plan: 'wrong',
    name: (textAt(row.cells, head, 'name') ?? textAt(row.cells, head, LINK_PATH) ?? '').slice(0, 90),
    sellableId: null,
    version: null,
    before: null,
    after: null,
    changes: [],
    mistakes: [...mistakes],
  }
}

interface CellPlace {
  column: FileColumn
  before: SellableValue | undefined
  names: Names
}

/**
 * What a cell means. One that says what is stored already means just that: seconds that no file has, and names
 * that two people share, survive a round through a spreadsheet.
 */
function readCell(cell: ReadCell, { column, before, names }: CellPlace) {
  if (cell?.kind === 'formula') return { mistake: isFormula }
  const stored = before && wordsOf(cellOf(column, before, names))
  if (cell === null) return stored === '' || column.field.empty === 'kept' ? 'kept' : column.field.empty
  return saidWords(cell.value, column) === stored?.trim() ? 'kept' : column.field.read(cell.value, names)
}

function saidWords(said: Said, { field }: FileColumn): string {
  if (typeof said === 'string') return said.trim().replaceAll('\r\n', '\n')
  return field === instantField ? (clockOfSerial(said) ?? '').slice(0, 16).replace('T', ' ') : String(said)
}

/** With a link of its name where none is given, and with a place or none. */
function settled(draft: unknown, isNew: boolean): unknown {
  const value = draft as SellableValue
  const link = isNew && value.link === '' ? slugFrom(value.name) : value.link
  if (value.kind !== 'event' || value.details.place === null) return { ...value, link }
  const { name = null, address = null, mapUrl = null } = value.details.place as Record<string, unknown>
  const isNowhere = [name, address, mapUrl].every((one) => one === null || one === '')
  const place = isNowhere ? null : { name: name ?? '', address: address ?? '', mapUrl: mapUrl ?? null }
  return { ...value, link, details: { ...value.details, place } }
}

const mistakeAt = (columns: readonly FileColumn[], path: string, message: string): Mistake => ({
  column:
    columns.find((one) => `${path}.`.startsWith(`${one.path}.`) || one.path.startsWith(`${path}.`))?.title ?? null,
  message,
})

/** One sentence for each column: the first, which the others follow from. */
const distinct = (mistakes: readonly Mistake[]) =>
  mistakes.filter(({ column }, at) => mistakes.findIndex((one) => one.column === column) === at)

interface Compared {
  before: SellableValue | undefined
  after: SellableValue
  names: Names
}

function changesOf(columns: readonly FileColumn[], { before, after, names }: Compared): ImportRow['changes'] {
  const words = (column: FileColumn, value: SellableValue) => shown(cellOf(column, value, names))
  return columns
    .map((column) => ({
      column: column.title,
      before: before ? words(column, before) : null,
      after: words(column, after),
    }))
    .filter((change) => (change.before ?? '') !== change.after)
}

const shown = (cell: Cell) => (cell?.kind === 'rupiah' ? formatRupiah(cell.value) : wordsOf(cell))
