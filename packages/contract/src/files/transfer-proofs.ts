import * as z from 'zod/mini'
import { orderCodeSchema } from '../commerce/index.ts'
import { endpoint } from '../endpoint.ts'

/** Where buyers upload them, as type 1. */
export const proofDirectory = 'bukti-pembayaran'
/** Of one order. */
export const proofsAtMost = 5

const transferProofSchema = z.object({
  fileId: z.uuid(),
  name: z.string(),
  /** Its stable address; the file is private. */
  address: z.string(),
  isPicture: z.boolean(),
  sentAt: z.iso.datetime(),
})
/** A picture or PDF by which a buyer shows a transfer. */
export type TransferProof = z.infer<typeof transferProofSchema>

const byCode = z.strictObject({ code: orderCodeSchema })

export const sendTransferProof = endpoint({
  method: 'POST',
  path: '/me/orders/{code}/proofs',
  summary: 'Show the transfer of an order that waits for it, by a file that was uploaded for it',
  bodyBytes: 1_024,
  input: { params: byCode, body: z.strictObject({ fileId: z.uuid({ error: 'Pilih foto atau PDF bukti transfer' }) }) },
  output: z.array(transferProofSchema),
})

export const listOwnTransferProofs = endpoint({
  method: 'GET',
  path: '/me/orders/{code}/proofs',
  summary: 'What the learner has sent to show the transfer of an order, oldest first',
  input: { params: byCode },
  output: z.array(transferProofSchema),
})

export const listTransferProofs = endpoint({
  method: 'GET',
  path: '/admin/transactions/{orderId}/proofs',
  summary: 'What the buyer has sent to show the transfer of an order, oldest first',
  input: { params: z.strictObject({ orderId: z.uuid() }) },
  output: z.array(transferProofSchema),
})
