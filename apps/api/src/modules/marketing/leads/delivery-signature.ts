import { createHmac } from 'node:crypto'

/**
 * Headers of the Standard Webhooks specification, with which the receiver verifies sender, content and time.
 * @param secret `whsec_` and the key in base64
 * @param at seconds since 1970
 */
export function signedHeaders({ secret, id, body, at }: { secret: string; id: string; body: string; at: number }) {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const mac = createHmac('sha256', key).update(`${id}.${at}.${body}`).digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': String(at), 'webhook-signature': `v1,${mac}` }
}
