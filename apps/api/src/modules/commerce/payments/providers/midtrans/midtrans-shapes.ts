import { instantOfWib } from '@naikkelas/contract/time'
import * as z from 'zod'
import { writtenAmountSchema } from '../amounts.ts'

/** `2026-11-20 10:00:00`, in WIB. */
const instant = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
  .transform((text, context) => {
    const at = instantOfWib(text.replace(' ', 'T'))
    if (at === null) context.addIssue('is no moment')
    return at ?? z.NEVER
  })
const id = z.string().min(1).max(255)

export const transactionStatuses = [
  'authorize',
  'cancel',
  'capture',
  'chargeback',
  'deny',
  'expire',
  'failure',
  'partial_chargeback',
  'partial_refund',
  'pending',
  'refund',
  'settlement',
] as const

const refundEntrySchema = z.object({
  refund_key: id,
  refund_amount: writtenAmountSchema,
})

/** Charges, states and notifications have one shape. */
export const transactionSchema = z.object({
  status_code: z.string().regex(/^\d{3}$/),
  transaction_id: id,
  order_id: id,
  merchant_id: z.string().optional(),
  gross_amount: writtenAmountSchema,
  currency: z.literal('IDR').default('IDR'),
  payment_type: z.string(),
  transaction_time: instant,
  transaction_status: z.enum(transactionStatuses),
  fraud_status: z.string().optional(),
  settlement_time: instant.optional(),
  expiry_time: instant.optional(),
  channel_response_code: z.string().optional(),
  va_numbers: z.array(z.object({ va_number: z.string() })).default([]),
  permata_va_number: z.string().optional(),
  biller_code: z.string().optional(),
  bill_key: z.string().optional(),
  payment_code: z.string().optional(),
  qr_string: z.string().max(4_000).optional(),
  redirect_url: z.string().max(4_000).optional(),
  actions: z.array(z.object({ name: z.string(), url: z.string().max(4_000) })).default([]),
  refund_amount: writtenAmountSchema.optional(),
  refunds: z.array(refundEntrySchema).default([]),
})
export type MidtransTransaction = z.output<typeof transactionSchema>

export const refundAnswerSchema = z.object({
  status_code: z.literal('200'),
  refund_key: id,
  refund_amount: writtenAmountSchema,
})

export const answerSchema = z.object({
  status_code: z.string().regex(/^\d{3}$/),
  status_message: z.string().default(''),
  validation_messages: z.array(z.string()).default([]),
})

/** What the signature is of; strings exactly as they were received. */
export const signedSchema = z.object({
  order_id: id,
  status_code: z.string(),
  gross_amount: z.string(),
  signature_key: z.string(),
  transaction_id: id,
  transaction_status: z.string(),
  currency: z.string().default('IDR'),
  merchant_id: z.string().optional(),
})
