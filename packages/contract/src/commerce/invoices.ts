import * as z from 'zod/mini'
import { endpoint, fileEndpoint } from '../endpoint.ts'
import { rupiahSchema } from '../money.ts'
import { orderCodeSchema } from './orders.ts'

export const invoiceFileType = 'application/pdf'

export const getOwnInvoice = fileEndpoint({
  path: '/me/orders/{code}/invoice',
  summary: 'The invoice of an order of the learner, as a PDF',
  input: { params: z.strictObject({ code: orderCodeSchema }) },
  contentTypes: [invoiceFileType],
})

const byOrder = z.strictObject({ orderId: z.uuid() })

export const getInvoice = fileEndpoint({
  path: '/admin/transactions/{orderId}/invoice',
  summary: 'The invoice of an order, as a PDF',
  input: { params: byOrder },
  contentTypes: [invoiceFileType],
})

export const invoiceFactsSchema = z.object({
  /** `INV/2026/11/00001` */
  number: z.string(),
  /** PPN within the total; 0 where prices include none. */
  tax: rupiahSchema,
  /** Of the faktur pajak in Coretax; null until it is noted. */
  taxInvoiceNumber: z.nullable(z.string()),
})
export type InvoiceFacts = z.infer<typeof invoiceFactsSchema>

export const noteTaxInvoice = endpoint({
  method: 'PUT',
  path: '/admin/transactions/{orderId}/tax-invoice',
  summary: 'Note the number that Coretax gave the faktur pajak of an order; empty for none',
  bodyBytes: 4_096,
  input: {
    params: byOrder,
    body: z.strictObject({
      /** 16 or 17 digits, with or without the dots and hyphens that people write. */
      number: z.string().check(
        z.overwrite((typed) => typed.replace(/[\s.\u2010-\u2015-]+/g, '')),
        z.regex(/^(\d{16,17})?$/, { error: 'Nomor faktur pajak terdiri dari 16 atau 17 angka' }),
      ),
    }),
  },
  output: invoiceFactsSchema,
})
