import { pageDocumentSchema } from '@naikkelas/page'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

/** Field kinds of a landing page's form; `coupon` exists in orders only. */
export const leadAnswerKinds = ['name', 'whatsapp', 'email', 'choice', 'text', 'coupon'] as const
export type LeadAnswerKind = (typeof leadAnswerKinds)[number]

/**
 * Maximum lengths of answers, in characters. The limit of a phone number is above its real length, so that a pasted
 * value arrives complete and is validated with a message.
 */
export const leadAnswerLengths: Readonly<Record<LeadAnswerKind, number>> = {
  name: 100,
  whatsapp: 100,
  email: 160,
  choice: 300,
  text: 500,
  coupon: 40,
}

/** Names of the hidden fields of a form: consent checkbox, referrer. */
export const consentName = 'consent'
export const leadSourceName = 'from'
/** The signed time at which a form on a page of its own was drawn, to detect submissions that are too fast. */
export const leadDrawnName = 'drawn'
/** In the URL of the thank-you page: the id of the submission, signed, valid for an hour. */
export const sentLeadName = 'isian'
/** In the URL of a form with errors: the token of its draft, stored for an hour. */
export const formDraftName = 'belum'

const formPlace = z.strictObject({
  pageId: z.uuid(),
  sectionId: z.string().check(z.regex(/^[\w-]{1,32}$/)),
})

/** URL that the form of a section posts to without a script. */
export function leadAddress({ pageId, sectionId }: { pageId: string; sectionId: string }): string {
  return `/api/leads/${pageId}/${encodeURIComponent(sectionId)}`
}

/** URL that forms of previews post to; it stores nothing. */
export const previewLeadAddress = '/api/leads/pratinjau'

/** URL of the thank-you page. */
export function leadThanksAddress({ pageId, sectionId }: { pageId: string; sectionId: string }): string {
  return `/terima-kasih/${pageId}/${encodeURIComponent(sectionId)}`
}

export const leadFieldSchema = z.object({
  /** Unique in its form; the key of the answer. */
  name: z.string(),
  kind: z.enum(leadAnswerKinds),
  label: z.string(),
  /** The options of a `choice`. */
  choices: z.array(z.string()),
  isRequired: z.boolean(),
})
export type LeadField = z.infer<typeof leadFieldSchema>

/** A form of a published page. */
export const leadFormSchema = z.object({
  page: z.object({ id: z.uuid(), name: z.string(), address: z.string(), theme: pageDocumentSchema.shape.theme }),
  sectionId: z.string(),
  /** DOM id of the section on its page. */
  anchor: z.string(),
  isOrder: z.boolean(),
  title: z.string(),
  fields: z.array(leadFieldSchema),
  /** Text that must be agreed to; empty if no consent is asked for. */
  consent: z.string(),
  sendLabel: z.string(),
  /** Sent back as `leadDrawnName`. */
  drawn: z.string(),
  /** A submission with errors: its values as typed, and the errors; null without a draft. */
  held: z.nullable(
    z.object({
      answers: z.record(z.string(), z.string()),
      source: z.string(),
      issues: z.array(z.object({ path: z.string(), message: z.string() })),
    }),
  ),
  /** Target of the form's button after submitting; null for the thank-you page only. */
  next: z.nullable(z.object({ kind: z.enum(['page', 'whatsapp', 'file', 'link']), address: z.string() })),
})
export type LeadForm = z.infer<typeof leadFormSchema>

export const getLeadForm = endpoint({
  method: 'GET',
  path: '/leads/{pageId}/{sectionId}',
  summary: 'The form of a published page’s section',
  input: {
    params: formPlace,
    query: z.strictObject({
      /** The token of `sentLeadName`: the target chat then contains the answers. */
      sent: z.optional(z.string().check(z.maxLength(120))),
      /** The token of `formDraftName`. */
      held: z.optional(z.string().check(z.maxLength(120))),
    }),
  },
  output: leadFormSchema,
})

/** What a form on a page asked before the checkout; empty where it did not. */
export const orderFormAnswersSchema = z.object({ name: z.string(), email: z.string(), phone: z.string() })
export type OrderFormAnswers = z.infer<typeof orderFormAnswersSchema>

export const getOrderForm = endpoint({
  method: 'GET',
  path: '/order-form',
  summary: 'What this browser sent by a form that led to a checkout, for an hour; null for nothing',
  output: z.nullable(orderFormAnswersSchema),
})

const sentForm = z.strictObject({
  /** By the names of the form's fields, each of which defines its maximum length; unknown fields are dropped. */
  answers: z
    .record(z.string().check(z.maxLength(40)), z.string())
    .check(z.refine((answers) => Object.keys(answers).length <= 20, { error: 'Isian terlalu banyak' })),
  /** URL of the page with the form, including its query. */
  source: z._default(z.string().check(z.maxLength(4000)), ''),
})

export const sendLead = endpoint({
  method: 'POST',
  path: '/leads/{pageId}/{sectionId}',
  summary: 'Submit a form; the same answers within a minute are stored once',
  input: {
    params: formPlace,
    body: sentForm,
  },
  output: z.object({
    /** Path on this site to continue to. */
    goTo: z.string(),
  }),
})

export const storeFormDraft = endpoint({
  method: 'POST',
  path: '/leads/{pageId}/{sectionId}/held',
  summary: 'Store an invalid submission as a draft for an hour, encrypted with its token',
  input: {
    params: formPlace,
    // Maximum size of a form submission without a script.
    body: sentForm.check(
      z.refine((sent) => JSON.stringify(sent).length <= 65_536, { error: 'Isian terlalu panjang untuk ditahan' }),
    ),
  },
  output: z.object({
    /** For `formDraftName`. */
    held: z.string(),
  }),
})
