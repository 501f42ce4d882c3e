import { paymentMethods, paymentModes, sellableKinds } from '@naikkelas/contract'
import { rupiah } from '@naikkelas/contract/money'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { bigintColumn, rowOf, timestampColumn } from '../../../platform/database/rows.ts'
import { invoiceKinds } from './invoice-content.rules.ts'

const amount = bigintColumn.transform(rupiah)

/** Amounts in JSON are numbers already. */
const jsonAmount = z.number().transform(rupiah)
export const lineShape = {
  name: z.string(),
  kind: z.enum(sellableKinds),
  price: jsonAmount,
  discount: jsonAmount,
  total: jsonAmount,
}

const invoiceRow = z
  .object({
    kind: z.enum(invoiceKinds),
    number: z.string(),
    issued_at: timestampColumn,
    seller: z.object({ siteName: z.string(), name: z.string(), address: z.string(), npwp: z.string() }),
    buyer_name: z.nullable(z.string()),
    buyer_email: z.nullable(z.string()),
    lines: z.array(z.object(lineShape)),
    price_amount: amount,
    discount_amount: amount,
    total_amount: amount,
    tax_base_amount: amount,
    tax_amount: amount,
    tax_invoice_number: z.nullable(z.string()),
    corrects: z.nullable(z.string()),
    code: z.string(),
    paid_at: z.nullable(timestampColumn),
    payment_mode: z.enum(paymentModes),
    payment_method: z.enum(paymentMethods),
  })
  .transform((row) => ({
    kind: row.kind,
    number: row.number,
    issuedAt: row.issued_at,
    seller: row.seller,
    /** Without name and e-mail once the account is deleted. */
    buyer: { name: row.buyer_name ?? '', email: row.buyer_email ?? '' },
    lines: row.lines,
    price: row.price_amount,
    discount: row.discount_amount,
    total: row.total_amount,
    taxBase: row.tax_base_amount,
    tax: row.tax_amount,
    taxInvoiceNumber: row.tax_invoice_number,
    /** The number of the invoice that a credit note corrects. */
    corrects: row.corrects,
    /** Of the order. */
    code: row.code,
    paidAt: row.paid_at,
    mode: row.payment_mode,
    method: row.payment_method,
  }))
export type StoredInvoice = z.output<typeof invoiceRow>

/** With its order, which is `o`. */
export const findInvoice = (queries: Queries, where: SQL): Promise<StoredInvoice | undefined> =>
  rowOf(
    queries,
    invoiceRow,
    sql`
      SELECT i.kind, i.number, i.issued_at, i.seller, i.buyer_name, i.buyer_email, i.lines, i.price_amount,
        i.discount_amount, i.total_amount, i.tax_base_amount, i.tax_amount, i.tax_invoice_number,
        (SELECT c.number FROM invoices c WHERE i.kind = 'credit_note' AND c.order_id = i.order_id AND c.kind = 'invoice')
          AS corrects, o.code, o.paid_at,
        o.payment_mode, o.payment_method
      FROM invoices i JOIN orders o ON o.id = i.order_id WHERE ${where}`,
  )

/** The invoice of an order; credit notes are found by their refunds. */
export const findInvoiceOf = (queries: Queries, orderId: string) =>
  findInvoice(queries, sql`i.order_id = ${orderId} AND i.kind = 'invoice'`)
