import { downloadAuditExport, exportAuditEntries, getAuditEntry, listAuditEntries } from '@naikkelas/contract/identity'
import { bind, bindFile } from '../../../platform/endpoints/index.ts'
import { viewAuditLog } from './audit-log.policy.ts'
import * as service from './audit-log.service.ts'
import * as exporting from './export-audit.ts'

export function auditLogRoutes() {
  const download = exporting.createAuditDownload()
  return [
    bind(listAuditEntries, { can: viewAuditLog, run: (input, ctx) => service.listAuditEntries(ctx, input) }),
    bind(getAuditEntry, { can: viewAuditLog, run: (input, ctx) => service.getAuditEntry(ctx, input) }),
    bind(exportAuditEntries, {
      can: viewAuditLog,
      // A wrong password stays counted, and comparing takes longer than a transaction should.
      transaction: 'own',
      run: (input, ctx) => exporting.exportAuditEntries(ctx, input),
    }),
    bindFile(downloadAuditExport, { can: viewAuditLog, run: (input, ctx) => download(ctx, input) }),
  ]
}
