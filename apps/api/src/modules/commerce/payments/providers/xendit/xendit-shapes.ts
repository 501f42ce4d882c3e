import * as z from 'zod'
import { amountSchema } from '../amounts.ts'

const instant = z.iso.datetime({ offset: true }).transform((text) => new Date(text))
const id = z.string().min(1).max(255)
const currency = z.literal('IDR')

const captureSchema = z.object({
  capture_id: id,
  capture_amount: amountSchema,
  capture_timestamp: instant,
})

export const paymentRequestSchema = z.object({
  payment_request_id: id,
  reference_id: id,
  currency,
  request_amount: amountSchema,
  status: z.enum(['ACCEPTING_PAYMENTS', 'REQUIRES_ACTION', 'AUTHORIZED', 'CANCELED', 'EXPIRED', 'SUCCEEDED', 'FAILED']),
  failure_code: z.string().nullish(),
  latest_payment_id: id.nullish(),
  payment_token_id: id.nullish(),
  channel_properties: z.object({ expires_at: instant.optional() }).nullish(),
  actions: z
    .array(z.object({ type: z.string(), descriptor: z.string(), value: z.string().max(4_000) }))
    .nullish()
    .transform((actions) => actions ?? []),
})
export type XenditPaymentRequest = z.output<typeof paymentRequestSchema>

export const paymentRequestListSchema = z.object({ data: z.array(paymentRequestSchema) })

export const paymentSchema = z.object({
  payment_id: id,
  payment_request_id: id,
  reference_id: id,
  currency,
  request_amount: amountSchema,
  status: z.enum(['AUTHORIZED', 'CANCELED', 'SUCCEEDED', 'FAILED', 'EXPIRED', 'PENDING']),
  failure_code: z.string().nullish(),
  captures: z
    .array(captureSchema)
    .nullish()
    .transform((captures) => captures ?? []),
})
export type XenditPayment = z.output<typeof paymentSchema>

export const sessionSchema = z.object({
  payment_session_id: id,
  reference_id: id,
  status: z.enum(['ACTIVE', 'COMPLETED', 'EXPIRED', 'CANCELED']),
  currency,
  amount: amountSchema,
  expires_at: instant,
  payment_request_id: id.nullish(),
  payment_id: id.nullish(),
  payment_token_id: id.nullish(),
})
export type XenditSession = z.output<typeof sessionSchema>

export const refundSchema = z.object({
  id,
  payment_request_id: id,
  reference_id: id.nullish(),
  currency,
  amount: amountSchema,
  status: z.enum(['SUCCEEDED', 'PENDING', 'FAILED', 'CANCELLED']),
})
export type XenditRefund = z.output<typeof refundSchema>

export const refundListSchema = z.object({ data: z.array(refundSchema) })

export const transactionListSchema = z.object({
  has_more: z.boolean(),
  data: z.array(
    z.object({
      id,
      reference_id: z.string(),
      status: z.string(),
      currency,
      amount: amountSchema,
      fee: z.object({ xendit_fee: z.number(), value_added_tax: z.number() }),
    }),
  ),
})
export type XenditTransaction = z.output<typeof transactionListSchema>['data'][number]

export const errorSchema = z.object({ error_code: z.string(), message: z.string().default('') })

/** What every webhook has; `data` is read by its event. */
export const webhookSchema = z.object({
  event: z.string().min(1).max(100),
  business_id: z.string(),
  created: instant,
  data: z.record(z.string(), z.unknown()),
})
