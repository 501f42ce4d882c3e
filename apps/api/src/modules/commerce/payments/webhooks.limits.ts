import { type Limit, networkOf } from '../../../platform/endpoints/index.ts'

/** Of messages that no gateway has sent; those of gateways come by thousands from one address and are not counted. */
export function refusedWebhookLimit(clientAddress: string): Limit {
  return { name: 'refused-webhook', subject: networkOf(clientAddress), hits: 300, windowSeconds: 600 }
}
