// The checklist before publishing: loaded on first use.
export { findingsOf } from '@naikkelas/page'
export { variantsThatEndTheTest } from './ended-test.ts'
export { joinedFindings } from './joined-findings.ts'
export { serverFindings, standingFindings } from '../state/server-findings.ts'
