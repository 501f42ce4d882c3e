/** What messages are for; the operator's account has an approved template for each. */
export const whatsAppTemplates = ['one_time_code', 'phone_changed', 'learning_reminder'] as const
export type WhatsAppTemplate = (typeof whatsAppTemplates)[number]

/** A message ready to be sent: an approved template and what it shows. */
export interface WhatsAppMessage {
  id: string
  /** Digits with the country's code. */
  to: string
  template: WhatsAppTemplate
  /** Value of the template's variable: the code, the last digits of the new number, or what one is reminded of. */
  parameter: string
  /** The whole message as its reader sees it, where no template is needed. */
  text: string
}

/** What brings messages to WhatsApp numbers. */
export interface WhatsApp {
  /**
   * Resolves when the provider has taken the message.
   * @throws WhatsAppRefused when it never will; anything else may be tried again
   */
  send: (message: WhatsAppMessage) => Promise<void>
  /** Whether the operator has named a template for it: other messages are refused. */
  offers: (template: WhatsAppTemplate) => boolean
}

/** The provider does not take this message, and will not later: the number has no WhatsApp, the template is gone. */
export class WhatsAppRefused extends Error {
  override name = 'WhatsAppRefused'
}
