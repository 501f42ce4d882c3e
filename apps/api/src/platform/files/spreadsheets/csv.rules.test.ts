import { expect, test } from 'vitest'
import { csvCell } from './csv.rules.ts'

test.each([
  '=HYPERLINK("http://jahat.example")',
  '+62812',
  '-2+3',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\u0000=1',
  '  =1',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM',
])('a spreadsheet does not calculate %j', (text) => expect(csvCell(text)).toBe(`"'${text.replaceAll('"', '""')}"`))

test.each([
  ['Sari', '"Sari"'],
  ['Sari, Kopi', '"Sari, Kopi"'],
  ['dia berkata "ya"', '"dia berkata ""ya"""'],
  ['dua\nbaris', '"dua\nbaris"'],
  ['', '""'],
])('%j is written as %s', (text, cell) => expect(csvCell(text)).toBe(cell))
