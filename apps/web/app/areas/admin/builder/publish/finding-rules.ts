// What is asked of a page before it goes live: fetched once somebody asks.
export { findingsOf } from '@naikkelas/page'
export { variantsThatEndTheTest } from './ended-test.ts'
export { joinedFindings } from './joined-findings.ts'
export { serverFindings, standingFindings } from './server-findings.ts'
