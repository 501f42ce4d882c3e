import { clockInWib } from '@naikkelas/contract/time'
import type { Cell, Row, Table } from './table.rules.ts'

/**
 * What makes a spreadsheet take a cell for a formula: these at its beginning, also in their full-width forms, which
 * some programs read as the plain ones.
 */
const formulaStart = /^[=+\-@\t\r\0\uff1d\uff0b\uff0d\uff20]/
/** The same after blanks that spreadsheets leave out. */
export const formula = (text: string) => formulaStart.test(text) || formulaStart.test(text.trimStart())

/** One cell as RFC 4180 writes it; what a spreadsheet would calculate is text instead. */
export function csvCell(text: string): string {
  const safe = formula(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}

export const csvLine = (row: Row) => `${row.map((cell) => csvCell(wordsOf(cell))).join(',')}\r\n`

/** A cell as a text file has it. */
export function wordsOf(cell: Cell): string {
  if (cell === null) return ''
  // `2026-11-20 19:30`: what every spreadsheet reads as a date.
  if (cell.kind === 'instant') return clockInWib(new Date(cell.value)).slice(0, 16).replace('T', ' ')
  return String(cell.value)
}

/** Without it Excel takes UTF-8 for something older. */
const byteOrderMark = '\uFEFF'

/** Tables one under another, each below its name; a single one goes without. */
export async function* csvOf(tables: readonly Table[]): AsyncGenerator<string, void> {
  yield byteOrderMark
  for (const { name, preface, columns, rows } of tables) {
    if (preface) yield `${preface.map(csvLine).join('')}\r\n`
    if (tables.length > 1) yield csvLine([{ kind: 'text', value: name }])
    yield csvLine(columns.map(({ title }) => ({ kind: 'text', value: title })))
    for await (const row of rows) yield csvLine(row)
    if (tables.length > 1) yield '\r\n'
  }
}
