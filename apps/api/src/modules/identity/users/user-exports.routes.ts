import { type Admin, downloadUserExport, exportUsers } from '@naikkelas/contract/identity'
import { bind, bindFile, countTry, type RequestContext } from '../../../platform/endpoints/index.ts'
import * as exporting from './export-users.ts'
import { exportLimits } from './users.limits.ts'
import { manageUsers } from './users.policy.ts'

export function userExportRoutes() {
  const download = exporting.createUserDownload()
  return [
    bind(exportUsers, {
      can: manageUsers,
      limit: ({ app }: RequestContext, actor: Admin) => countTry(app.database.queries, exportLimits(actor.id)),
      run: (input, ctx, request) => exporting.exportUsers(ctx, request, input),
    }),
    bindFile(downloadUserExport, { can: manageUsers, run: (input, ctx) => download(ctx, input) }),
  ]
}
