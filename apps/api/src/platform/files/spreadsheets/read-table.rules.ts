/** A cell as it came, before anyone knows what its column holds. */
export type ReadCell =
  | { kind: 'text'; value: string }
  /** Of a workbook alone; days are numbers too. */
  | { kind: 'number'; value: number }
  /** Whatever it calculates: nothing here does. */
  | { kind: 'formula' }
  | null

export interface ReadRow {
  /** As spreadsheet programs number it, from 1. */
  line: number
  cells: readonly ReadCell[]
}

export interface ReadRules {
  /** Rows with something in them, the head not counted. */
  rows: number
  columns: number
  /** Of one cell, in UTF-16 units. */
  cellUnits: number
  /** Of everything in a workbook together, unpacked. */
  unpackedBytes: number
}

export type UnreadReason =
  | 'broken'
  | 'not_utf8'
  /** Unpacked. */
  | 'too_large'
  | 'too_many_rows'
  | 'too_many_columns'
  | 'long_cell'
  /** Workbooks of old Macs count their days from another year. */
  | 'days_of_1904'

/** Why a file was not read. */
export class SpreadsheetError extends Error {
  override name = 'SpreadsheetError'
  readonly reason: UnreadReason

  constructor(reason: UnreadReason, options?: ErrorOptions) {
    super(`The spreadsheet was not read: ${reason}.`, options)
    this.reason = reason
  }
}

/** Takes rows one by one, leaves out empty ones, and refuses the first that is beyond a limit. */
export function createRowTaker(rules: ReadRules) {
  const rows: ReadRow[] = []
  return {
    rows,
    take(row: ReadRow) {
      const last = row.cells.findLastIndex((cell) => cell !== null)
      if (last === -1) return
      if (last >= rules.columns) throw new SpreadsheetError('too_many_columns')
      if (row.cells.some((cell) => cell?.kind === 'text' && cell.value.length > rules.cellUnits))
        throw new SpreadsheetError('long_cell')
      if (rows.length > rules.rows) throw new SpreadsheetError('too_many_rows')
      rows.push({ ...row, cells: row.cells.slice(0, last + 1) })
    },
  }
}

const dayMs = 86_400_000
/** Days from the first of January 1900, which is 1, to that of 1970, with the leap day that 1900 never had. */
const daysBefore1970 = 25_569

/** What a clock shows at a day of a workbook, to the second: `2026-11-20T19:30:00`; null for what is no day. */
export function clockOfSerial(serial: number): string | null {
  const shown = new Date(Math.round((serial - daysBefore1970) * 86_400) * 1_000)
  const isShown = serial > 60 && shown.getTime() < Date.UTC(10_000, 0)
  return isShown ? shown.toISOString().slice(0, 19) : null
}

/**
 * The day and the time of a clock as a workbook counts them. Divided once: half an hour that comes out a hair short is
 * shown as 29 minutes.
 */
export const serialOfClock = (clock: string) => (Date.parse(`${clock}Z`) + daysBefore1970 * dayMs) / dayMs
