import { pageDocumentSchema } from '@naikkelas/page'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** What a form of a landing page may ask for; `coupon` is asked by orders only. */
export const leadAnswerKinds = ['name', 'whatsapp', 'email', 'choice', 'text', 'coupon'] as const
export type LeadAnswerKind = (typeof leadAnswerKinds)[number]

/**
 * Greatest lengths of answers, in characters. A number's is what its field takes: more than a number has, so that what is
 * pasted arrives whole and somebody says what is wrong with it.
 */
export const leadAnswerLengths: Readonly<Record<LeadAnswerKind, number>> = {
  name: 100,
  whatsapp: 100,
  email: 160,
  choice: 300,
  text: 500,
  coupon: 40,
}

/** Names that a form sends beside its answers: the box of the consent, where its reader came from. */
export const consentName = 'consent'
export const leadSourceName = 'from'
/** When a form that stands by itself was drawn, signed, so that what is sent at once is known. */
export const leadDrawnName = 'drawn'
/** In the address of thanks: for which answers, signed and for an hour. */
export const sentLeadName = 'isian'
/** In the address of a form by itself: for which answers that were not taken, kept for an hour. */
export const heldAnswersName = 'belum'

const formPlace = z.strictObject({
  pageId: z.uuid(),
  sectionId: z.string().check(z.regex(/^[\w-]{1,32}$/)),
})

/** Where the form of a section is sent, as a form of a page without script sends it. */
export function leadAddress({ pageId, sectionId }: { pageId: string; sectionId: string }): string {
  return `/api/leads/${pageId}/${encodeURIComponent(sectionId)}`
}

/** What the form of a page that is not published yet is sent to, which keeps nothing. */
export const previewLeadAddress = '/api/leads/pratinjau'

/** Where one is thanked for what was sent. */
export function leadThanksAddress({ pageId, sectionId }: { pageId: string; sectionId: string }): string {
  return `/terima-kasih/${pageId}/${encodeURIComponent(sectionId)}`
}

export const leadFieldSchema = z.object({
  /** Unique in its form; answers are sent under it. */
  name: z.string(),
  kind: z.enum(leadAnswerKinds),
  label: z.string(),
  /** What one may choose from; for `choice`. */
  choices: z.array(z.string()),
  isRequired: z.boolean(),
})
export type LeadField = z.infer<typeof leadFieldSchema>

/** A form as it stands on a published page. */
export const leadFormSchema = z.object({
  page: z.object({ id: z.uuid(), name: z.string(), address: z.string(), theme: pageDocumentSchema.shape.theme }),
  sectionId: z.string(),
  /** DOM id of the section on its page. */
  anchor: z.string(),
  isOrder: z.boolean(),
  title: z.string(),
  fields: z.array(leadFieldSchema),
  /** Words one must agree to; empty when nothing is asked. */
  consent: z.string(),
  sendLabel: z.string(),
  /** Sent back as `leadDrawnName`. */
  drawn: z.string(),
  /** What was sent and not taken, as it was typed, and what is wrong with it; null when nothing is held. */
  held: z.nullable(
    z.object({
      answers: z.record(z.string(), z.string()),
      source: z.string(),
      issues: z.array(z.object({ path: z.string(), message: z.string() })),
    }),
  ),
  /** Where the form's button leads once it is sent; null when nowhere beyond the thanks. */
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
      /** The token of `sentLeadName`: a chat it leads to then holds the answers. */
      sent: z.optional(z.string().check(z.maxLength(120))),
      /** The token of `heldAnswersName`. */
      held: z.optional(z.string().check(z.maxLength(120))),
    }),
  },
  output: leadFormSchema,
})

const sentForm = z.strictObject({
  /**
   * By the names of the form’s fields, each of which says how long its answer may be; what the form does not ask is
   * not kept.
   */
  answers: z
    .record(z.string().check(z.maxLength(40)), z.string())
    .check(z.refine((answers) => Object.keys(answers).length <= 20, { error: 'Isian terlalu banyak' })),
  /** Address of the page it was filled in on, with its query. */
  source: z._default(z.string().check(z.maxLength(4000)), ''),
})

export const sendLead = endpoint({
  method: 'POST',
  path: '/leads/{pageId}/{sectionId}',
  summary: 'Send a form; the same answers within a minute are kept once',
  input: {
    params: formPlace,
    body: sentForm,
  },
  output: z.object({
    /** Path on this site to go on to. */
    goTo: z.string(),
  }),
})

export const holdAnswers = endpoint({
  method: 'POST',
  path: '/leads/{pageId}/{sectionId}/held',
  summary: 'Keep what a form did not take for an hour, readable by nobody without its token, to be mended',
  input: {
    params: formPlace,
    // As much as a form of a page without script may send.
    body: sentForm.check(
      z.refine((sent) => JSON.stringify(sent).length <= 65_536, { error: 'Isian terlalu panjang untuk ditahan' }),
    ),
  },
  output: z.object({
    /** For `heldAnswersName`. */
    held: z.string(),
  }),
})
