import { join } from 'node:path'
import type { Env } from '../../env.ts'
import { createFolderMail } from './folder-mail.ts'
import type { Mail } from './mail-port.ts'
import { createSmtpMail } from './smtp-mail.ts'

/**
 * What brings mails to people, as the operator set it: a mail server, or on a machine of one's own a folder to read them
 * in. Undefined elsewhere without a mail server: mails wait in the outbox.
 */
export function createMail(
  { appEnv, smtpUrl, mailFrom, publicUrl }: Pick<Env, 'appEnv' | 'smtpUrl' | 'mailFrom' | 'publicUrl'>,
  dataDir: string,
): Mail | undefined {
  const letters = { from: mailFrom, host: new URL(publicUrl).hostname }
  if (smtpUrl !== undefined) return createSmtpMail({ ...letters, url: smtpUrl })
  return appEnv === 'local' ? createFolderMail({ ...letters, folder: join(dataDir, 'mail') }) : undefined
}
