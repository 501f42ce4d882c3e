import type { ExportFormat } from '@naikkelas/contract'
import { csvOf } from './csv.rules.ts'
import { inChunks } from './in-chunks.ts'
import type { Table } from './table.rules.ts'
import { xlsxOf } from './xlsx.ts'

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
