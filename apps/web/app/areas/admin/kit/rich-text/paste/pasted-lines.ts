/**
 * Lines of a clipboard's plain text as rows of cells: of a spreadsheet its cells, of a list its items without their
 * bullets and numbers, of anything else its lines. Empty ones are left out.
 */
export function pastedLines(clip: string): string[][] {
  // Word puts a tab between the bullet and the words of a list item.
  const text = clip.replace(tabbedBullet, '')
  const rows = text.includes('\t') ? cellRows(text) : text.split(/\r\n?|\n/).map((line) => [line])
  return rows
    .map(([first = '', ...rest]) => trimmedEnd([withoutBullet(first), ...rest].map(oneLine)))
    .filter((cells) => cells.some((cell) => cell !== ''))
}

/** What people and programs put before a line of a list. */
export const bulletSigns = '[-*•·▪◦●○‣–✓✔✅☑➡👉]\\ufe0f?'
const tabbedBullet = new RegExp(`^[ \\t]*(?:${bulletSigns}|o|\\d{1,3}[.)])\\t+`, 'gmu')
const bulletOrNumber = new RegExp(`^\\s*(?:${bulletSigns}|\\d{1,3}[.)])\\s+(?=\\S)`, 'u')

const oneLine = (cell: string) =>
  cell
    .replace(/[\u200b\u200e\u200f\u2060\ufeff]/g, '')
    .replace(/[\s\u00a0]+/g, ' ')
    .trim()

const withoutBullet = (line: string) => line.replace(bulletOrNumber, '')

function trimmedEnd(cells: readonly string[]): string[] {
  const last = cells.findLastIndex((cell) => cell !== '')
  return cells.slice(0, Math.max(1, last + 1))
}

/** Cells as spreadsheets copy them: divided by tabs, in quotes where a cell holds a tab, a quote or a line break. */
function cellRows(text: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, quoted, bare = '', end] of text.matchAll(
    /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n?|\n|$)/g,
  )) {
    rows.at(-1)?.push(quoted === undefined ? bare : quoted.replaceAll('""', '"'))
    if (end === '') break
    if (end !== '\t') rows.push([])
  }
  return rows
}
