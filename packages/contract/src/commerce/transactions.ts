import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import {
  paymentMethods,
  paymentModes,
  paymentStatuses,
  sellableKinds,
  transactionSources,
} from '../enumerations/index.ts'
import { MAX_RUPIAH, rupiahSchema } from '../money.ts'
import { plainText } from '../plain-text.ts'
import { dayField } from '../validation/day.ts'
import { invoiceFactsSchema } from './invoices.ts'
import { orderCodeSchema } from './orders.ts'
import { paymentAttemptStates, paymentChannelSchema } from './payments.ts'
import { listPlaceSchema } from './sellables.ts'

const code = <const Codes extends Readonly<Record<string, number>>>(codes: Codes) => z.enum(codes)
const instant = z.nullable(z.iso.datetime())

const transactionShape = {
  id: z.uuid(),
  code: orderCodeSchema,
  /** Waiting for payment 0, Paid 1, Expired 2. */
  status: code(paymentStatuses),
  isLate: z.boolean(),
  kind: z.enum(sellableKinds),
  /** Of the item, as it was called when the order was placed. */
  name: z.string(),
  /** Null once the account is deleted. */
  buyer: z.nullable(z.object({ id: z.uuid(), name: z.string(), maskedEmail: z.string() })),
  mode: code(paymentModes),
  method: code(paymentMethods),
  /** Null for what no gateway takes. */
  channel: z.nullable(paymentChannelSchema),
  /** House 1, Partner Commission 2, Partner Subscription 3. */
  source: code(transactionSources),
  /** Name; null for the house's own. */
  partner: z.nullable(z.string()),
  total: rupiahSchema,
  /** Of what was paid, back with the buyer or on its way there. */
  refunded: rupiahSchema,
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  paidAt: instant,
  expiredAt: instant,
  /** When the buyer first showed the transfer; null before, and for what no transfer by hand pays. */
  proofSentAt: instant,
}

const transactionSchema = z.object(transactionShape)
/** An order as the back office lists it. */
export type Transaction = z.infer<typeof transactionSchema>

/** Money that pays for nothing by itself: too little, too much, too late for what was ordered, or once more. */
export const paymentCaseKinds = ['underpaid', 'overpaid', 'late_undeliverable', 'paid_twice'] as const
export type PaymentCaseKind = (typeof paymentCaseKinds)[number]

export const ledgerAccounts = [
  'buyers_money',
  'unallocated',
  'platform',
  'partner',
  'affiliate',
  'tax',
  'refunds',
  'gateway_fees',
] as const
export type LedgerAccount = (typeof ledgerAccounts)[number]

export const ledgerEntryKinds = ['capture', 'sale', 'refund', 'repayment', 'keep', 'fee'] as const
export type LedgerEntryKind = (typeof ledgerEntryKinds)[number]

const transactionDetailsSchema = z.object({
  ...transactionShape,
  maskedPhone: z.nullable(z.string()),
  price: rupiahSchema,
  discount: rupiahSchema,
  /** Code that the discount is of; null without one. */
  coupon: z.nullable(z.string()),
  /** Null before it is paid, and for what costs nothing. */
  invoice: z.nullable(invoiceFactsSchema),
  /** Oldest first. */
  payments: z.array(
    z.object({
      id: z.uuid(),
      amount: rupiahSchema,
      receivedAt: z.iso.datetime(),
      /** Name of the admin who confirmed it; null once that account is gone. */
      confirmedBy: z.nullable(z.string()),
      note: z.string(),
      /** The gateway that reported it; null for one that an admin confirmed. */
      gateway: z.nullable(z.string()),
      /** What was wrong with it; null for one that paid. */
      case: z.nullable(z.enum(paymentCaseKinds)),
      caseId: z.nullable(z.uuid()),
      /** Whether it waits for a decision. */
      isCaseOpen: z.boolean(),
    }),
  ),
  /** What one admin has confirmed of a large transfer, while another one has yet to. */
  firstConfirmation: z.nullable(
    z.object({
      amount: rupiahSchema,
      /** Name; null once that account is gone. */
      by: z.nullable(z.string()),
      at: z.iso.datetime(),
    }),
  ),
  /** What gateways were asked for, oldest first. */
  attempts: z.array(
    z.object({
      id: z.uuid(),
      /** Ours at the gateway. */
      reference: z.string(),
      gateway: z.string(),
      channel: paymentChannelSchema,
      state: z.enum(paymentAttemptStates),
      /** Why it failed, in a sentence; null otherwise. */
      failure: z.nullable(z.string()),
      /** When the bank took its money back; null otherwise. */
      reversedAt: instant,
      createdAt: z.iso.datetime(),
      updatedAt: z.iso.datetime(),
    }),
  ),
  /** Genuine messages of gateways about them, oldest first. */
  webhooks: z.array(
    z.object({
      id: z.uuid(),
      gateway: z.string(),
      /** Of the gateway: what happened. */
      event: z.string(),
      /** How often it was delivered. */
      deliveries: z.int(),
      receivedAt: z.iso.datetime(),
    }),
  ),
  /** Oldest first; debits are positive, credits negative. */
  ledger: z.array(
    z.object({
      kind: z.enum(ledgerEntryKinds),
      at: z.iso.datetime(),
      lines: z.array(z.object({ account: z.enum(ledgerAccounts), owner: z.nullable(z.string()), amount: z.int() })),
    }),
  ),
})
/** An order with the money behind it. */
export type TransactionDetails = z.infer<typeof transactionDetailsSchema>

