import { mkdtempSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, inject, test } from 'vitest'
import { mutated, seededRandom } from '../../../testing/mutations.ts'
import { zip } from '../../../testing/zip.ts'
import {
  count,
  instant,
  type ReadCell,
  readSpreadsheet,
  rupiah,
  SpreadsheetError,
  spreadsheetOf,
  text,
} from './index.ts'

const folder = mkdtempSync(join(inject('testFolder'), 'spreadsheet-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const rules = { rows: 5, columns: 4, cellUnits: 50, unpackedBytes: 200_000 }
let files = 0

async function read(bytes: Uint8Array | string, format: 'csv' | 'xlsx', given = rules) {
  const path = join(folder, `${++files}`)
  await writeFile(path, bytes)
  return (await readSpreadsheet(path, format, given)).map(({ line, cells }) => [line, ...cells.map(saying)])
}
const saying = (cell: ReadCell) => (cell === null ? null : cell.kind === 'formula' ? { formula: true } : cell.value)
const reasonOf = (reading: Promise<unknown>) =>
  reading.then(
    () => 'read',
    (error: unknown) => (error instanceof SpreadsheetError ? error.reason : error),
  )

/** A workbook as other programs write it: with shared strings, prefixes and parts that are not read. */
function workbook(sheet: string, { strings = '', book = '' } = {}) {
  const relation = (id: number, type: string, target: string) =>
    `<Relationship Id="rId${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/>`
  const part = (name: string, xml: string) => ({ name, bytes: Buffer.from(xml), method: 8 as const })
  return zip([
    part('[Content_Types].xml', '<Types/>'),
    part('docProps/app.xml', '<Properties/>'),
    part(
      'xl/workbook.xml',
      `<x:workbook xmlns:x="main" xmlns:r="rel">${book}<x:sheets><x:sheet name="A" r:id="rId7"/><x:sheet name="B" r:id="rId8"/></x:sheets></x:workbook>`,
    ),
    part(
      'xl/_rels/workbook.xml.rels',
      `<Relationships>${relation(8, 'worksheet', 'worksheets/b.xml')}${relation(7, 'worksheet', '/xl/worksheets/a.xml')}${relation(9, 'sharedStrings', 'sharedStrings.xml')}</Relationships>`,
    ),
    part('xl/worksheets/a.xml', sheet),
    part('xl/sharedStrings.xml', `<sst>${strings}</sst>`),
  ])
}

test('what an export wrote is read as it was', async () => {
  const rows = [[count(12), text('=1+1'), rupiah(249_000), instant('2026-11-20T12:30:00.000Z')]]
  const table = {
    name: 'Kelas',
    columns: ['Nomor', 'Nama', 'Harga', 'Mulai'].map((title) => ({ title, width: 9 })),
    rows,
  }
  const written = async (format: 'csv' | 'xlsx') => {
    const chunks: Uint8Array[] = []
    for await (const chunk of spreadsheetOf([table], format).bytes) chunks.push(chunk)
    return Buffer.concat(chunks)
  }
  const head = [1, 'Nomor', 'Nama', 'Harga', 'Mulai']
  expect(await read(await written('csv'), 'csv')).toEqual([head, [2, '12', '=1+1', '249000', '2026-11-20 19:30']])
  expect(await read(await written('xlsx'), 'xlsx')).toEqual([head, [2, 12, '=1+1', 249_000, 46_346.812_5]])
})

test('a workbook of another program is read by its first sheet, and a formula is none of its values', async () => {
  const sheet = `<worksheet><sheetData><row r="2"><c r="B2" t="s"><v>1</v></c><c r="D2"><f>1+1</f><v>2</v></c></row>
    <row r="9"><c r="A9" t="b"><v>1</v></c><c r="B9" t="inlineStr"><is><r><t>Ke</t></r><r><t>las</t></r></is></c></row></sheetData></worksheet>`
  const strings = '<si><t>tidak</t></si><si><t>Iklan _x0026_ Foto</t><rPh><t>bacaan</t></rPh></si>'
  expect(await read(workbook(sheet, { strings }), 'xlsx')).toEqual([
    [2, null, 'Iklan & Foto', null, { formula: true }],
    [9, '1', 'Kelas'],
  ])
})

test.each([
  [
    'semicolons',
    'Nomor;Nama\r\n1;"Iklan; Foto"\r\n',
    [
      [1, 'Nomor', 'Nama'],
      [2, '1', 'Iklan; Foto'],
    ],
  ],
  [
    'tabs',
    'Nomor\tNama\n1\tIklan',
    [
      [1, 'Nomor', 'Nama'],
      [2, '1', 'Iklan'],
    ],
  ],
  [
    'empty rows and lines in a cell',
    'Nama\n\n"dua\nbaris"\n ,\n',
    [
      [1, 'Nama'],
      [3, 'dua\nbaris'],
    ],
  ],
])('a CSV with %s', async (_, csv, rows) => expect(await read(csv, 'csv')).toEqual(rows))

test('a CSV in UTF-16 is read, and one in an older set of characters is refused', async () => {
  expect(await read(Buffer.from('\uFEFFNama\tKota\r\nSari\tKudus', 'utf16le'), 'csv')).toHaveLength(2)
  expect(await reasonOf(read(Buffer.from('Nama\nCaf\xe9', 'latin1'), 'csv'))).toBe('not_utf8')
})

const cells = (number: number) => Array.from({ length: number }, (_, at) => `k${at}`).join(',')
test.each([
  ['too many rows', Array.from({ length: 7 }, (_, at) => `b${at}`).join('\n'), 'too_many_rows'],
  ['too many columns', cells(5), 'too_many_columns'],
  ['a long cell', 'x'.repeat(51), 'long_cell'],
  ['an open quote', 'Nama\n"Sari', 'broken'],
])('%s is refused', async (_, csv, reason) => expect(await reasonOf(read(csv, 'csv'))).toBe(reason))

test.each([
  ['that unpacks to much more', workbook(`<worksheet>${' '.repeat(300_000)}</worksheet>`), 'too_large'],
  ['with a document type of its own', workbook('<!DOCTYPE a [<!ENTITY b "c">]><worksheet/>'), 'broken'],
  [
    'with a cell far to the right',
    workbook('<worksheet><row><c r="XFD1"><v>1</v></c></row></worksheet>'),
    'too_many_columns',
  ],
  ['of an old Mac', workbook('<worksheet/>', { book: '<x:workbookPr date1904="1"/>' }), 'days_of_1904'],
  ['whose sheet breaks off', workbook('<worksheet><row>'), 'broken'],
  ['that is none', zip([{ name: 'halaman.json', bytes: Buffer.from('{}') }]), 'broken'],
])('a workbook %s is refused', async (_, bytes, reason) => expect(await reasonOf(read(bytes, 'xlsx'))).toBe(reason))

test('1,000 broken workbooks are each read or refused', async () => {
  const whole = workbook('<worksheet><sheetData><row r="1"><c r="A1"><v>12</v></c></row></sheetData></worksheet>')
  const random = seededRandom(20_261)
  const outcomes = new Set<unknown>()
  for (let left = 1_000; left > 0; left -= 1) outcomes.add(await reasonOf(read(mutated(whole, random), 'xlsx')))
  expect([...outcomes].filter((one) => typeof one !== 'string')).toEqual([])
  expect(outcomes).toContain('broken')
})
