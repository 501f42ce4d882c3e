import type { SellableKind } from '@naikkelas/contract'
import { type CatalogueImport, importLimits } from '@naikkelas/contract/commerce'
import { uuidv7 } from 'uuidv7'
import type { AdminContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import { countTry } from '../../../platform/endpoints/index.ts'
import { readSpreadsheet, type ReadRow, SpreadsheetError } from '../../../platform/files/spreadsheets/index.ts'
import { type ReceivedFile, receiveFile } from '../../../platform/files/uploads/index.ts'
import { findStoredSellables, mayManageKind } from '../catalogue/index.ts'
import { LINK_PATH } from './file-columns.rules.ts'
import { separated } from './file-fields.rules.ts'
import { findImport, insertImport } from './imports.repo.ts'
import { findNames } from './names-of-values.ts'
import { findMeant } from './names.repo.ts'
import { planRows, textAt } from './plan-rows.rules.ts'
import { type Head, readHead } from './read-head.rules.ts'
import { refusedFile, unreadFile } from './unread-file.ts'

/** Reads a file and keeps what it would do, for its rows to be looked at and applied. */
export async function previewSellableImport(
  ctx: AdminContext,
  kind: SellableKind,
  request: Request,
): Promise<CatalogueImport> {
  if (!mayManageKind(ctx.actor, kind)) throw new AppError('not_allowed')
  await countTry(ctx.database.queries, [
    { name: 'catalogue-import:account', subject: ctx.actor.id, hits: 120, windowSeconds: 3_600 },
  ])
  const { fileName, rows } = await receivedRows(ctx, request)
  const [first, ...others] = rows
  if (!first) throw refusedFile('Berkas ini kosong')
  const head = readHead(kind, first)
  if ('mistake' in head) throw refusedFile(head.mistake)
  if (others.length === 0) throw refusedFile('Di bawah judul kolom belum ada isinya')
  const planned = planRows(others, { kind, head, ...(await findKnown(ctx, head, others)) })
  const id = uuidv7()
  return ctx.database.transaction(async (tx) => {
    await insertImport(tx, { id, kind, fileName, actorId: ctx.actor.id, at: ctx.clock.now(), rows: planned })
    const stored = await findImport(tx, id)
    if (!stored) throw new Error('The import that was just stored is not there.')
    return stored
  })
}

async function receivedRows(ctx: AdminContext, request: Request): Promise<{ fileName: string; rows: ReadRow[] }> {
  const tooLarge = new AppError('upload_too_large', {
    fields: [{ path: 'file', message: 'Berkas paling besar 5 MB' }],
  })
  const received = await receiveFile(request, ctx.ports.blobs, {
    limitFor: () => ({ bytes: importLimits.fileBytes, tooLarge }),
  })
  try {
    return { fileName: received.fileName, rows: await rowsOf(received) }
  } catch (error) {
    throw error instanceof SpreadsheetError ? unreadFile(error.reason) : error
  } finally {
    await received.staged.discard()
  }
}

/** By what is in the file, not by what it is called. */
function rowsOf({ sniffed, staged }: ReceivedFile): Promise<ReadRow[]> {
  if (sniffed.kind === 'other') return readSpreadsheet(staged.path, 'csv', importLimits)
  if (sniffed.kind === 'document' && sniffed.type === 'zip') return readSpreadsheet(staged.path, 'xlsx', importLimits)
  throw new SpreadsheetError('broken')
}

/** What is stored that the rows may mean, and the records that they name. */
async function findKnown({ database: { queries } }: AdminContext, head: Head, rows: readonly ReadRow[]) {
  const numbers = rows
    .map(({ cells }) => (head.numberAt === null ? null : cells[head.numberAt]))
    .map((cell) => (cell && cell.kind !== 'formula' ? Number(String(cell.value).replaceAll('.', '')) : Number.NaN))
    .filter((number) => Number.isSafeInteger(number))
  const texts = (path: string) => rows.map(({ cells }) => textAt(cells, head, path)).filter((text) => text !== null)
  const stored = await findStoredSellables(queries, await findMeant(queries, numbers, texts(LINK_PATH)))
  const named = namedPaths.flatMap((path) => texts(path).flatMap(separated))
  const names = await findNames(
    queries,
    stored.map(({ value }) => value),
    [...named, ...namedPaths.flatMap(texts)],
  )
  return { stored, names }
}

/** Columns that call records by name. */
const namedPaths = ['categoryId', 'partnerId', 'details.instructorIds', 'details.speakerIds', 'details.bundledIds']
