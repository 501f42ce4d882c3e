import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { emailSchema } from '../validation/email.ts'
import { pageOf, pagingQuery } from '../paging.ts'

/** Maximum number of each; beyond that a mailing list or a program of one's own is the better tool. */
export const leadRecipientsAtMost = 50
export const leadWebhooksAtMost = 20

const sectionId = z.string().check(z.regex(/^[\w-]{1,32}$/))

/** A section with a form. */
export const pageFormSchema = z.object({
  sectionId: z.string(),
  type: z.string(),
  /** The section's title; empty if it has none. */
  words: z.string(),
})
export type PageForm = z.infer<typeof pageFormSchema>

export const listPageForms = endpoint({
  method: 'GET',
  path: '/admin/landing-pages/{pageId}/forms',
  summary: 'Forms of a page in order: of the published version, else of the draft',
  input: { params: z.strictObject({ pageId: z.uuid() }) },
  output: z.array(pageFormSchema),
})

export const leadRecipientSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  /** The page whose leads are sent; null: of every page. */
  page: z.nullable(z.object({ id: z.uuid(), name: z.string() })),
  /** The form of that page; null: all its forms. */
  sectionId: z.nullable(z.string()),
  /** That form's section; null also if the page no longer has it. */
  form: z.nullable(pageFormSchema),
  toldAt: z.nullable(z.iso.datetime()),
})
export type LeadRecipient = z.infer<typeof leadRecipientSchema>

export const listLeadRecipients = endpoint({
  method: 'GET',
  path: '/admin/lead-recipients',
  summary: 'Recipients of lead notifications',
  output: z.array(leadRecipientSchema),
})

export const createLeadRecipient = endpoint({
  method: 'POST',
  path: '/admin/lead-recipients',
  summary: 'Add a recipient of lead notifications for one form, one page or all; idempotent',
  input: {
    body: z.strictObject({ email: emailSchema, pageId: z.nullable(z.uuid()), sectionId: z.nullable(sectionId) }).check(
      z.refine(({ pageId, sectionId: section }) => pageId !== null || section === null, {
        error: 'Pilih halaman dari formulir ini',
        path: ['pageId'],
      }),
    ),
  },
  output: leadRecipientSchema,
  successStatus: 201,
})

export const deleteLeadRecipient = endpoint({
  method: 'DELETE',
  path: '/admin/lead-recipients/{recipientId}',
  summary: 'Delete a recipient',
  input: { params: z.strictObject({ recipientId: z.uuid() }) },
  output: z.null(),
})

export const leadWebhookSchema = z.object({
  id: z.uuid(),
  url: z.string(),
  /** Null: the leads of every page. */
  page: z.nullable(z.object({ id: z.uuid(), name: z.string() })),
  /** The last characters of the signing secret, to distinguish secrets. */
  secretTail: z.string(),
  createdAt: z.iso.datetime(),
  /** Messages waiting for a retry, and those given up. */
  waiting: z.int(),
  failed: z.int(),
})
export type LeadWebhook = z.infer<typeof leadWebhookSchema>

/** The signing secret in the receiver's format: `whsec_…`. Returned once, when it is created. */
export const keyedLeadWebhookSchema = z.extend(leadWebhookSchema, { secret: z.string() })
export type KeyedLeadWebhook = z.infer<typeof keyedLeadWebhookSchema>

export const listLeadWebhooks = endpoint({
  method: 'GET',
  path: '/admin/lead-webhooks',
  summary: 'List webhooks for new leads',
  output: z.array(leadWebhookSchema),
})

export const createLeadWebhook = endpoint({
  method: 'POST',
  path: '/admin/lead-webhooks',
  summary: 'Add a webhook for new leads; messages are signed',
  input: { body: z.strictObject({ url: z.string().check(z.maxLength(500)), pageId: z.nullable(z.uuid()) }) },
  output: keyedLeadWebhookSchema,
  successStatus: 201,
})

const webhookId = z.strictObject({ webhookId: z.uuid() })

export const renewLeadWebhookSecret = endpoint({
  method: 'POST',
  path: '/admin/lead-webhooks/{webhookId}/secret',
  summary: 'Replace a webhook’s secret',
  input: { params: webhookId },
  output: keyedLeadWebhookSchema,
})

export const deleteLeadWebhook = endpoint({
  method: 'DELETE',
  path: '/admin/lead-webhooks/{webhookId}',
  summary: 'Delete a webhook with its delivery log',
  input: { params: webhookId },
  output: z.null(),
})

/** `withheld`: the person opted out or was anonymised before the message was sent. */
export const leadDeliveryStates = ['waiting', 'delivered', 'failed', 'withheld'] as const

export const leadDeliverySchema = z.object({
  id: z.uuid(),
  leadId: z.uuid(),
  /** Name of the sender, if the form asked for one. */
  leadName: z.string(),
  state: z.enum(leadDeliveryStates),
  attempts: z.int(),
  /** Of the last attempt: the receiver's status, and the beginning of its body or the reason why there is none. */
  status: z.nullable(z.int()),
  excerpt: z.string(),
  triedAt: z.nullable(z.iso.datetime()),
  /** Time of the next attempt; null if there is none. */
  dueAt: z.nullable(z.iso.datetime()),
  createdAt: z.iso.datetime(),
})
export type LeadDelivery = z.infer<typeof leadDeliverySchema>

export const listLeadDeliveries = endpoint({
  method: 'GET',
  path: '/admin/lead-webhooks/{webhookId}/deliveries',
  summary: 'Deliveries of a webhook, latest first',
  input: { params: webhookId, query: z.strictObject({ ...pagingQuery }) },
  output: pageOf(leadDeliverySchema),
})

export const retryLeadDelivery = endpoint({
  method: 'POST',
  path: '/admin/lead-deliveries/{deliveryId}/retry',
  summary: 'Send a delivery again now, whatever its state',
  input: { params: z.strictObject({ deliveryId: z.uuid() }) },
  output: leadDeliverySchema,
})
