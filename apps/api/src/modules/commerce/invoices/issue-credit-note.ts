import type { Rupiah } from '@naikkelas/contract/money'
import { rupiah } from '@naikkelas/contract/money'
import type { Tx } from '../../../platform/database/index.ts'
import { invoiceMonth } from './invoice-content.rules.ts'
import { findInvoiceOf } from './invoices.queries.ts'
import { insertInvoice, takeSequence } from './invoices.repo.ts'

interface Corrected {
  orderId: string
  refundId: string
  amount: Rupiah
  taxBase: Rupiah
  tax: Rupiah
  at: Date
}

/**
 * Corrects the invoice of an order by what a refund gives back of it, in the transaction of the refund; the invoice itself
 * stays as it is. Seller and buyer are those of the invoice. An order without an invoice has nothing to be corrected.
 */
export async function issueCreditNote(tx: Tx, corrected: Corrected): Promise<void> {
  const { orderId, refundId, amount, taxBase, tax, at } = corrected
  const invoice = await findInvoiceOf(tx, orderId)
  const [line] = invoice?.lines ?? []
  if (invoice === undefined || line === undefined) return
  const month = invoiceMonth(at)
  // Last of all: other refunds wait for the number until this transaction ends.
  const sequence = await takeSequence(tx, 'credit_note', month)
  await insertInvoice(tx, {
    kind: 'credit_note',
    month,
    sequence,
    orderId,
    refundId,
    at,
    content: {
      seller: invoice.seller,
      buyer: invoice.buyer,
      lines: [{ ...line, price: amount, discount: rupiah(0), total: amount }],
      price: amount,
      discount: rupiah(0),
      total: amount,
      taxBase,
      tax,
    },
  })
}
