import { exportFormats, type InputFor, type OutputFor, rowsOfSheetAtMost } from '@naikkelas/contract'
import {
  type downloadTransactionExport as downloadEndpoint,
  type exportTransactions as exportEndpoint,
  type TransactionFilter,
  transactionFilterSchema,
} from '@naikkelas/contract/commerce'
import type { Admin } from '@naikkelas/contract/identity'
import { dayInWib } from '@naikkelas/contract/time'
import * as z from 'zod/mini'
import { AppError } from '../../../errors/app-error.ts'
import { type ActorContext, fileAnswer, type RequestContext } from '../../../platform/endpoints/index.ts'
import { createExportTurns, exportTicket, openExportTicket } from '../../../platform/exports/index.ts'
import { type Row, spreadsheetOf } from '../../../platform/files/spreadsheets/index.ts'
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

/** The prepared export, written while it is read. */
export function createTransactionDownload() {
  const inTurn = createExportTurns()
  return function downloadTransactionExport(
    ctx: ActorContext<Admin>,
    { params: { token } }: InputFor<typeof downloadEndpoint>,
  ): Response {
    const { actor, clock } = ctx
    const asked = askedSchema.safeParse(openExportTicket(ctx, EXPORT, { accountId: actor.id, token }))
    if (!asked.success) throw new AppError('not_found')
    const { format, filter } = asked.data
    const sheet = { name: 'Transaksi', columns: transactionColumns, rows: rowsOf(ctx, filter) }
    const { bytes, type } = spreadsheetOf([sheet], format)
    return fileAnswer(inTurn(actor.id, bytes), { name: `transaksi-${dayInWib(clock.now())}.${format}`, type })
  }
}

/** Reads the next batch only when it is needed. */
async function* rowsOf(
  { database, onFailure }: ActorContext<Admin>,
  filter: TransactionFilter,
): AsyncGenerator<Row, void> {
  const { queries } = database
  try {
    for (let after: string | undefined; ; ) {
      const orders = await findTransactions(queries, {
        filter,
        from: after === undefined ? undefined : listPlaceOf(after),
        isBackwards: false,
        limit: perBatch,
      })
      const facts = await findExportedFacts(
        queries,
        orders.map(({ id }) => id),
      )
      for (const order of orders) yield transactionRow(order, facts.get(order.id))
      after = orders.at(-1)?.place
      if (after === undefined || orders.length < perBatch) return
    }
  } catch (error) {
    onFailure(error, 'exporting transactions')
    throw error
  }
}
