export { findRefunds, type StoredRefund } from './refunds.queries.ts'
export { refundsModule } from './module.ts'
