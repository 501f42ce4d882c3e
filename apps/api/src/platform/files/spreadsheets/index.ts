import type { ExportFormat } from '@naikkelas/contract'
import { readFile } from 'node:fs/promises'
import { csvOf } from './csv.rules.ts'
import { inChunks } from './in-chunks.ts'
import { readCsv } from './read-csv.ts'
import type { ReadRow, ReadRules } from './read-table.rules.ts'
import { readXlsx } from './read-xlsx.ts'
import type { Table } from './table.rules.ts'
import { xlsxOf } from './xlsx.ts'

export { wordsOf } from './csv.rules.ts'
export {
  clockOfSerial,
  type ReadCell,
  type ReadRow,
  type ReadRules,
  SpreadsheetError,
  type UnreadReason,
} from './read-table.rules.ts'
export {
  type Cell,
  type Column,
  count,
  day,
  instant,
  type Row,
  rupiah,
  seconds,
  share,
  type Table,
  text,
} from './table.rules.ts'

const types: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** Tables as a file for spreadsheets, written while it is read: its bytes, and what they are. */
export const spreadsheetOf = (tables: readonly Table[], format: ExportFormat) => ({
  bytes: format === 'csv' ? inChunks(csvOf(tables)) : xlsxOf(tables),
  type: types[format],
})

/**
 * The rows of a file that someone made with a spreadsheet program; empty ones are left out.
 * @throws SpreadsheetError
 */
export async function readSpreadsheet(path: string, format: ExportFormat, rules: ReadRules): Promise<ReadRow[]> {
  return format === 'xlsx' ? readXlsx(path, rules) : readCsv(await readFile(path), rules)
}
