import type { Env } from '../../env.ts'
import { createCloudApiWhatsApp } from './cloud-api-whatsapp.ts'
import type { WhatsApp } from './whatsapp-port.ts'

/**
 * What brings messages to WhatsApp, as the operator set it. On a machine of one's own without keys messages are taken
 * and go nowhere: /dev/outbox shows them. Undefined elsewhere without keys: messages wait.
 */
export function createWhatsApp({ appEnv, whatsApp }: Pick<Env, 'appEnv' | 'whatsApp'>): WhatsApp | undefined {
  if (whatsApp !== undefined) return createCloudApiWhatsApp(whatsApp)
  return appEnv === 'local' ? { send: async () => {}, offers: () => true } : undefined
}
