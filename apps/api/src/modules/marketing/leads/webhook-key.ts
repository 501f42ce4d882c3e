import { randomBytes } from 'node:crypto'
import type { AppContext } from '../../../app-context.ts'
import { openText, sealText } from '../../../platform/secrets/sealed-text.ts'

const purpose = 'lead webhooks'
const plainStart = 'whsec_'

/** A new key and its stored form; the key is shown once. */
export function newWebhookKey({ keyFor }: AppContext, webhookId: string) {
  const secret = `${plainStart}${randomBytes(24).toString('base64')}`
  return { secret, kept: { sealed: sealText(keyFor(purpose), webhookId, secret), tail: secret.slice(-4) } }
}

/** Null when another installation encrypted it. Keys from before encryption are stored in plain text. */
export function openWebhookKey({ keyFor }: AppContext, webhookId: string, kept: string): string | null {
  return kept.startsWith(plainStart) ? kept : openText(keyFor(purpose), webhookId, kept)
}