export const transactionsPerPage = 25

/** A number of the query, without reading an empty value as 0. */
const queryCode = (highest: number, lowest: number) =>
  z.coerce.number().check(z.int(), z.minimum(lowest), z.maximum(highest))

const day = dayField('Tanggal ini tidak dikenal')

export const transactionFilterSchema = z.strictObject({
  status: z.optional(queryCode(2, 0)),
  kind: z.optional(z.enum(sellableKinds)),
  method: z.optional(queryCode(5, 0)),
  source: z.optional(queryCode(3, 1)),
  /** First and last day that they were placed on, in WIB. */
  from: z.optional(day),
  until: z.optional(day),
  /** Only those that wait with a proof of their transfer. */
  proof: z.optional(z.literal('waiting')),
  /** A part of the item's name, of the buyer's name or e-mail, or the whole code. */
  search: z.optional(z.string().check(z.trim(), z.maxLength(80))),
})
export type TransactionFilter = z.infer<typeof transactionFilterSchema>

export const listTransactions = endpoint({
  method: 'GET',
  path: '/admin/transactions',
  summary: 'Orders, newest first',
  input: {
    query: z.extend(transactionFilterSchema, {
      /** The orders after, or before, this place. */
      after: z.optional(listPlaceSchema),
      before: z.optional(listPlaceSchema),
    }),
  },
  output: z.object({
    items: z.array(transactionSchema),
    next: z.nullable(z.string()),
    previous: z.nullable(z.string()),
  }),
})

const orderId = z.strictObject({ orderId: z.uuid() })

export const getTransaction = endpoint({
  method: 'GET',
  path: '/admin/transactions/{orderId}',
  summary: 'One order with its payments and what the ledger has of it',
  input: { params: orderId },
  output: transactionDetailsSchema,
})

export const confirmTransfer = endpoint({
  method: 'POST',
  path: '/admin/transactions/{orderId}/confirm',
  summary:
    'Record a transfer that was seen on the account; the amount of the order pays it, another one becomes a case for the team',
  input: {
    params: orderId,
    body: z.strictObject({
      /** As the bank's statement has it. */
      amount: rupiahSchema.check(
        z.minimum(1, { error: 'Tulis jumlah yang diterima' }),
        z.maximum(MAX_RUPIAH, { error: 'Jumlah ini terlalu besar' }),
      ),
      note: z._default(
        z.string().check(z.overwrite(plainText), z.maxLength(300, { error: 'Catatan maksimal 300 karakter' })),
        '',
      ),
    }),
  },
  output: transactionDetailsSchema,
})

export const recheckTransaction = endpoint({
  method: 'POST',
  path: '/admin/transactions/{orderId}/recheck',
  summary: 'Ask the gateways how the payments of an order are, as if their messages had been lost',
  input: { params: orderId },
  output: transactionDetailsSchema,
})

export const resendOrderMail = endpoint({
  method: 'POST',
  path: '/admin/transactions/{orderId}/resend',
  summary: 'Mail the buyer once more how the order is: how it is paid, that it is paid, or that it has expired',
  input: { params: orderId },
  output: z.null(),
})
