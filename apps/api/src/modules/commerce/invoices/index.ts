export { invoiceFactsOf } from './invoice-content.rules.ts'
export { issueCreditNote } from './issue-credit-note.ts'
export { findInvoiceOf } from './invoices.queries.ts'
export { invoicesModule } from './module.ts'
