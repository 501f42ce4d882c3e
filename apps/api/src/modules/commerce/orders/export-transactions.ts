import { exportFormats, type InputFor, type OutputFor, rowsOfSheetAtMost } from '@naikkelas/contract'
import { type exportTransactions as exportEndpoint, transactionFilterSchema } from '@naikkelas/contract/commerce'
import type { Admin } from '@naikkelas/contract/identity'
import * as z from 'zod/mini'
import { AppError } from '../../../errors/app-error.ts'
import { type ActorContext, type RequestContext } from '../../../platform/endpoints/index.ts'
import { createExportDownload, exportTicket } from '../../../platform/exports/index.ts'
import type { Row } from '../../../platform/files/spreadsheets/index.ts'
import { confirmPassword } from '../../identity/admins/index.ts'
import { listPlaceOf } from '../catalogue/index.ts'
import { findExportedFacts } from './exported-orders.repo.ts'
import { transactionColumns, transactionRow } from './transaction-table.ts'
import { countTransactions, findTransactions } from './transactions.repo.ts'

const EXPORT = 'transactions'
/** Rows that are read at a time. */
const perBatch = 100

const askedSchema = z.strictObject({ format: z.enum(exportFormats), filter: transactionFilterSchema })

/**
 * Prepares a download, after the password.
 * @throws AppError `wrong_password`, `sheet_too_long`
 */
export async function exportTransactions(
  ctx: ActorContext<Admin>,
  { app }: RequestContext,
  { body: { currentPassword, format, filter } }: InputFor<typeof exportEndpoint>,
): Promise<OutputFor<typeof exportEndpoint>> {
  // A wrong password stays counted, so it is asked for outside of the request's transaction.
  await confirmPassword({ ...ctx, database: app.database }, currentPassword)
  const rows = await countTransactions(ctx.database.queries, filter)
  if (format === 'xlsx' && rows > rowsOfSheetAtMost) throw new AppError('sheet_too_long')
  const { search = '', ...kept } = filter
  const ticket = exportTicket(ctx, EXPORT, { accountId: ctx.actor.id, payload: { format, filter } })
  return { ...ticket, format, rows, filter: kept, isSearched: search !== '' }
}

/** The prepared export. */
export const createTransactionDownload = () =>
  createExportDownload({
    name: EXPORT,
    asked: askedSchema,
    fileName: 'transaksi',
    title: 'Transaksi',
    columns: transactionColumns,
    rows: rowsOf,
  })

async function* rowsOf(
  { database: { queries } }: ActorContext<Admin>,
  { filter }: z.infer<typeof askedSchema>,
): AsyncGenerator<Row, void> {
  for (let after: string | undefined; ; ) {
    const from = after === undefined ? undefined : listPlaceOf(after)
    const orders = await findTransactions(queries, { filter, from, isBackwards: false, limit: perBatch })
    const facts = await findExportedFacts(
      queries,
      orders.map(({ id }) => id),
    )
    for (const order of orders) yield transactionRow(order, facts.get(order.id))
    after = orders.at(-1)?.place
    if (after === undefined || orders.length < perBatch) return
  }
}
