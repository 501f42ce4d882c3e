import { pageDocumentSchema } from '@naikkelas/page'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { pageOf, pagingQuery } from './paging.ts'

/** What a form of a landing page may ask for; `coupon` is asked by orders only. */
export const leadAnswerKinds = ['name', 'whatsapp', 'email', 'choice', 'text', 'coupon'] as const
export type LeadAnswerKind = (typeof leadAnswerKinds)[number]

/** New, somebody got in touch, nothing is left to do. */
export const leadStatuses = ['new', 'contacted', 'done'] as const
export type LeadStatus = (typeof leadStatuses)[number]

/**
 * Why what was sent may be a robot's: a field that people do not see was filled in, it took less time than reading
 * does, the number or the address sent very often, or there are addresses of sites where words were asked.
 */
export const leadSuspicions = ['trap', 'too_fast', 'number_often', 'address_often', 'links', 'by_hand'] as const
export type LeadSuspicion = (typeof leadSuspicions)[number]

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

export const leadAnswerSchema = z.object({
  name: z.string(),
  kind: z.enum(leadAnswerKinds),
  /** As the form called it when this was sent. */
  label: z.string(),
  value: z.string(),
})

export const leadSchema = z.object({
  id: z.uuid(),
  /** Null once the page is gone for good. */
  pageId: z.nullable(z.uuid()),
  /** As it was called when this was sent. */
  pageName: z.string(),
  /** Version of the page that was public. */
  pageVersion: z.int(),
  sectionId: z.string(),
  isOrder: z.boolean(),
  answers: z.array(leadAnswerSchema),
  /** The words that were agreed to when this was sent; null when none were asked. */
  consentText: z.nullable(z.string()),
  /** Path it was filled in on, and what its address said of a campaign. */
  source: z.object({ path: z.nullable(z.string()), utm: z.record(z.string(), z.string()) }),
  status: z.enum(leadStatuses),
  sentAt: z.iso.datetime(),
  /** Empty for what is taken for a person's. */
  suspicions: z.array(z.enum(leadSuspicions)),
  /** The number or e-mail belongs to somebody who wants to hear nothing more. */
  isOptedOut: z.boolean(),
  /** When everything that tells who it was was taken away. */
  anonymizedAt: z.nullable(z.iso.datetime()),
  /** How many answers the same person has sent, this one among them. */
  personLeads: z.int(),
  /** Where the person says that they want to hear nothing more; empty when there is nothing to be reached by. */
  optOutAddress: z.string(),
})
export type Lead = z.infer<typeof leadSchema>

const day = z.iso.date({ error: 'Tanggal ini tidak dikenal' })
const leadFilter = {
  pageId: z.optional(z.uuid()),
  status: z.optional(z.enum(leadStatuses)),
  /** What may be a robot's, and nothing else; without it what is taken for people's. */
  box: z.optional(z.enum(['spam'])),
  search: z.optional(z.string().check(z.maxLength(80))),
  /** First and last day, in WIB. */
  from: z.optional(day),
  until: z.optional(day),
}
export const leadFilterSchema = z.strictObject(leadFilter)
export type LeadFilter = z.infer<typeof leadFilterSchema>

export const listLeads = endpoint({
  method: 'GET',
  path: '/admin/leads',
  summary: 'What was sent by forms, latest first',
  input: { query: z.strictObject({ ...pagingQuery, ...leadFilter }) },
  output: pageOf(leadSchema),
})

const leadId = z.strictObject({ leadId: z.uuid() })

export const getLead = endpoint({
  method: 'GET',
  path: '/admin/leads/{leadId}',
  summary: 'One lead',
  input: { params: leadId },
  output: leadSchema,
})

export const updateLead = endpoint({
  method: 'PATCH',
  path: '/admin/leads/{leadId}',
  summary: 'Say how far one got with a lead',
  input: { params: leadId, body: z.strictObject({ status: z.enum(leadStatuses, { error: 'Pilih status' }) }) },
  output: leadSchema,
})

export const deleteLead = endpoint({
  method: 'DELETE',
  path: '/admin/leads/{leadId}',
  summary: 'Delete a lead for good, as its sender may ask',
  input: { params: leadId },
  output: z.null(),
})

export const listLeadsOfPerson = endpoint({
  method: 'GET',
  path: '/admin/leads/{leadId}/person',
  summary: 'Everything that the sender of a lead has sent, latest first; the first hundred',
  input: { params: leadId },
  output: z.array(leadSchema),
})

export const suspectLead = endpoint({
  method: 'PUT',
  path: '/admin/leads/{leadId}/suspicion',
  summary: 'Say that a lead is a robot’s, or that it is not',
  input: { params: leadId, body: z.strictObject({ isSpam: z.boolean() }) },
  output: leadSchema,
})

export const anonymizeLead = endpoint({
  method: 'POST',
  path: '/admin/leads/{leadId}/anonymize',
  summary: 'Take away everything that tells who a lead is from; what was chosen and the campaign stay',
  input: { params: leadId },
  output: leadSchema,
})

export const optOutLead = endpoint({
  method: 'PUT',
  path: '/admin/leads/{leadId}/opt-out',
  summary: 'Keep that the sender wants to hear nothing more, or that they do again',
  input: { params: leadId, body: z.strictObject({ isOptedOut: z.boolean() }) },
  output: leadSchema,
})

const optOutToken = z.strictObject({ token: z.string().check(z.regex(/^[\w.-]{10,120}$/)) })
const optOutOutput = z.object({
  /** `lead`: somebody who filled in a form; `recipient`: somebody who is told of new leads by mail. */
  kind: z.enum(['lead', 'recipient']),
  /** Whose it is, without giving it away: `0812-••••-7890`. */
  contacts: z.array(z.string()),
  isDone: z.boolean(),
})
export type OptOut = z.infer<typeof optOutOutput>

/** Where a signed link that ends all messages is opened. */
export const optOutPath = '/berhenti'

/** Below the API: where a mail program posts for its reader, without a page (RFC 8058). No endpoint of the list. */
export const oneClickPath = '/one-click-opt-outs'

export const getOptOut = endpoint({
  method: 'GET',
  path: '/opt-outs/{token}',
  summary: 'Whom a signed link keeps from hearing more',
  input: { params: optOutToken },
  output: optOutOutput,
})

export const optOut = endpoint({
  method: 'POST',
  path: '/opt-outs/{token}',
  summary: 'Hear nothing more; opening the link alone does not',
  input: { params: optOutToken },
  output: optOutOutput,
})

export const countLeads = endpoint({
  method: 'GET',
  path: '/admin/lead-counts',
  summary: 'How many leads each page has, and how many nobody has looked after yet',
  output: z.array(z.object({ pageId: z.uuid(), pageName: z.string(), total: z.int(), fresh: z.int() })),
})

/** A file, not an endpoint: the filter of `listLeads` as its query, CSV as its answer. */
export const exportLeadsPath = '/admin/leads.csv'
