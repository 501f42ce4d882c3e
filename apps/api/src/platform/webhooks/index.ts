export { isPublicAddress } from './public-address.ts'
export { createWebhookSender } from './webhook-sender.ts'
export type { WebhookAnswer, WebhookMessage, WebhookPort } from './webhook-port.ts'
