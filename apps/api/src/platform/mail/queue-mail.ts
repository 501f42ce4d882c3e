import type { AppContext } from '../../app-context.ts'
import type { Tx } from '../database/index.ts'
import { insertMail, type NewMail } from './mails.repo.ts'
import { sendMail } from './send-mail.job.ts'

/** Sends a mail once the transaction has committed. One with the same key is sent once. */
export async function queueMail({ jobs }: Pick<AppContext, 'jobs'>, tx: Tx, mail: NewMail): Promise<void> {
  const mailId = await insertMail(tx, mail)
  if (mailId !== undefined) await jobs.enqueue(tx, sendMail, { mailId })
}
