import { variantKeys } from '@naikkelas/page'
import { legalVersionsSchema } from '../legal-versions.ts'
import * as z from 'zod/mini'
import { endpoint, fileEndpoint } from '../endpoint.ts'
import { dayField } from '../validation/day.ts'
import { type ExportFormat, exportFormats, spreadsheetTypes } from '../export-formats.ts'
import { leadAnswerKinds } from './lead-forms.ts'
import { pageOf, pagingQuery } from '../paging.ts'

/** New, contacted, done. */
export const leadStatuses = ['new', 'contacted', 'done'] as const
export type LeadStatus = (typeof leadStatuses)[number]

/**
 * Bot signals: the honeypot field was filled in, submitted faster than a person can, the same number or IP address too
 * often, or URLs where text was asked for.
 */
export const leadSuspicions = ['trap', 'too_fast', 'number_often', 'address_often', 'links', 'by_hand'] as const
export type LeadSuspicion = (typeof leadSuspicions)[number]

export const leadAnswerSchema = z.object({
  name: z.string(),
  kind: z.enum(leadAnswerKinds),
  /** Label of the field at the time of submission. */
  label: z.string(),
  value: z.string(),
})

/** A campaign in the terms of the tracker; empty strings where unknown. */
const metSourceSchema = z.object({
  source: z.string(),
  medium: z.string(),
  campaign: z.string(),
  term: z.string(),
  content: z.string(),
  ref: z.string(),
  /** Names of the click ids, separated by spaces; never their values. */
  clickIds: z.string(),
  /** By the visitor's clock. */
  metAt: z.string(),
})
export type MetSource = z.infer<typeof metSourceSchema>

/** The first and the last campaign of thirty days. */
export const attributionSchema = z.object({ first: metSourceSchema, last: metSourceSchema })

export const leadSchema = z.object({
  id: z.uuid(),
  /** Null once the page is gone for good. */
  pageId: z.nullable(z.uuid()),
  /** Its name at the time of submission. */
  pageName: z.string(),
  /** The published version at that time. */
  pageVersion: z.int(),
  sectionId: z.string(),
  isOrder: z.boolean(),
  answers: z.array(leadAnswerSchema),
  /** The consent text at the time of submission; null if none was asked for. */
  consentText: z.nullable(z.string()),
  /** Versions of the legal texts that were valid at the time of a consent; null without one. */
  legalVersions: z.nullable(legalVersionsSchema),
  /** Path of the form, and the campaign parameters of its URL. */
  source: z.object({ path: z.nullable(z.string()), utm: z.record(z.string(), z.string()) }),
  /** Null if no campaign is known. */
  attribution: z.nullable(attributionSchema),
  /** The variant of the page that the sender saw; null without a test. */
  variant: z.nullable(z.enum(variantKeys)),
  status: z.enum(leadStatuses),
  sentAt: z.iso.datetime(),
  /** Empty for a lead that is considered a person's. */
  suspicions: z.array(z.enum(leadSuspicions)),
  /** The person with this number or e-mail has opted out. */
  isOptedOut: z.boolean(),
  /** Time at which the personal data were removed. */
  anonymizedAt: z.nullable(z.iso.datetime()),
  /** Number of submissions of the same person, including this one. */
  personLeads: z.int(),
  /** Opt-out URL of the person; empty without contact data. */
  optOutAddress: z.string(),
})
export type Lead = z.infer<typeof leadSchema>

const day = dayField('Tanggal ini tidak dikenal')
const leadFilter = {
  pageId: z.optional(z.uuid()),
  status: z.optional(z.enum(leadStatuses)),
  /** Suspected bots only; otherwise these are excluded. */
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
  summary: 'List leads, latest first',
  input: { query: z.strictObject({ ...pagingQuery, ...leadFilter }) },
  /** After `retentionMonths` a lead is anonymised. */
  output: z.extend(pageOf(leadSchema), { retentionMonths: z.int() }),
})

const leadId = z.strictObject({ leadId: z.uuid() })

export const getLead = endpoint({
  method: 'GET',
  path: '/admin/leads/{leadId}',
  summary: 'One lead',
  input: { params: leadId },
  output: leadSchema,
})

const leadStatus = z.enum(leadStatuses, { error: 'Pilih status' })

export const updateLead = endpoint({
  method: 'PATCH',
  path: '/admin/leads/{leadId}',
  summary: 'Change a lead’s status',
  input: { params: leadId, body: z.strictObject({ status: leadStatus }) },
  output: leadSchema,
})

/** Maximum of one bulk action. */
export const leadsAtOnce = 100

export const updateLeads = endpoint({
  method: 'PATCH',
  path: '/admin/leads',
  summary: 'Change the status of several leads; deleted ones are missing in `updatedIds`',
  input: {
    body: z.strictObject({
      leadIds: z.array(z.uuid()).check(z.minLength(1), z.maxLength(leadsAtOnce)),
      status: leadStatus,
    }),
  },
  output: z.object({ updatedIds: z.array(z.uuid()) }),
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
  summary: 'Leads of the same person, latest first; at most 100',
  input: { params: leadId },
  output: z.array(leadSchema),
})

export const suspectLead = endpoint({
  method: 'PUT',
  path: '/admin/leads/{leadId}/suspicion',
  summary: 'Mark a lead as suspected or confirmed',
  input: { params: leadId, body: z.strictObject({ isSpam: z.boolean() }) },
  output: leadSchema,
})

export const anonymizeLead = endpoint({
  method: 'POST',
  path: '/admin/leads/{leadId}/anonymize',
  summary: 'Anonymise a lead: delete its personal data; picked options and the campaign stay',
  input: { params: leadId },
  output: leadSchema,
})

export const optOutLead = endpoint({
  method: 'PUT',
  path: '/admin/leads/{leadId}/opt-out',
  summary: 'Record or withdraw the opt-out of a lead’s person',
  input: { params: leadId, body: z.strictObject({ isOptedOut: z.boolean() }) },
  output: leadSchema,
})

export const countLeads = endpoint({
  method: 'GET',
  path: '/admin/lead-counts',
  summary: 'Number of leads and of new leads by page',
  output: z.array(z.object({ pageId: z.uuid(), pageName: z.string(), total: z.int(), fresh: z.int() })),
})

export const exportLeads = fileEndpoint({
  path: '/admin/leads.{format}',
  summary: 'Export leads as a workbook or CSV, with the filter of the list',
  input: { params: z.strictObject({ format: z.enum(exportFormats) }), query: leadFilterSchema },
  contentTypes: spreadsheetTypes,
})
export const exportLeadsPath = (format: ExportFormat) => `/admin/leads.${format}` as const

/** Maximum of one workbook; CSV has no limit. */
export const leadsOfWorkbookAtMost = 50_000
