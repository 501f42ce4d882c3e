export { auditValue } from './audit-values.rules.ts'
export { type AuditEntry, deleteAuditEntriesBefore, insertAuditEntry } from './audit.repo.ts'
