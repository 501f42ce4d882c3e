export { findPersonEntries, type PersonEntry } from './person-entries.queries.ts'
export {
  type AuditFilterOfRealm,
  type AuditPlace,
  countAuditEntries,
  findAuditEntries,
  findAuditEntry,
  findFullAuditEntries,
  type FullAuditEntry,
  type StoredAuditEntry,
} from './audit-entries.queries.ts'
export { auditData } from './own-entries.repo.ts'
export type { PersonTable } from './person-keys.repo.ts'
export { readableEntry, withoutPersonal } from './readable-entry.ts'
export { type AuditedPerson, recordChange } from './record-change.ts'
export { tidyAudit } from './tidy-audit.ts'
