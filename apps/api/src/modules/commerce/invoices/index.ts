export { invoiceFactsOf } from './invoice-content.rules.ts'
export { findInvoiceOf } from './invoices.queries.ts'
export { invoicesModule } from './module.ts'
