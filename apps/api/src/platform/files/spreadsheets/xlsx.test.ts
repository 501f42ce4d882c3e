import { expect, test } from 'vitest'
import { readXlsx, unzip } from '../../../testing/read-xlsx.ts'
import { count, day, instant, rupiah, seconds, share, type Table, text } from './table.rules.ts'
import { xlsxOf } from './xlsx.ts'

async function fileOf(...tables: Table[]) {
  const chunks: Uint8Array[] = []
  for await (const chunk of xlsxOf(tables)) chunks.push(chunk)
  return Buffer.concat(chunks)
}

const columnsOf = (number: number) =>
  Array.from({ length: number }, (_, at) => ({ title: `Kolom ${at + 1}`, width: 12 }))

/** A cell's value after writing and reading it. */
async function kept(value: string) {
  const [sheet] = readXlsx(await fileOf({ name: 'Prospek', columns: columnsOf(1), rows: [[text(value)]] }))
  return sheet?.rows[1]?.[0]
}

test.each([
  '=HYPERLINK("http://jahat.example","Klik")',
  '+6281234567890',
  '081234567890',
  '-2+3',
  '@SUM(A1)',
  '1e5',
  '2026-11-20',
  'TRUE',
  ' tepi ',
  'dua\nbaris & <tag> "kutip" \'satu\'',
  '_x0041_ dan _x005F_ dan __x000d__',
  ']]> <![CDATA[ &amp;',
  'Kopi ☕ 👩‍👩‍👧 صباح',
])('%j stays exactly this text, also when its cell is edited', async (value) => {
  expect(await kept(value)).toEqual({ value, isText: true, format: '@', isBold: false })
})

test.each([
  ['no XML holds', 'a\0b\u0008c\u000bd\u001fe\ufffef\uffffg', 'abcdefg'],
  ['are halves of others', 'a\ud800b\udc00c', 'abc'],
])('characters that %s are left out, and nothing beside them', async (_, value, left) => {
  expect((await kept(value))?.value).toBe(left)
})

test('text longer than a cell is cut between characters and marked as cut', async () => {
  expect((await kept('a'.repeat(32_767)))?.value).toBe('a'.repeat(32_767))
  expect((await kept('a'.repeat(32_768)))?.value).toBe(`${'a'.repeat(32_766)}…`)
  expect((await kept(`${'a'.repeat(32_765)}👍${'b'.repeat(9)}`))?.value).toBe(`${'a'.repeat(32_765)}…`)
})

test('dates are dates in WIB; counts, shares and money are numbers with their formats', async () => {
  const row = [instant('2026-11-20T17:30:00.000Z'), day('2026-11-20'), count(1200), share(0.12345), seconds(1499)]
  const file = await fileOf({ name: 'Angka', columns: columnsOf(7), rows: [[...row, rupiah(150_000), null]] })
  // 46347 is 21 November 2026, 0.0208… of it half an hour.
  expect(readXlsx(file)[0]?.rows[1]?.map((cell) => [Number(cell?.value), cell?.format, cell?.isText])).toEqual([
    [46_347 + 1 / 48, 'dd/mm/yyyy hh:mm', false],
    [46_346, 'dd/mm/yyyy', false],
    [1200, '#,##0', false],
    [0.1235, '0.00%', false],
    [1.5, '0.0', false],
    [150_000, '"Rp"#,##0', false],
  ])
})

test('each table is a sheet with a frozen bold header, below its title', async () => {
  const sheets = readXlsx(
    await fileOf(
      { name: 'A & B', preface: [[text('Halaman'), text('Kelas')]], columns: columnsOf(2), rows: [[count(1), null]] },
      { name: 'Kosong', columns: columnsOf(28), rows: [] },
    ),
  )
  expect(sheets.map(({ name, frozenRows, columns }) => [name, frozenRows, columns])).toEqual([
    ['A & B', 3, 2],
    ['Kosong', 1, 28],
  ])
  expect(sheets[0]?.rows.map((row) => row.map((cell) => [cell?.value, cell?.isBold]))).toEqual([
    [
      ['Halaman', false],
      ['Kelas', false],
    ],
    [],
    [
      ['Kolom 1', true],
      ['Kolom 2', true],
    ],
    [['1', false]],
  ])
  // The twenty-eighth column is AB.
  expect(sheets[1]?.rows[0]?.[27]?.value).toBe('Kolom 28')
})

test('rows are read while the file is downloaded, and no longer after an abort', async () => {
  let [asked, isLeft] = [0, false]
  async function* rows() {
    try {
      for (; asked < 1_000_000; asked += 1) yield [text(`Orang ${asked} ${Math.sin(asked)}`)]
    } finally {
      isLeft = true
    }
  }
  const bytes = xlsxOf([{ name: 'Prospek', columns: columnsOf(1), rows: rows() }])
  let size = 0
  for await (const chunk of bytes) if ((size += chunk.byteLength) > 20_000) break
  await expect.poll(() => isLeft).toBe(true)
  expect(asked).toBeLessThan(100_000)
})

test('a failure while it is written breaks the file off instead of ending it', async () => {
  async function* rows() {
    yield [text('Sari')]
    throw new Error('The database is gone.')
  }
  await expect(fileOf({ name: 'Prospek', columns: columnsOf(1), rows: rows() })).rejects.toThrow(
    'The database is gone.',
  )
})

test('the file has every part that the workbook standard requires', async () => {
  const names = [...unzip(await fileOf({ name: 'Prospek', columns: columnsOf(1), rows: [] })).keys()]
  expect(names).toEqual([
    '[Content_Types].xml',
    '_rels/.rels',
    'xl/workbook.xml',
    'xl/_rels/workbook.xml.rels',
    'xl/styles.xml',
    'xl/worksheets/sheet1.xml',
  ])
})
