import { randomBytes } from 'node:crypto'
import type { AppContext } from '../../../app-context.ts'
import { openText, sealText } from '../../../platform/secrets/sealed-text.ts'

const purpose = 'lead webhooks'
const plainStart = 'whsec_'

/** A new key, and how it is kept: nobody is told it twice. */
export function newWebhookKey({ keyFor }: AppContext, webhookId: string) {
  const secret = `${plainStart}${randomBytes(24).toString('base64')}`
  return { secret, kept: { sealed: sealText(keyFor(purpose), webhookId, secret), tail: secret.slice(-4) } }
}

/** Null when it was sealed by another installation. Keys from before they were sealed are kept as they are. */
export function openWebhookKey({ keyFor }: AppContext, webhookId: string, kept: string): string | null {
  return kept.startsWith(plainStart) ? kept : openText(keyFor(purpose), webhookId, kept)
}
