/** A mail ready to be sent, in both of its forms. */
export interface MailMessage {
  /** The same for every attempt, so that receivers can deduplicate. */
  id: string
  to: { name: string; address: string }
  /** Name of the site, beside the operator's address. @default the operator's own sender */
  senderName?: string | undefined
  subject: string
  text: string
  html: string
  /** Where a mail program posts that its reader wants no more of these (RFC 8058). @default there is nothing to stop */
  unsubscribe?: string | null
}

/** What brings mails to people. */
export interface Mail {
  /**
   * Resolves when someone else has taken responsibility for the mail.
   * @throws MailRefused when it will never be taken; anything else may be tried again
   */
  send: (message: MailMessage) => Promise<void>
}

/** The mail server does not want this mail, and will not want it later. */
export class MailRefused extends Error {
  override name = 'MailRefused'
}

/** This mail cannot be taken now; others may be. */
export class MailDeferred extends Error {
  override name = 'MailDeferred'
}
