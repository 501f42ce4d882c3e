export {
  captureEntry,
  feeEntry,
  keepEntry,
  refundEntry,
  repaymentEntry,
  returnEntry,
  saleEntry,
  type SharedLine,
} from './entries.rules.ts'
export { findEntries, recordEntry } from './ledger.service.ts'
export { refundShares, sharesOf, shareTakenBack } from './shares.rules.ts'
export { type Tax, taxWithin } from './tax.rules.ts'
