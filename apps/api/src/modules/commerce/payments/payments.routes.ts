import { receiveMidtransWebhook, receiveXenditWebhook } from '@naikkelas/contract/commerce'
import { bindText } from '../../../platform/endpoints/index.ts'
import type { PaymentProviderName } from './payment-provider.ts'
import { receiveWebhook } from './webhooks.service.ts'

/** From the gateway's servers: no page, no session; its token or signature shows who sent it. */
const bindWebhook = (
  endpoint: typeof receiveMidtransWebhook | typeof receiveXenditWebhook,
  provider: PaymentProviderName,
) =>
  bindText(endpoint, {
    can: 'anyone',
    origin: 'any',
    run: async ({ text }, ctx, { request: { headers }, clientAddress }) => {
      await receiveWebhook(ctx, provider, { headers, rawBody: text, clientAddress })
      return null
    },
  })

export const paymentRoutes = [
  bindWebhook(receiveXenditWebhook, 'xendit'),
  bindWebhook(receiveMidtransWebhook, 'midtrans'),
]
