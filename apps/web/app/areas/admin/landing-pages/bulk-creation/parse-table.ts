/**
 * Parses a table copied from a spreadsheet: separated by tabs (Excel, Google Sheets), else CSV with semicolons or
 * commas. A quoted cell may contain separators, line breaks and doubled quotes. Empty rows are dropped.
 */
export function parseTable(text: string): string[][] {
  const source = text.replace(/^\uFEFF/, '')
  const separator = separatorOf(source)
  const rows: string[][] = [[]]
  let cell = ''
  let isQuoted = false
  for (let at = 0; at < source.length; at += 1) {
    const sign = source.charAt(at)
    if (isQuoted) {
      if (sign !== '"') cell += sign
      else if (source.charAt(at + 1) === '"') {
        cell += '"'
        at += 1
      } else isQuoted = false
    } else if (sign === '"' && cell.trim() === '' && isClosed(source, at)) {
      isQuoted = true
      cell = ''
    } else if (sign === separator || sign === '\n') {
      rows.at(-1)?.push(cell.trim())
      cell = ''
      if (sign === '\n') rows.push([])
    } else if (sign !== '\r') cell += sign
  }
  rows.at(-1)?.push(cell.trim())
  return rows.filter((row) => row.some((value) => value !== ''))
}

/** A lone quote is an inch sign or a typo, not the beginning of a cell that swallows the rest. */
const isClosed = (source: string, at: number) => source.includes('"', at + 1)

function separatorOf(source: string): string {
  if (source.includes('\t')) return '\t'
  const [firstLine = ''] = source.split('\n')
  const unquoted = firstLine.replace(/"[^"]*"/g, '')
  return unquoted.split(';').length > unquoted.split(',').length ? ';' : ','
}
