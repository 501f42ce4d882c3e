import * as z from 'zod'
import type { CloudApiAccount } from './platform/whatsapp/cloud-api-whatsapp.ts'

const required = ['WHATSAPP_TOKEN', 'WHATSAPP_PHONE_NUMBER_ID', 'WHATSAPP_TEMPLATE'] as const

const templateSetting = z.string().regex(/^[a-z0-9_]+$/, 'must be the name of an approved template')

/** The account that one-time codes are sent from. */
export const whatsAppSettings = {
  WHATSAPP_URL: z
    .url({ protocol: /^https?$/, error: 'must be the address of the API with its version' })
    .default('https://graph.facebook.com/v24.0'),
  WHATSAPP_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'must be a token without spaces')
    .optional(),
  WHATSAPP_PHONE_NUMBER_ID: z.string().regex(/^\d+$/, 'must be the id of the number, in digits').optional(),
  WHATSAPP_TEMPLATE: templateSetting.optional(),
  WHATSAPP_PHONE_CHANGED_TEMPLATE: templateSetting.optional(),
  WHATSAPP_REMINDER_TEMPLATE: templateSetting.optional(),
}

type Given = { [Name in keyof typeof whatsAppSettings]?: string | undefined }

/** Settings that are missing although another is there. */
export function missingOfWhatsApp(given: Given) {
  const missing = required.filter((name) => given[name] === undefined)
  return missing.length === required.length ? [] : missing
}

export function whatsAppOf(given: Given & { WHATSAPP_URL: string }): CloudApiAccount | undefined {
  const { WHATSAPP_URL, WHATSAPP_TOKEN, WHATSAPP_PHONE_NUMBER_ID, WHATSAPP_TEMPLATE } = given
  if (WHATSAPP_TOKEN === undefined || WHATSAPP_PHONE_NUMBER_ID === undefined || WHATSAPP_TEMPLATE === undefined)
    return undefined
  return {
    url: WHATSAPP_URL.replace(/\/+$/, ''),
    token: WHATSAPP_TOKEN,
    phoneNumberId: WHATSAPP_PHONE_NUMBER_ID,
    template: WHATSAPP_TEMPLATE,
    phoneChangedTemplate: given.WHATSAPP_PHONE_CHANGED_TEMPLATE,
    reminderTemplate: given.WHATSAPP_REMINDER_TEMPLATE,
  }
}
