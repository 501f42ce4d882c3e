import { exportFormats, type InputFor, type OutputFor, rowsOfSheetAtMost } from '@naikkelas/contract'
import {
  type Admin,
  exportedContacts,
  type exportUsers as exportEndpoint,
  userFilterSchema,
} from '@naikkelas/contract/identity'
import * as z from 'zod/mini'
import { AppError } from '../../../errors/app-error.ts'
import { type ActorContext, type RequestContext } from '../../../platform/endpoints/index.ts'
import { createExportDownload, exportTicket } from '../../../platform/exports/index.ts'
import type { Row } from '../../../platform/files/spreadsheets/index.ts'
import { confirmPassword } from '../admins/index.ts'
import { countUserRecords, findUserRecords } from '../learners/index.ts'
import { recordFilterOf } from './user-search.rules.ts'
import { userColumns, userRow } from './user-table.rules.ts'
import { mayExportContacts } from './users.policy.ts'

const EXPORT = 'users'
/** Rows that are read at a time. */
const perBatch = 100

const askedSchema = z.strictObject({
  format: z.enum(exportFormats),
  filter: userFilterSchema,
  contacts: z.enum(exportedContacts),
})
type Asked = z.infer<typeof askedSchema>

/**
 * Prepares a download, after the password.
 * @throws AppError `not_allowed` for contacts in full, `wrong_password`, `sheet_too_long`
 */
export async function exportUsers(
  ctx: ActorContext<Admin>,
  { app }: RequestContext,
  { body: { currentPassword, format, filter, contacts, reason } }: InputFor<typeof exportEndpoint>,
): Promise<OutputFor<typeof exportEndpoint>> {
  if (contacts === 'full') {
    if (!mayExportContacts(ctx.actor)) throw new AppError('not_allowed')
    if (reason === undefined)
      throw new AppError('invalid_input', { fields: [{ path: 'reason', message: 'Alasan harus diisi' }] })
  }
  // A wrong password stays counted, so it is asked for outside of the request's transaction.
  await confirmPassword({ ...ctx, database: app.database }, currentPassword)
  const rows = await countUserRecords(ctx.database.queries, recordFilterOf(filter))
  if (format === 'xlsx' && rows > rowsOfSheetAtMost) throw new AppError('sheet_too_long')
  const { search = '', ...kept } = filter
  const asked: Asked = { format, filter, contacts }
  const ticket = exportTicket(ctx, EXPORT, { accountId: ctx.actor.id, payload: asked })
  return { ...ticket, format, rows, filter: kept, isSearched: search !== '', contacts }
}

/** The prepared export. */
export const createUserDownload = () =>
  createExportDownload({
    name: EXPORT,
    asked: askedSchema,
    fileName: 'pengguna',
    title: 'Pengguna',
    columns: userColumns,
    rows: rowsOf,
    isAllowed: (actor: Admin, { contacts }) => contacts !== 'full' || mayExportContacts(actor),
  })

async function* rowsOf(
  { database: { queries } }: ActorContext<Admin>,
  { filter, contacts }: Asked,
): AsyncGenerator<Row, void> {
  const wanted = recordFilterOf(filter)
  for (let olderThan: number | undefined; ; ) {
    const records = await findUserRecords(queries, { ...wanted, olderThan, limit: perBatch })
    for (const record of records) yield userRow(record, contacts)
    olderThan = records.at(-1)?.number
    if (olderThan === undefined || records.length < perBatch) return
  }
}
