import type { Field, ListField } from '@naikkelas/ui/sections/registry'
import { isInLayout } from '../../model/field-at.ts'
import { pastedLines } from '../../text/index.ts'
import { minutesIn, withoutDuration } from './duration.ts'
import { minutesKey } from './inner-list.ts'

/** One item to be made: texts by the key of the field they fill. */
export type PastedRow = Readonly<Record<string, string>>

/** Which field each column fills; null for a column that is left out. */
export type Columns = readonly (string | null)[]

/** Words of a row that its field has no room for. */
export interface LeftOut {
  /** Counted from 1. */
  row: number
  key: string
  words: string
}

type ListFields = Pick<ListField, 'titleKey' | 'fields'>

/** The keys that pasted cells may fill, in the order of their fields. */
export function pasteKeys({ fields }: Pick<ListField, 'fields'>, layout: unknown): string[] {
  return Object.entries(fields)
    .filter(([, field]) => isFillable(field) && isInLayout(field, layout))
    .map(([key]) => key)
}

function isFillable({ kind }: Field): boolean {
  return kind === 'text' || kind === 'richText' || kind === 'number'
}

/** Lines as rows of cells. A duration at the end of a line is a cell of its own where the items have minutes. */
export function pastedCells(text: string, field: Pick<ListField, 'fields'>): string[][] {
  const cells = pastedLines(text)
  if (!hasMinutes(field)) return cells
  return cells.map((row) => {
    const [first = ''] = row
    if (row.length > 1) return row
    const { words, duration } = withoutDuration(first)
    return duration === null ? row : [words, duration]
  })
}

const hasMinutes = ({ fields }: Pick<ListField, 'fields'>) => minutesKey(fields) !== undefined

/** What each column fills to begin with: one column the titles, several the fields in their order. */
export function usualColumns(cells: readonly string[][], field: ListFields, layout: unknown): Columns {
  const count = Math.max(0, ...cells.map((row) => row.length))
  if (count <= 1) return [field.titleKey]
  const keys = pasteKeys(field, layout)
  return Array.from({ length: count }, (_, index) => keys[index] ?? null)
}

/** Another field for a column. The column that had it gets this one's: nothing is filled twice, nothing is lost. */
export function withColumn(columns: Columns, index: number, key: string | null): Columns {
  const other = key === null ? -1 : columns.indexOf(key)
  return columns.map((present, at) => (at === index ? key : at === other ? (columns[index] ?? null) : present))
}

/** The items that rows become, with what does not fit into them. */
export function rowsOf(
  cells: readonly string[][],
  columns: Columns,
  { fields }: Pick<ListField, 'fields'>,
): { rows: PastedRow[]; leftOut: LeftOut[] } {
  const leftOut: LeftOut[] = []
  const rows = cells.map((row, index) => {
    const filled: Record<string, string> = {}
    for (const [column, words] of row.entries()) {
      const key = columns[column]
      const field = key === null || key === undefined ? undefined : fields[key]
      if (key === null || key === undefined || !field) continue
      const { kept, rest } = fitted(words, field)
      filled[key] = kept
      if (rest !== '') leftOut.push({ row: index + 1, key, words: rest })
    }
    return filled
  })
  return { rows, leftOut }
}

function fitted(words: string, field: Field): { kept: string; rest: string } {
  if (field.kind === 'number') {
    const number = minutesIn(words)
    return number === null ? { kept: '', rest: words } : { kept: String(number), rest: '' }
  }
  const max = 'maxLength' in field ? field.maxLength : Number.POSITIVE_INFINITY
  return { kept: words.slice(0, max), rest: words.slice(max) }
}
