import { downloadTransactionExport, exportTransactions } from '@naikkelas/contract/commerce'
import type { Admin } from '@naikkelas/contract/identity'
import { bind, bindFile, countTry, type RequestContext } from '../../../platform/endpoints/index.ts'
import * as exporting from './export-transactions.ts'
import { exportLimits, exportTransactions as mayExport } from './transactions.policy.ts'

export function transactionExportRoutes() {
  const download = exporting.createTransactionDownload()
  return [
    bind(exportTransactions, {
      can: mayExport,
      limit: ({ app }: RequestContext, actor: Admin) => countTry(app.database.queries, exportLimits(actor.id)),
      run: (input, ctx, request) => exporting.exportTransactions(ctx, request, input),
    }),
    bindFile(downloadTransactionExport, { can: mayExport, run: (input, ctx) => download(ctx, input) }),
  ]
}
