// The checklist before publishing, and publishing itself: loaded on first use.
export { findingsOf } from '@naikkelas/page'
export { joinedFindings } from './joined-findings.ts'
export { publishPage } from './publish-page.ts'
export { unresolvedFindings } from '../state/server-findings.ts'
