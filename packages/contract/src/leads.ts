import { variantKeys } from '@naikkelas/page'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import type { ExportFormat } from './export-formats.ts'
import { leadAnswerKinds } from './lead-forms.ts'
import { pageOf, pagingQuery } from './paging.ts'

/** New, somebody got in touch, nothing is left to do. */
export const leadStatuses = ['new', 'contacted', 'done'] as const
export type LeadStatus = (typeof leadStatuses)[number]

/**
 * Why what was sent may be a robot's: a field that people do not see was filled in, it took less time than reading
 * does, the number or the address sent very often, or there are addresses of sites where words were asked.
 */
export const leadSuspicions = ['trap', 'too_fast', 'number_often', 'address_often', 'links', 'by_hand'] as const
export type LeadSuspicion = (typeof leadSuspicions)[number]

export const leadAnswerSchema = z.object({
  name: z.string(),
  kind: z.enum(leadAnswerKinds),
  /** As the form called it when this was sent. */
  label: z.string(),
  value: z.string(),
})

/** A campaign that somebody came by, in the words visits are counted by; empty where it said nothing. */
const metSourceSchema = z.object({
  ...{ source: z.string(), medium: z.string(), campaign: z.string(), term: z.string(), content: z.string() },
  ref: z.string(),
  /** Which click ids were there, apart by spaces; never their values. */
  clickIds: z.string(),
  /** By the visitor's clock. */
  metAt: z.string(),
})
export type MetSource = z.infer<typeof metSourceSchema>

/** By which campaigns somebody came within thirty days: the first and the last of them. */
export const attributionSchema = z.object({ first: metSourceSchema, last: metSourceSchema })

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
  /** Null for whoever came by none, or by none that is known. */
  attribution: z.nullable(attributionSchema),
  /** Of their page, which the sender was shown; null where nothing was tested. */
  variant: z.nullable(z.enum(variantKeys)),
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
  summary:
    'Take away everything that tells who a lead is from and how they came; what was chosen and the campaign stay',
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

export const countLeads = endpoint({
  method: 'GET',
  path: '/admin/lead-counts',
  summary: 'How many leads each page has, and how many nobody has looked after yet',
  output: z.array(z.object({ pageId: z.uuid(), pageName: z.string(), total: z.int(), fresh: z.int() })),
})

/** A file, not an endpoint: the filter of `listLeads` as its query. */
export const exportLeadsPath = (format: ExportFormat) => `/admin/leads.${format}` as const

/** In one workbook; CSV holds any number. */
export const leadsOfWorkbookAtMost = 50_000
