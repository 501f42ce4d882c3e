import type { InputFor, OutputFor } from '@naikkelas/contract'
import {
  type Admin,
  auditEntriesOfWorkbookAtMost,
  auditFilterSchema,
  type exportAuditEntries as exportEndpoint,
} from '@naikkelas/contract/identity'
import { exportFormats } from '@naikkelas/contract'
import * as z from 'zod/mini'
import { AppError } from '../../../errors/app-error.ts'
import {
  type AuditPlace,
  countAuditEntries,
  findFullAuditEntries,
  withoutPersonal,
} from '../../../platform/audit/index.ts'
import type { ActorContext } from '../../../platform/endpoints/index.ts'
import { createExportDownload, exportTicket } from '../../../platform/exports/index.ts'
import type { Row } from '../../../platform/files/spreadsheets/index.ts'
import { confirmPassword, findAdminNames } from '../admins/index.ts'
import { realmFilter } from './audit-log.service.ts'
import { auditColumns, auditRow } from './audit-table.rules.ts'

const EXPORT = 'audit log'
const perBatch = 500

const askedSchema = z.strictObject({ format: z.enum(exportFormats), filter: auditFilterSchema })

/**
 * Prepares a download, after the password.
 * @throws AppError `wrong_password`, `export_too_long`
 */
export async function exportAuditEntries(
  ctx: ActorContext<Admin>,
  { body: { currentPassword, format, filter } }: InputFor<typeof exportEndpoint>,
): Promise<OutputFor<typeof exportEndpoint>> {
  await confirmPassword(ctx, currentPassword)
  if (format === 'xlsx') {
    const most = auditEntriesOfWorkbookAtMost
    const total = await countAuditEntries(ctx.database.queries, realmFilter(filter), { upTo: most + 1 })
    if (total > most) throw new AppError('export_too_long')
  }
  return { ...exportTicket(ctx, EXPORT, { accountId: ctx.actor.id, payload: { format, filter } }), format, filter }
}

/** The prepared export. Values of people are left out: a file would outlive their erasure. */
export const createAuditDownload = () =>
  createExportDownload({
    name: EXPORT,
    asked: askedSchema,
    fileName: 'log-audit',
    title: 'Log audit',
    columns: auditColumns,
    rows: rowsOf,
  })

async function* rowsOf(
  { database: { queries } }: ActorContext<Admin>,
  { filter }: z.infer<typeof askedSchema>,
): AsyncGenerator<Row, void> {
  for (let before: AuditPlace | undefined; ; ) {
    const entries = await findFullAuditEntries(queries, realmFilter(filter), { before, limit: perBatch })
    const names = await findAdminNames(queries, [...new Set(entries.map(({ actorId }) => actorId))])
    for (const entry of entries) yield auditRow(withoutPersonal(entry), names.get(entry.actorId))
    before = entries.at(-1)
    if (!before || entries.length < perBatch) return
  }
}
