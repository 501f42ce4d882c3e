/** File formats of analytics and leads: XLSX for spreadsheet programs, CSV for line-based readers. */
export const exportFormats = ['xlsx', 'csv'] as const
export type ExportFormat = (typeof exportFormats)[number]

/** Media types of those files. */
export const spreadsheetTypes = [
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'text/csv',
] as const

/** Rows of one sheet, with room for its head; CSV has no limit. */
export const rowsOfSheetAtMost = 1_000_000
