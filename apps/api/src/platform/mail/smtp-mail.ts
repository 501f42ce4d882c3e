import { createTransport } from 'nodemailer'
import { type Mail, MailDeferred, type MailMessage, MailRefused } from './mail-port.ts'

interface MailOptions {
  /** `Naikkelas <halo@naikkelas.id>` or an address alone. */
  from: string
  /** The host that names our mails: the right side of their ids. */
  host: string
}

interface SmtpOptions extends MailOptions {
  /** `smtp://user:password@host:587` or `smtps://…`; TLS is begun wherever the server offers it. */
  url: string
}

const halfMinuteMs = 30_000

/** Sends through a mail server by SMTP. */
export function createSmtpMail({ url, ...options }: SmtpOptions): Mail {
  const transport = createTransport({
    ...serverOf(url),
    connectionTimeout: halfMinuteMs,
    greetingTimeout: halfMinuteMs,
    socketTimeout: halfMinuteMs,
  })
  return {
    async send(message) {
      try {
        await transport.sendMail(letterOf(message, options))
      } catch (error) {
        throw refusalOf(error)
      }
    },
  }
}

/** Server, port and credentials. A password is sent over TLS only. */
function serverOf(address: string) {
  const { protocol, hostname, port, username, password } = new URL(address)
  const isSecure = protocol === 'smtps:'
  const isNear = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? (isSecure ? 465 : 587) : Number(port),
    secure: isSecure,
    requireTLS: username !== '' && !isSecure && !isNear,
    ...(username === '' ? {} : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
  }
}

/** What nodemailer makes a mail of. Nothing in it is ever a file or an address to fetch. */
export function letterOf(
  { id, to, senderName, subject, text, html, unsubscribe }: MailMessage,
  { from, host }: MailOptions,
) {
  return {
    from: senderName === undefined ? from : { name: oneLine(senderName), address: addressOf(from) },
    to: { name: oneLine(to.name), address: to.address },
    subject: oneLine(subject),
    text,
    html,
    messageId: `<${id}@${host}>`,
    // Machines do not answer machines.
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      ...(unsubscribe && {
        'List-Unsubscribe': `<${oneLine(unsubscribe)}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** The address of a sender such as `Naikkelas <halo@naikkelas.id>`. */
const addressOf = (sender: string) => /<([^<>]+)>\s*$/.exec(sender)?.[1] ?? sender.trim()

/** A line break in a header would begin another header. */
function oneLine(words: string): string {
  return words.replace(/[\r\n\u2028\u2029]+/g, ' ').trim()
}

/** A mail or its recipient refused, for good or for now; everything else is the server being away. */
function refusalOf(error: unknown): unknown {
  if (!(error instanceof Error) || !('responseCode' in error) || typeof error.responseCode !== 'number') return error
  const isOfMail = 'code' in error && (error.code === 'EENVELOPE' || error.code === 'EMESSAGE')
  if (!isOfMail) return error
  return error.responseCode >= 500
    ? new MailRefused(error.message, { cause: error })
    : new MailDeferred(error.message, { cause: error })
}
