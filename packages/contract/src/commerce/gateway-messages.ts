import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { plainText, visiblePattern } from '../plain-text.ts'

export const gatewayMessageKinds = ['payment', 'refund'] as const
export type GatewayMessageKind = (typeof gatewayMessageKinds)[number]

export const gatewayNamesByCode = { xendit: 'Xendit', midtrans: 'Midtrans' } as const
export const gatewayCodes = ['xendit', 'midtrans'] as const
export type GatewayCode = (typeof gatewayCodes)[number]

const messageShape = {
  id: z.uuid(),
  gateway: z.enum(gatewayCodes),
  kind: z.enum(gatewayMessageKinds),
  /** Of what it is about, as the gateway knows it; null where the message names none. */
  reference: z.nullable(z.string()),
  deliveries: z.int(),
  receivedAt: z.iso.datetime(),
  note: z.nullable(z.string()),
  settledBy: z.nullable(z.string()),
  settledAt: z.nullable(z.iso.datetime()),
}
const messageSchema = z.object(messageShape)
/** A genuine message of a gateway that no payment of ours was found for. */
export type GatewayMessage = z.infer<typeof messageSchema>

const detailsSchema = z.object({
  ...messageShape,
  /** The same for every delivery. */
  eventKey: z.string(),
  /** As it came, without what names a payer. */
  body: z.string(),
  /** The order that it was found to be of; null while it is of none. */
  order: z.nullable(z.object({ id: z.uuid(), code: z.string() })),
})
export type GatewayMessageDetails = z.infer<typeof detailsSchema>

export const gatewayMessagesPerPage = 25

export const listGatewayMessages = endpoint({
  method: 'GET',
  path: '/admin/gateway-messages',
  summary: 'Messages of gateways without a payment of ours: open ones, oldest first, or settled ones, latest first',
  input: {
    query: z.strictObject({
      state: z._default(z.enum(['open', 'settled']), 'open'),
      gateway: z.optional(z.enum(gatewayCodes)),
      kind: z.optional(z.enum(gatewayMessageKinds)),
      /** The ones behind this one. */
      after: z.optional(z.uuid()),
    }),
  },
  output: z.object({ items: z.array(messageSchema), next: z.nullable(z.uuid()) }),
})

const byId = z.strictObject({ messageId: z.uuid() })

export const getGatewayMessage = endpoint({
  method: 'GET',
  path: '/admin/gateway-messages/{messageId}',
  summary: 'A message of a gateway, without what names a payer',
  input: { params: byId },
  output: detailsSchema,
})

export const recheckGatewayMessage = endpoint({
  method: 'POST',
  path: '/admin/gateway-messages/{messageId}/recheck',
  summary: 'Look for the payment that a message is of once more; found, the gateway is asked how it is',
  input: { params: byId },
  output: detailsSchema,
})

export const settleGatewayMessage = endpoint({
  method: 'POST',
  path: '/admin/gateway-messages/{messageId}/settle',
  summary: 'Say what became of a message; once',
  input: {
    params: byId,
    body: z.strictObject({
      note: z
        .string()
        .check(
          z.overwrite(plainText),
          z.maxLength(300, { error: 'Catatan maksimal 300 karakter' }),
          z.regex(visiblePattern, { error: 'Catatan harus diisi' }),
        ),
    }),
  },
  output: detailsSchema,
})
