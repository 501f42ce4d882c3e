import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { paymentStatuses } from '../enumerations/index.ts'
import { rupiahSchema } from '../money.ts'
import { plainText, visiblePattern } from '../plain-text.ts'
import { orderCodeSchema } from './orders.ts'
import { refundTransferSchema, refundWays } from './refunds.ts'
import { paymentCaseKinds } from './transactions.ts'

/** Given back, delivered all the same, or kept with a reason. */
export const caseDecisions = ['repay', 'deliver', 'keep'] as const
export type CaseDecision = (typeof caseDecisions)[number]

const paymentCaseSchema = z.object({
  id: z.uuid(),
  kind: z.enum(paymentCaseKinds),
  orderId: z.uuid(),
  code: orderCodeSchema,
  /** Of the item, as it was called when the order was placed. */
  name: z.string(),
  /** Null once the account is deleted. */
  buyer: z.nullable(z.string()),
  status: z.enum(paymentStatuses),
  total: rupiahSchema,
  /** What came in. */
  amount: rupiahSchema,
  /** The gateway that reported it; null for a transfer that an admin recorded. */
  gateway: z.nullable(z.string()),
  openedAt: z.iso.datetime(),
  /** Null while it is open. */
  decision: z.nullable(z.enum(caseDecisions)),
  reason: z.nullable(z.string()),
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(z.iso.datetime()),
})
/** Money that paid for nothing by itself, and what was decided of it. */
export type PaymentCase = z.infer<typeof paymentCaseSchema>

export const paymentCasesPerPage = 25

export const listPaymentCases = endpoint({
  method: 'GET',
  path: '/admin/payment-cases',
  summary: 'Money that people decide on: open cases, longest waiting first, or decided ones, latest first',
  input: {
    query: z.strictObject({
      state: z._default(z.enum(['open', 'decided']), 'open'),
      kind: z.optional(z.enum(paymentCaseKinds)),
      /** Opened at least so many days ago. */
      days: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(365))),
      /** The cases behind this one. */
      after: z.optional(z.uuid()),
    }),
  },
  output: z.object({
    items: z.array(paymentCaseSchema),
    next: z.nullable(z.uuid()),
    /** Messages of gateways without a payment of ours that no admin has looked at. */
    orphanMessages: z.int(),
  }),
})

const byId = z.strictObject({ caseId: z.uuid() })

const paymentCaseDetailsSchema = z.extend(paymentCaseSchema, {
  /** What can be decided now; empty once it is. */
  choices: z.array(z.enum(caseDecisions)),
  /** The gateway that can give it back; null where a person transfers it. */
  refundGateway: z.nullable(z.string()),
})
export type PaymentCaseDetails = z.infer<typeof paymentCaseDetailsSchema>

export const getPaymentCase = endpoint({
  method: 'GET',
  path: '/admin/payment-cases/{caseId}',
  summary: 'One case with what can be decided of it',
  input: { params: byId },
  output: paymentCaseDetailsSchema,
})

export const decidePaymentCase = endpoint({
  method: 'POST',
  path: '/admin/payment-cases/{caseId}/decide',
  summary: 'Give the money of a case back, deliver all the same, or keep it; once',
  bodyBytes: 8_192,
  input: {
    params: byId,
    body: z.strictObject({
      decision: z.enum(caseDecisions, { error: 'Pilih salah satu' }),
      reason: z
        .string()
        .check(
          z.overwrite(plainText),
          z.maxLength(300, { error: 'Alasan maksimal 300 karakter' }),
          z.regex(visiblePattern, { error: 'Alasan harus diisi' }),
        ),
      /** How money goes back. */
      way: z._default(z.enum(refundWays), 'transfer'),
      /** Where it was transferred to already. */
      transfer: z.optional(refundTransferSchema),
    }),
  },
  output: paymentCaseDetailsSchema,
})
