import { openZip, ZipError, type ZipFile } from '../archives/index.ts'
import { createRowTaker, type ReadCell, type ReadRow, type ReadRules, SpreadsheetError } from './read-table.rules.ts'
import { readXml } from './read-xml.ts'

/** Parts of a workbook: sheets, their relations, pictures and what programs add. */
const MAX_ENTRIES = 500

/**
 * The rows of a workbook's first sheet. Only what is read is unpacked, and never more than it may be.
 * @throws SpreadsheetError
 */
export async function readXlsx(path: string, rules: ReadRules): Promise<ReadRow[]> {
  try {
    const zip = await openZip(path, {
      entries: MAX_ENTRIES,
      bytes: rules.unpackedBytes,
      isName: (name) => name.length <= 200,
    })
    try {
      return await rowsIn(zip, rules)
    } finally {
      await zip.close()
    }
  } catch (error) {
    if (!(error instanceof ZipError)) throw error
    throw new SpreadsheetError(/too many bytes|declares/.test(error.message) ? 'too_large' : 'broken', { cause: error })
  }
}

async function rowsIn(zip: ZipFile, rules: ReadRules): Promise<ReadRow[]> {
  const part = (name: string) => zip.read(name, rules.unpackedBytes)
  const sheetId = await firstSheetOf(part('xl/workbook.xml'))
  const targets = await targetsOf(part('xl/_rels/workbook.xml.rels'))
  const sheet = targets.find(({ id }) => id === sheetId)
  if (!sheet) throw new SpreadsheetError('broken')
  const strings = targets.find(({ type }) => type.endsWith('/sharedStrings'))
  const shared = strings && zip.names.includes(strings.path) ? await stringsOf(part(strings.path)) : []
  return sheetRows(part(sheet.path), shared, rules)
}

async function firstSheetOf(xml: AsyncIterable<Uint8Array>): Promise<string | undefined> {
  let sheetId: string | undefined
  await readXml(xml, {
    open({ name, attributes }) {
      // Its days would be read as those of four years before.
      if (name === 'workbookPr' && /^(1|true)$/.test(attributes.date1904 ?? ''))
        throw new SpreadsheetError('days_of_1904')
      if (name === 'sheet') sheetId ??= attributes.id
    },
  })
  return sheetId
}

async function targetsOf(xml: AsyncIterable<Uint8Array>) {
  const targets: { id: string; type: string; path: string }[] = []
  await readXml(xml, {
    open({ name, attributes: { Id = '', Type = '', Target = '' } }) {
      if (name === 'Relationship')
        targets.push({ id: Id, type: Type, path: Target.startsWith('/') ? Target.slice(1) : `xl/${Target}` })
    },
  })
  return targets
}

/** Without the reading aids that East Asian texts have. */
async function stringsOf(xml: AsyncIterable<Uint8Array>): Promise<string[]> {
  const strings: string[] = []
  let words = ''
  let isText = false
  let aids = 0
  await readXml(xml, {
    open({ name }) {
      if (name === 'si') words = ''
      if (name === 'rPh') aids += 1
      isText = name === 't' && aids === 0
    },
    text(piece) {
      if (isText) words += piece
    },
    close(name) {
      if (name === 't') isText = false
      if (name === 'rPh') aids -= 1
      if (name === 'si') strings.push(asShown(words))
    },
  })
  return strings
}

async function sheetRows(
  xml: AsyncIterable<Uint8Array>,
  shared: readonly string[],
  rules: ReadRules,
): Promise<ReadRow[]> {
  const taker = createRowTaker(rules)
  let line = 0
  let column = -1
  let cells: ReadCell[] = []
  let type = 'n'
  let words = ''
  let isValue = false
  let isFormula = false
  const read = (): ReadCell => {
    if (isFormula) return { kind: 'formula' }
    if (words.trim() === '') return null
    if (type === 's') return textCell(shared[Number(words)] ?? '')
    if (type === 'inlineStr' || type === 'str') return textCell(asShown(words))
    const number = Number(words)
    if (type === 'n' && Number.isFinite(number)) return { kind: 'number', value: number }
    return textCell(words)
  }
  await readXml(xml, {
    open({ name, attributes }) {
      if (name === 'row') {
        line = attributes.r === undefined ? line + 1 : Number(attributes.r)
        if (!Number.isSafeInteger(line)) throw new SpreadsheetError('broken')
        column = -1
        cells = []
      }
      if (name === 'c') {
        column = attributes.r === undefined ? column + 1 : columnOf(attributes.r)
        type = attributes.t ?? 'n'
        words = ''
        isFormula = false
      }
      if (name === 'f') isFormula = true
      isValue = name === 'v' || name === 't'
    },
    text(piece) {
      if (isValue) words += piece
    },
    close(name) {
      isValue = false
      if (name === 'c') {
        const cell = read()
        // A far cell must not make a row of millions.
        if (cell !== null && column >= rules.columns) throw new SpreadsheetError('too_many_columns')
        if (cell !== null) cells[column] = cell
      }
      if (name === 'row') taker.take({ line, cells: Array.from(cells, (cell) => cell ?? null) })
    },
  })
  return taker.rows
}

const textCell = (value: string): ReadCell => (value.trim() === '' ? null : { kind: 'text', value })

/** From 0: `A1` is in the first. */
const columnOf = (address: string) =>
  [...address.replace(/\d+$/, '')].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1

/** `_x0041_` is how a cell names the character A. */
const asShown = (text: string) =>
  text.replace(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
