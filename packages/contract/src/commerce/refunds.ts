import * as z from 'zod/mini'
import { endpoint, fileEndpoint } from '../endpoint.ts'
import { MAX_RUPIAH, rupiahSchema } from '../money.ts'
import { plainText, visiblePattern } from '../plain-text.ts'
import { invoiceFileType } from './invoices.ts'
import { orderCodeSchema } from './orders.ts'

/** Days from the payment within which money is given back as a matter of course. */
export const refundDays = 7

/** Decided and owed, on its way, back with the buyer, refused by the gateway and still owed. */
export const refundStates = ['requested', 'pending', 'succeeded', 'failed'] as const
export type RefundState = (typeof refundStates)[number]

export const refundWays = ['transfer', 'gateway'] as const

const line = (longest: number, noun: string) =>
  z.string().check(z.overwrite(plainText), z.maxLength(longest, { error: `${noun} maksimal ${longest} karakter` }))
const needed = (longest: number, noun: string) =>
  line(longest, noun).check(z.regex(visiblePattern, { error: `${noun} harus diisi` }))

export const refundTransferSchema = z.strictObject({
  bank: needed(60, 'Bank'),
  number: z.string().check(
    z.overwrite((typed) => typed.replace(/[\s.\u2010-\u2015-]+/g, '')),
    z.regex(/^\d{5,20}$/, { error: 'Nomor rekening terdiri dari 5 sampai 20 angka' }),
  ),
  holder: needed(80, 'Nama pemilik'),
  /** Of the bank, which proves it. */
  reference: needed(80, 'Nomor referensi'),
  note: z._default(line(300, 'Catatan'), ''),
})
/** A transfer that a person made to give money back. */
export type RefundTransfer = z.infer<typeof refundTransferSchema>

const refundSchema = z.object({
  id: z.uuid(),
  amount: rupiahSchema,
  state: z.enum(refundStates),
  /** Nothing is left of what was paid, and what was bought is taken back. */
  isWhole: z.boolean(),
  /** The case that money was of which paid for nothing; null for what was paid. */
  caseId: z.nullable(z.uuid()),
  reason: z.string(),
  lateReason: z.nullable(z.string()),
  transfer: z.nullable(refundTransferSchema),
  /** The gateway that gives it back; null for a transfer. */
  gateway: z.nullable(z.string()),
  /** Why the gateway refused, in a sentence; the money is still owed. */
  failure: z.nullable(z.string()),
  /** `CN/2026/11/00001`; null where the order has no invoice. */
  creditNoteNumber: z.nullable(z.string()),
  decidedAt: z.iso.datetime(),
  /** Names of admins; null once their account is gone. */
  decidedBy: z.nullable(z.string()),
  sentAt: z.nullable(z.iso.datetime()),
  sentBy: z.nullable(z.string()),
})
/** Money that goes back, as the back office sees it. */
export type OrderRefund = z.infer<typeof refundSchema>

const refundableSchema = z.object({
  /** Oldest first. */
  items: z.array(refundSchema),
  /** Of what was paid; 0 where all of it went back, and for what was not paid. */
  left: rupiahSchema,
  refunded: rupiahSchema,
  /** Whether a refund now needs a reason why it comes so late. */
  isLate: z.boolean(),
  /** The gateway that can give it back; null where a person transfers it. */
  gateway: z.nullable(z.string()),
})
export type RefundsOfOrder = z.infer<typeof refundableSchema>

const byOrder = z.strictObject({ orderId: z.uuid() })

export const listRefunds = endpoint({
  method: 'GET',
  path: '/admin/transactions/{orderId}/refunds',
  summary: 'What went back of the money of an order, and how much can',
  input: { params: byOrder },
  output: refundableSchema,
})

export const refundOrder = endpoint({
  method: 'POST',
  path: '/admin/transactions/{orderId}/refunds',
  summary: 'Give back all or a part of what was paid; all of it takes back what was bought',
  successStatus: 201,
  bodyBytes: 8_192,
  input: {
    params: byOrder,
    body: z.strictObject({
      amount: rupiahSchema.check(
        z.minimum(1, { error: 'Tulis jumlah yang dikembalikan' }),
        z.maximum(MAX_RUPIAH, { error: 'Jumlah ini terlalu besar' }),
      ),
      /** What had gone back when the amount was typed: another sum is refused, so that a second press gives nothing twice. */
      refundedBefore: rupiahSchema,
      reason: needed(300, 'Alasan'),
      /** Needed once the time for refunds is over. */
      lateReason: z.optional(line(300, 'Alasan')),
      /** By the gateway that took it, where it can; a person transfers everything else. */
      way: z.enum(refundWays, { error: 'Pilih salah satu' }),
      /** Where it was transferred to already; without it the refund waits for `sendRefund`. */
      transfer: z.optional(refundTransferSchema),
    }),
  },
  output: refundableSchema,
})

export const sendRefund = endpoint({
  method: 'POST',
  path: '/admin/transactions/{orderId}/refunds/{refundId}/transfer',
  summary: 'Record the transfer by which a refund went back to the buyer',
  bodyBytes: 8_192,
  input: {
    params: z.strictObject({ orderId: z.uuid(), refundId: z.uuid() }),
    body: refundTransferSchema,
  },
  output: refundableSchema,
})

export const getCreditNote = fileEndpoint({
  path: '/admin/transactions/{orderId}/refunds/{refundId}/credit-note',
  summary: 'The credit note of a refund, as a PDF',
  input: { params: z.strictObject({ orderId: z.uuid(), refundId: z.uuid() }) },
  contentTypes: [invoiceFileType],
})

export const getOwnCreditNote = fileEndpoint({
  path: '/me/orders/{code}/refunds/{refundId}/credit-note',
  summary: 'The credit note of a refund of the learner, as a PDF',
  input: { params: z.strictObject({ code: orderCodeSchema, refundId: z.uuid() }) },
  contentTypes: [invoiceFileType],
})
