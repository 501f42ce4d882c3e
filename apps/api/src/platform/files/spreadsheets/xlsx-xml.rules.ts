import { clockInWib } from '@naikkelas/contract/time'
import { serialOfClock } from './read-table.rules.ts'
import type { Cell, Column, Row, Table } from './table.rules.ts'

/** What a cell of a spreadsheet may hold, in UTF-16 units. */
const cellUnits = 32_767
/** What XML 1.0 cannot hold. */
const notInXml = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|\p{Surrogate}/gu
/** Read back as the character it names: a text that looks like it has its first `_` named instead. */
const escapedCharacter = /_(?=x[0-9a-f]{4}_)/gi
const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => signs[sign] ?? '')

/** A text as a cell shows it: without what no XML can hold, cut where a cell ends. */
export function cellText(text: string): string {
  const clean = text.replace(/\r\n?/g, '\n').replace(notInXml, '')
  if (clean.length <= cellUnits) return clean
  return `${clean.slice(0, cellUnits - 1).replace(/[\ud800-\udbff]$/, '')}…`
}

/** Places of the formats in `xl/styles.xml`. */
const styles = { plain: 0, head: 1, text: 2, instant: 3, day: 4, count: 5, share: 6, seconds: 7, rupiah: 8 } as const

const inline = (address: string, style: number, text: string) =>
  `<c r="${address}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(cellText(text).replace(escapedCharacter, '_x005F_'))}</t></is></c>`

function cellXml(cell: Cell, address: string): string {
  if (cell === null) return ''
  if (cell.kind === 'text') return inline(address, styles.text, cell.value)
  const value =
    cell.kind === 'instant'
      ? serialOfClock(clockInWib(new Date(cell.value)))
      : cell.kind === 'day'
        ? serialOfClock(`${cell.value}T00:00:00`)
        : cell.value
  return `<c r="${address}" s="${styles[cell.kind]}"><v>${value}</v></c>`
}

/** `A`, `Z`, `AA`; from 0. */
function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26))
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter
}

/** @param at from 1 */
export const rowXml = (row: Row, at: number) =>
  `<row r="${at}">${row.map((cell, index) => cellXml(cell, columnName(index) + at)).join('')}</row>`

/** @param at from 1 */
export const headXml = (columns: readonly Column[], at: number) =>
  `<row r="${at}">${columns.map(({ title }, index) => inline(columnName(index) + at, styles.head, title)).join('')}</row>`

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** Up to the rows. @param head the row that stays in sight with those above it, from 1 */
export const sheetStart = (columns: readonly Column[], head: number, isFirst: boolean) =>
  [
    `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView${isFirst ? ' tabSelected="1"' : ''} workbookViewId="0">`,
    `<pane ySplit="${head}" topLeftCell="A${head + 1}" activePane="bottomLeft" state="frozen"/><selection pane="bottomLeft"/>`,
    '</sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/><cols>',
    ...columns.map(
      ({ width }, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
    ),
    '</cols><sheetData>',
  ].join('')

/** A number kept as text is meant: no green corner warns of it. */
export const sheetEnd =
  '</sheetData><ignoredErrors><ignoredError sqref="A1:XFD1048576" numberStoredAsText="1"/></ignoredErrors></worksheet>'

const sheetPath = (index: number) => `worksheets/sheet${index + 1}.xml`

/** Everything around the sheets, by its path in the file; sheets lie at `sheet`. */
export function workbookParts(tables: readonly Pick<Table, 'name'>[]) {
  const relation = (id: number, type: string, target: string) =>
    `<Relationship Id="rId${id}" Type="${relations}/${type}" Target="${target}"/>`
  const related = (all: readonly string[]) =>
    `${declaration}<Relationships xmlns="${packages}/relationships">${all.join('')}</Relationships>`
  const override = (path: string, type: string) =>
    `<Override PartName="/xl/${path}" ContentType="${spreadsheet}.${type}+xml"/>`
  return {
    '[Content_Types].xml': [
      `${declaration}<Types xmlns="${packages}/content-types">`,
      '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
      '<Default Extension="xml" ContentType="application/xml"/>',
      override('workbook.xml', 'sheet.main'),
      override('styles.xml', 'styles'),
      ...tables.map((_, index) => override(sheetPath(index), 'worksheet')),
      '</Types>',
    ].join(''),
    '_rels/.rels': related([relation(1, 'officeDocument', 'xl/workbook.xml')]),
    'xl/workbook.xml': [
      `${declaration}<workbook xmlns="${main}" xmlns:r="${relations}"><bookViews><workbookView/></bookViews><sheets>`,
      ...tables.map(
        ({ name }, index) => `<sheet name="${escaped(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
      ),
      '</sheets></workbook>',
    ].join(''),
    'xl/_rels/workbook.xml.rels': related([
      ...tables.map((_, index) => relation(index + 1, 'worksheet', sheetPath(index))),
      relation(tables.length + 1, 'styles', 'styles.xml'),
    ]),
    'xl/styles.xml': stylesXml,
  }
}

export const sheetFile = (index: number) => `xl/${sheetPath(index)}`

/** Every format that is not one of Excel's own; the country of the reader decides about points and commas. */
const formats = ['dd/mm/yyyy hh:mm', 'dd/mm/yyyy', '0.0', '&quot;Rp&quot;#,##0']
const ownFormat = (index: number) => 164 + index
/** Excel's own: as it is, text (so that editing a cell leaves it a text), with a point at thousands, 12,34 %. */
const [asItIs, textFormat, thousands, percent] = [0, 49, 3, 10]

const stylesXml = [
  `${declaration}<styleSheet xmlns="${main}"><numFmts count="${formats.length}">`,
  ...formats.map((code, index) => `<numFmt numFmtId="${ownFormat(index)}" formatCode="${code}"/>`),
  '</numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>',
  '<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>',
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>',
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="9">',
  // In the order of `styles`.
  ...[asItIs, textFormat, textFormat, ownFormat(0), ownFormat(1), thousands, percent, ownFormat(2), ownFormat(3)].map(
    (format, index) =>
      `<xf numFmtId="${format}" fontId="${index === styles.head ? 1 : 0}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`,
  ),
  '</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>',
].join('')
