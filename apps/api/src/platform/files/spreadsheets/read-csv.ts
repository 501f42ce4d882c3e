import { CsvError, parse } from 'csv-parse/sync'
import { formula } from './csv.rules.ts'
import { createRowTaker, type ReadCell, type ReadRow, type ReadRules, SpreadsheetError } from './read-table.rules.ts'

/** Spreadsheet programs of countries with a comma in their numbers separate by semicolons. */
const delimiters = [',', ';', '\t'] as const

/**
 * The rows of a CSV, whatever it separates by. Everything is text: nothing is calculated, and a number is what its column
 * makes of it.
 * @throws SpreadsheetError
 */
export function readCsv(bytes: Uint8Array, rules: ReadRules): ReadRow[] {
  const text = decoded(bytes)
  const taker = createRowTaker(rules)
  try {
    const options = { delimiter: delimiterOf(text), relax_column_count: true, skip_empty_lines: false }
    const records: string[][] = parse(text, options)
    for (const [index, cells] of records.entries()) taker.take({ line: index + 1, cells: cells.map(cellOf) })
  } catch (error) {
    throw error instanceof CsvError ? new SpreadsheetError('broken', { cause: error }) : error
  }
  return taker.rows
}

/** UTF-8, or the UTF-16 that Excel calls Unicode text. */
function decoded(bytes: Uint8Array): string {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe
  try {
    return new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8', { fatal: true }).decode(bytes)
  } catch (cause) {
    throw new SpreadsheetError('not_utf8', { cause })
  }
}

/** What is most in the first line, outside of quotes. */
function delimiterOf(text: string): string {
  const [head = ''] = text.replace(/"[^"]*"/g, '').split(/[\r\n]/, 1)
  const counts = delimiters.map((delimiter) => head.split(delimiter).length)
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ','
}

/** Without the apostrophe that an export puts before what a spreadsheet would calculate. */
function cellOf(text: string): ReadCell {
  if (text.trim() === '') return null
  return { kind: 'text', value: text.startsWith("'") && formula(text.slice(1)) ? text.slice(1) : text }
}
