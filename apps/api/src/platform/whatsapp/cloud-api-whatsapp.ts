import * as z from 'zod'
import { type WhatsApp, type WhatsAppMessage, WhatsAppRefused, type WhatsAppTemplate } from './whatsapp-port.ts'

/** An account of the WhatsApp Business Cloud API (developers.facebook.com/docs/whatsapp/cloud-api). */
export interface CloudApiAccount {
  /** With the version: `https://graph.facebook.com/v24.0`. */
  url: string
  token: string
  /** Id of the number that messages come from. */
  phoneNumberId: string
  /** Name of the approved authentication template, in Indonesian. */
  template: string
  /** Name of the approved utility template that announces another number; undefined: only the mail is sent. */
  phoneChangedTemplate: string | undefined
  /** Name of the approved utility template of reminders; undefined: only mails are sent. */
  reminderTemplate: string | undefined
}

const TIMEOUT_MS = 20_000
/** Error codes after which a message may be tried again although the status says otherwise: limits of the account. */
const temporaryCodes: ReadonlySet<number> = new Set([4, 80007, 130429, 131048, 131056, 133016])

const failureSchema = z.object({ error: z.object({ code: z.number().optional(), message: z.string() }) })

export function createCloudApiWhatsApp(account: CloudApiAccount): WhatsApp {
  return {
    offers: (template) => templateNameOf(account, template) !== undefined,
    async send(message) {
      const response = await fetch(`${account.url}/${encodeURIComponent(account.phoneNumberId)}/messages`, {
        method: 'POST',
        headers: { authorization: `Bearer ${account.token}`, 'content-type': 'application/json' },
        body: JSON.stringify(templateMessage(account, message)),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      if (response.ok) return void (await response.body?.cancel())
      const failure = failureSchema.safeParse(await response.json().catch(() => null))
      const reason = failure.success ? failure.data.error.message : 'no reason given'
      const words = `the WhatsApp provider answered ${response.status}: ${reason}`
      const isTemporary =
        response.status === 429 ||
        response.status >= 500 ||
        // A revoked token is for the operator to replace, within the time that messages are tried.
        response.status === 401 ||
        (failure.success && temporaryCodes.has(failure.data.error.code ?? 0))
      throw isTemporary ? new Error(words) : new WhatsAppRefused(words)
    },
  }
}

const templateNameOf = (account: CloudApiAccount, template: WhatsAppTemplate) =>
  ({
    one_time_code: account.template,
    phone_changed: account.phoneChangedTemplate,
    learning_reminder: account.reminderTemplate,
  })[template]

/** An authentication template shows the code in its text and in its button that copies it. */
function templateMessage(account: CloudApiAccount, { to, parameter, template }: WhatsAppMessage) {
  const name = templateNameOf(account, template)
  if (name === undefined) throw new WhatsAppRefused(`the operator has named no template for ${template}`)
  const parameters = [{ type: 'text', text: parameter }]
  const button = { type: 'button', sub_type: 'url', index: '0', parameters }
  return {
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to,
    type: 'template',
    template: {
      name,
      language: { code: 'id' },
      components: [{ type: 'body', parameters }, ...(template === 'one_time_code' ? [button] : [])],
    },
  }
}
