export { captureEntry, saleEntry, type SharedLine } from './entries.rules.ts'
export { findEntries, recordEntry } from './ledger.service.ts'
export { sharesOf } from './shares.rules.ts'
export { type Tax, taxWithin } from './tax.rules.ts'
