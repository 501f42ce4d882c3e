import type { AppContext } from '../../app-context.ts'
import type { Tx } from '../database/index.ts'
import { sendWhatsApp } from './send-whatsapp.job.ts'
import { insertMessage, type NewWhatsAppMessage } from './whatsapp-messages.repo.ts'

/** Sends a message once the transaction has committed. */
export async function queueWhatsApp({ jobs }: Pick<AppContext, 'jobs'>, tx: Tx, message: NewWhatsAppMessage) {
  await jobs.enqueue(tx, sendWhatsApp, { messageId: await insertMessage(tx, message) })
}
