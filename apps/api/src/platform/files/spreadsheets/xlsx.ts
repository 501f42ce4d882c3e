import { type ZipEntry, zipOf } from '../zip-writer.ts'
import { inChunks } from './in-chunks.ts'
import type { Table } from './table.rules.ts'
import { headXml, rowXml, sheetEnd, sheetFile, sheetStart, workbookParts } from './xlsx-xml.rules.ts'

/** A workbook as ECMA-376 describes it, a sheet for each table; rows are asked for while it is read. */
export function xlsxOf(tables: readonly Table[]): AsyncGenerator<Uint8Array, void> {
  return zipOf(entriesOf(tables))
}

function* entriesOf(tables: readonly Table[]): Generator<ZipEntry, void> {
  for (const [name, xml] of Object.entries(workbookParts(tables)))
    yield { name, bytes: [Buffer.from(xml)], isPacked: true }
  for (const [index, table] of tables.entries())
    yield { name: sheetFile(index), bytes: inChunks(sheetOf(table, index === 0)), isPacked: true }
}

async function* sheetOf({ preface, columns, rows }: Table, isFirst: boolean): AsyncGenerator<string, void> {
  // An empty row between what is said first and the head.
  const above = preface ? [...preface, []] : []
  let at = above.length + 1
  yield sheetStart(columns, at, isFirst)
  for (const [index, row] of above.entries()) yield rowXml(row, index + 1)
  yield headXml(columns, at)
  for await (const row of rows) yield rowXml(row, (at += 1))
  yield sheetEnd
}
