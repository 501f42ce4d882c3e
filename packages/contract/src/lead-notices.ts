import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { emailSchema } from './identity.ts'
import { pageOf, pagingQuery } from './paging.ts'

/** So many of each; who needs more wants a mailing list or a program of their own. */
export const leadRecipientsAtMost = 50
export const leadWebhooksAtMost = 20

const sectionId = z.string().check(z.regex(/^[\w-]{1,32}$/))

/** A section of a page that asks its readers. */
export const pageFormSchema = z.object({
  sectionId: z.string(),
  type: z.string(),
  /** Its title; empty when it has none. */
  words: z.string(),
})
export type PageForm = z.infer<typeof pageFormSchema>

export const listPageForms = endpoint({
  method: 'GET',
  path: '/admin/landing-pages/{pageId}/forms',
  summary: 'The forms of a page as visitors see it now, or as it stands while none do, from its top',
  input: { params: z.strictObject({ pageId: z.uuid() }) },
  output: z.array(pageFormSchema),
})

export const leadRecipientSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  /** Whose leads they are told of; null: those of every page. */
  page: z.nullable(z.object({ id: z.uuid(), name: z.string() })),
  /** Of one form of that page; null: of all its forms. */
  sectionId: z.nullable(z.string()),
  /** That form; null as well when the page has it no longer. */
  form: z.nullable(pageFormSchema),
  toldAt: z.nullable(z.iso.datetime()),
})
export type LeadRecipient = z.infer<typeof leadRecipientSchema>

export const listLeadRecipients = endpoint({
  method: 'GET',
  path: '/admin/lead-recipients',
  summary: 'Who is told of new leads by mail',
  output: z.array(leadRecipientSchema),
})

export const createLeadRecipient = endpoint({
  method: 'POST',
  path: '/admin/lead-recipients',
  summary: 'Tell somebody of new leads by mail: of one form, one page or all; told twice it is one',
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
  summary: 'Tell somebody no more',
  input: { params: z.strictObject({ recipientId: z.uuid() }) },
  output: z.null(),
})

export const leadWebhookSchema = z.object({
  id: z.uuid(),
  url: z.string(),
  /** Null: the leads of every page. */
  page: z.nullable(z.object({ id: z.uuid(), name: z.string() })),
  /** The last letters of what messages are signed with, to know one key from another. */
  secretTail: z.string(),
  createdAt: z.iso.datetime(),
  /** Messages that wait for another try, and those that were given up. */
  waiting: z.int(),
  failed: z.int(),
})
export type LeadWebhook = z.infer<typeof leadWebhookSchema>

/** What messages are signed with, as the receiver needs it: `whsec_…`. Told when it is made, and never again. */
export const keyedLeadWebhookSchema = z.extend(leadWebhookSchema, { secret: z.string() })
export type KeyedLeadWebhook = z.infer<typeof keyedLeadWebhookSchema>

export const listLeadWebhooks = endpoint({
  method: 'GET',
  path: '/admin/lead-webhooks',
  summary: 'Programs of others that are told of new leads',
  output: z.array(leadWebhookSchema),
})

export const createLeadWebhook = endpoint({
  method: 'POST',
  path: '/admin/lead-webhooks',
  summary: 'Tell a program of new leads by a signed message',
  input: { body: z.strictObject({ url: z.string().check(z.maxLength(500)), pageId: z.nullable(z.uuid()) }) },
  output: keyedLeadWebhookSchema,
  successStatus: 201,
})

const webhookId = z.strictObject({ webhookId: z.uuid() })

export const renewLeadWebhookSecret = endpoint({
  method: 'POST',
  path: '/admin/lead-webhooks/{webhookId}/secret',
  summary: 'Sign messages to a program with a new key from now on; the old one is gone',
  input: { params: webhookId },
  output: keyedLeadWebhookSchema,
})

export const deleteLeadWebhook = endpoint({
  method: 'DELETE',
  path: '/admin/lead-webhooks/{webhookId}',
  summary: 'Tell a program no more; its log goes with it',
  input: { params: webhookId },
  output: z.null(),
})

/** `withheld`: the person wanted to hear nothing more, or has no name any more, before it was sent. */
export const leadDeliveryStates = ['waiting', 'delivered', 'failed', 'withheld'] as const

export const leadDeliverySchema = z.object({
  id: z.uuid(),
  leadId: z.uuid(),
  /** Whom it told of, as far as the form asked. */
  leadName: z.string(),
  state: z.enum(leadDeliveryStates),
  attempts: z.int(),
  /** Of the last try: what the other side answered, and the beginning of its words or why there are none. */
  status: z.nullable(z.int()),
  excerpt: z.string(),
  triedAt: z.nullable(z.iso.datetime()),
  /** When it is tried next; null when it is not. */
  dueAt: z.nullable(z.iso.datetime()),
  createdAt: z.iso.datetime(),
})
export type LeadDelivery = z.infer<typeof leadDeliverySchema>

export const listLeadDeliveries = endpoint({
  method: 'GET',
  path: '/admin/lead-webhooks/{webhookId}/deliveries',
  summary: 'What a program was told, latest first',
  input: { params: webhookId, query: z.strictObject({ ...pagingQuery }) },
  output: pageOf(leadDeliverySchema),
})

export const retryLeadDelivery = endpoint({
  method: 'POST',
  path: '/admin/lead-deliveries/{deliveryId}/retry',
  summary: 'Send a message once more now, delivered before or not',
  input: { params: z.strictObject({ deliveryId: z.uuid() }) },
  output: leadDeliverySchema,
})
