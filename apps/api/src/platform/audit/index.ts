export type { PersonTable } from './person-keys.repo.ts'
export { auditData } from './own-entries.repo.ts'
export { type AuditedPerson, recordChange } from './record-change.ts'
export { tidyAudit } from './tidy-audit.ts'
