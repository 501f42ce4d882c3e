export { findRefunds, type StoredRefund } from './refunds.queries.ts'
export { refundsModule } from './module.ts'
export { refundUnallocated } from './refund-unallocated.service.ts'
export { refundingProvider } from './refunds.service.ts'
