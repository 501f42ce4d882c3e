import { rupiah } from '@naikkelas/contract/money'
import { sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import type { Queries, Tx } from '../../../platform/database/index.ts'
import { bigintColumn, rowOf } from '../../../platform/database/rows.ts'
import type { InvoiceContent, InvoiceKind } from './invoice-content.rules.ts'
import { findInvoice, lineShape, type StoredInvoice } from './invoices.queries.ts'

const amount = bigintColumn.transform(rupiah)

const billedRow = z
  .object({
    buyer_name: z.nullable(z.string()),
    buyer_email: z.nullable(z.string()),
    total_amount: amount,
    lines: z.array(z.object({ ...lineShape, isTaxed: z.boolean() })),
  })
  .transform((row) => ({
    buyer: { name: row.buyer_name ?? '', email: row.buyer_email ?? '' },
    total: row.total_amount,
    lines: row.lines,
  }))

/** What an order is billed for. */
export const findBilledOrder = (queries: Queries, orderId: string) =>
  rowOf(
    queries,
    billedRow,
    sql`
      SELECT o.buyer_name, o.buyer_email, o.total_amount, (
        SELECT jsonb_agg(jsonb_build_object('name', l.name, 'kind', l.kind, 'price', l.price_amount,
          'discount', l.discount_amount, 'total', l.total_amount, 'isTaxed', l.is_taxed) ORDER BY l.id)
        FROM order_lines l WHERE l.order_id = o.id) AS lines
      FROM orders o WHERE o.id = ${orderId}`,
  )

/** The next number of a month, held until the transaction ends. */
export async function takeSequence(tx: Tx, kind: InvoiceKind, month: string): Promise<number> {
  const taken = await rowOf(
    tx,
    z.object({ last_sequence: z.number() }),
    sql`
      INSERT INTO invoice_counters (kind, month, last_sequence) VALUES (${kind}, ${month}, 1)
      ON CONFLICT (kind, month) DO UPDATE SET last_sequence = invoice_counters.last_sequence + 1
      RETURNING last_sequence`,
  )
  if (taken === undefined) throw new Error(`no ${kind} number of ${month} was taken`)
  return taken.last_sequence
}

interface NewInvoice {
  kind: InvoiceKind
  month: string
  sequence: number
  orderId: string
  /** Of a credit note. */
  refundId: string | null
  at: Date
  content: InvoiceContent
}

export async function insertInvoice(tx: Tx, invoice: NewInvoice) {
  const { kind, month, sequence, orderId, refundId, at, content } = invoice
  const { seller, buyer, lines, price, discount, total, taxBase, tax } = content
  await tx.execute(sql`
    INSERT INTO invoices (id, kind, month, sequence, order_id, refund_id, issued_at, seller, buyer_name, buyer_email, lines,
      price_amount, discount_amount, total_amount, tax_base_amount, tax_amount)
    VALUES (${randomUUID()}, ${kind}, ${month}, ${sequence}, ${orderId}, ${refundId}, ${at}, ${JSON.stringify(seller)}::jsonb,
      ${buyer.name || null}, ${buyer.email || null}, ${JSON.stringify(lines)}::jsonb, ${price}, ${discount}, ${total}, ${taxBase}, ${tax})`)
}

/** By the order's code, if the order is this buyer's. */
export const findOwnInvoice = (queries: Queries, buyerId: string, code: string): Promise<StoredInvoice | undefined> =>
  findInvoice(queries, sql`o.code = ${code} AND o.buyer_id = ${buyerId} AND i.kind = 'invoice'`)

/** The credit note of a refund, if the order is the one that is named. */
export const findCreditNote = (queries: Queries, orderId: string, refundId: string) =>
  findInvoice(queries, sql`i.refund_id = ${refundId} AND i.order_id = ${orderId}`)

/** The same by the order's code, if the order is this buyer's. */
export const findOwnCreditNote = (queries: Queries, buyerId: string, code: string, refundId: string) =>
  findInvoice(queries, sql`i.refund_id = ${refundId} AND o.code = ${code} AND o.buyer_id = ${buyerId}`)

/** @param number null for none */
export async function updateTaxInvoiceNumber(tx: Tx, orderId: string, number: string | null): Promise<void> {
  await tx.execute(sql`
    UPDATE invoices SET tax_invoice_number = ${number} WHERE order_id = ${orderId} AND kind = 'invoice'`)
}

/** What invoices of a learner say of who bought. */
export async function forgetBuyerOf(tx: Tx, learnerId: string): Promise<void> {
  await tx.execute(sql`
    UPDATE invoices SET buyer_name = NULL, buyer_email = NULL
    WHERE order_id IN (SELECT id FROM orders WHERE buyer_id = ${learnerId})`)
}
