import { legalVersionsSchema } from '@naikkelas/contract'
import {
  attributionSchema,
  type Lead,
  leadAnswerSchema,
  type LeadFilter,
  leadStatuses,
  type LeadStatus,
  leadSuspicions,
  type LeadSuspicion,
} from '@naikkelas/contract/marketing'
import { variantKeys } from '@naikkelas/page'
import { sql, type SQL } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries, Tx } from '../../../platform/database/index.ts'
import { countOf, rowOf, rowsOf, timestampColumn } from '../../../platform/database/rows.ts'
import { inWib } from '../../../platform/database/wib.ts'

/** A lead with what it is known by inside. */
export interface StoredLead extends Omit<Lead, 'optOutAddress'> {
  personId: string | null
  contacts: string[]
}

const leadRow = z
  .object({
    id: z.uuid(),
    page_id: z.nullable(z.uuid()),
    page_name: z.string(),
    page_version: z.number(),
    section_id: z.string(),
    is_order: z.boolean(),
    answers: z.array(leadAnswerSchema),
    consent_text: z.nullable(z.string()),
    legal_versions: z.nullable(legalVersionsSchema),
    source_path: z.nullable(z.string()),
    source_utm: z.record(z.string(), z.string()),
    attribution: z.nullable(attributionSchema),
    variant: z.nullable(z.enum(variantKeys)),
    status: z.enum(leadStatuses),
    sent_at: timestampColumn,
    person_id: z.nullable(z.uuid()),
    contacts: z.array(z.string()),
    suspicions: z.array(z.enum(leadSuspicions)),
    anonymized_at: z.nullable(timestampColumn),
    is_opted_out: z.boolean(),
    person_leads: z.coerce.number(),
  })
  .transform(
    (row): StoredLead => ({
      id: row.id,
      pageId: row.page_id,
      pageName: row.page_name,
      pageVersion: row.page_version,
      sectionId: row.section_id,
      isOrder: row.is_order,
      answers: row.answers,
      consentText: row.consent_text,
      legalVersions: row.legal_versions,
      source: { path: row.source_path, utm: row.source_utm },
      attribution: row.attribution,
      variant: row.variant,
      status: row.status,
      sentAt: row.sent_at.toISOString(),
      personId: row.person_id,
      contacts: row.contacts,
      suspicions: row.suspicions,
      isOptedOut: row.is_opted_out,
      anonymizedAt: row.anonymized_at?.toISOString() ?? null,
      personLeads: row.person_leads,
    }),
  )

const columns = sql`
  id, page_id, page_name, page_version, section_id, is_order, answers, consent_text, legal_versions, source_path, source_utm, status, sent_at,
  person_id, contacts, suspicions, anonymized_at, variant,
  (SELECT jsonb_build_object('first', first_source, 'last', last_source) FROM lead_attributions
    WHERE lead_attributions.lead_id = leads.id) AS attribution,
  EXISTS (SELECT 1 FROM lead_opt_outs WHERE lead_opt_outs.contact = ANY (leads.contacts)) AS is_opted_out,
  CASE WHEN person_id IS NULL THEN 1
    ELSE (SELECT count(*) FROM leads AS fellow WHERE fellow.person_id = leads.person_id) END AS person_leads`

interface NewLead extends Omit<StoredLead, 'status' | 'attribution' | 'isOptedOut' | 'anonymizedAt' | 'personLeads'> {}

export async function insertLead(queries: Queries, lead: NewLead) {
  await queries.execute(sql`
    INSERT INTO leads (id, page_id, page_name, page_version, section_id, is_order, answers, consent_text, legal_versions, source_path, source_utm,
      sent_at, person_id, contacts, suspicions, variant)
    VALUES (${lead.id}, ${lead.pageId}, ${lead.pageName}, ${lead.pageVersion}, ${lead.sectionId}, ${lead.isOrder},
      ${JSON.stringify(lead.answers)}::jsonb, ${lead.consentText}, ${lead.legalVersions && JSON.stringify(lead.legalVersions)}::jsonb, ${lead.source.path}, ${JSON.stringify(lead.source.utm)}::jsonb,
      ${lead.sentAt}, ${lead.personId}, ${sql.param(lead.contacts)}::text[], ${sql.param(lead.suspicions)}::text[], ${lead.variant})`)
}

/** Latest first, each person once, with the latest of their leads that the filter shows. */
export async function findLeads(
  queries: Queries,
  { page, perPage, ...filter }: LeadFilter & { page: number; perPage: number },
) {
  const where = matching(filter)
  const items = await rowsOf(
    queries,
    leadRow,
    sql`
      SELECT ${columns} FROM leads WHERE id IN (
        SELECT id FROM (
          SELECT id, sent_at, row_number() OVER (PARTITION BY coalesce(person_id, id) ORDER BY sent_at DESC, id DESC) AS place
          FROM leads WHERE ${where}) AS placed
        WHERE place = 1 ORDER BY sent_at DESC, id DESC LIMIT ${perPage} OFFSET ${(page - 1) * perPage})
      ORDER BY sent_at DESC, id DESC`,
  )
  const row = await rowOf(
    queries,
    z.object({ total: z.number() }),
    sql`SELECT count(DISTINCT coalesce(person_id, id))::int AS total FROM leads WHERE ${where}`,
  )
  return { items, total: row?.total ?? 0 }
}

/** Everything a person sent, latest first. */
export function findLeadsOfPerson(queries: Queries, personId: string, { limit }: { limit: number }) {
  return rowsOf(
    queries,
    leadRow,
    sql`SELECT ${columns} FROM leads WHERE person_id = ${personId} ORDER BY sent_at DESC, id DESC LIMIT ${limit}`,
  )
}

/** Leads of people who opted out are not exported. */
const reachable = sql`NOT EXISTS (SELECT 1 FROM lead_opt_outs WHERE lead_opt_outs.contact = ANY (leads.contacts))`

/** Number of leads in an export with this filter; counting stops at `upTo`. */
export async function countLeadsToExport(
  queries: Queries,
  filter: LeadFilter,
  { upTo }: { upTo: number },
): Promise<number> {
  const row = await rowOf(
    queries,
    z.object({ total: z.number() }),
    sql`
      SELECT count(*)::int AS total
      FROM (SELECT 1 FROM leads WHERE ${matching(filter)} AND ${reachable} LIMIT ${upTo}) AS counted`,
  )
  return row?.total ?? 0
}

/** Those that come after one of them in the order of the list; from the first without. */
export function findLeadsAfter(
  queries: Queries,
  { after, limit, ...filter }: LeadFilter & { after: Pick<Lead, 'id' | 'sentAt'> | null; limit: number },
) {
  const rest = after === null ? sql`true` : sql`(sent_at, id) < (${after.sentAt}::timestamptz, ${after.id}::uuid)`
  return rowsOf(
    queries,
    leadRow,
    sql`SELECT ${columns} FROM leads WHERE ${matching(filter)} AND ${reachable} AND ${rest} ORDER BY sent_at DESC, id DESC LIMIT ${limit}`,
  )
}

export function findLead(queries: Queries, id: string) {
  return rowOf(queries, leadRow, sql`SELECT ${columns} FROM leads WHERE id = ${id}`)
}

/** The latest lead of a form with exactly these answers. */
export async function findSameLead(
  queries: Queries,
  { pageId, sectionId, answers }: Pick<Lead, 'sectionId' | 'answers'> & { pageId: string },
): Promise<string | undefined> {
  const row = await rowOf(
    queries,
    z.object({ id: z.uuid() }),
    sql`
      SELECT id FROM leads
      WHERE page_id = ${pageId} AND section_id = ${sectionId} AND answers = ${JSON.stringify(answers)}::jsonb
      ORDER BY sent_at DESC LIMIT 1`,
  )
  return row?.id
}

/** In the order they were sent in. */
export function findLeadsByIds(queries: Queries, ids: readonly string[]) {
  return rowsOf(
    queries,
    leadRow,
    sql`SELECT ${columns} FROM leads WHERE id = ANY(${sql.param(ids)}::uuid[]) ORDER BY sent_at, id`,
  )
}

export function updateStatus(queries: Queries, id: string, status: LeadStatus) {
  return rowOf(queries, leadRow, sql`UPDATE leads SET status = ${status} WHERE id = ${id} RETURNING ${columns}`)
}

export async function updateStatuses(queries: Queries, ids: readonly string[], status: LeadStatus): Promise<string[]> {
  const rows = await rowsOf(
    queries,
    z.object({ id: z.uuid() }),
    sql`UPDATE leads SET status = ${status} WHERE id = ANY(${sql.param(ids)}::uuid[]) RETURNING id`,
  )
  return rows.map(({ id }) => id)
}

export async function removeLead(queries: Queries, id: string): Promise<boolean> {
  return (await countOf(queries, sql`DELETE FROM leads WHERE id = ${id}`)) === 1
}

/** A suspected lead has no person; a confirmed one gets its person. */
export function updateSuspicions(
  queries: Queries,
  id: string,
  { suspicions, personId }: { suspicions: readonly LeadSuspicion[]; personId: string | null },
) {
  return rowOf(
    queries,
    leadRow,
    sql`
      UPDATE leads SET suspicions = ${sql.param(suspicions)}::text[], person_id = ${personId}::uuid
      WHERE id = ${id} RETURNING ${columns}`,
  )
}

/** Deletes all personal data; an anonymised lead has no person and keeps its campaign. */
export async function updateAnonymized(
  queries: Queries,
  id: string,
  { answers, at }: { answers: Lead['answers']; at: Date },
) {
  // Its campaign, by which it is counted, stays; times and the other campaigns of thirty days are deleted.
  await queries.execute(sql`
    UPDATE leads SET source_utm = source_utm || jsonb_build_object('utm_campaign', last_source->>'campaign')
    FROM lead_attributions WHERE lead_id = leads.id AND leads.id = ${id} AND last_source->>'campaign' <> ''`)
  await queries.execute(sql`DELETE FROM lead_attributions WHERE lead_id = ${id}`)
  return rowOf(
    queries,
    leadRow,
    sql`
      UPDATE leads SET answers = ${JSON.stringify(answers)}::jsonb, contacts = '{}', person_id = id, anonymized_at = ${at}::timestamptz
      WHERE id = ${id} RETURNING ${columns}`,
  )
}

/** Holds a lead until the transaction ends. */
export function lockLead(tx: Tx, id: string) {
  return rowOf(tx, leadRow, sql`SELECT ${columns} FROM leads WHERE id = ${id} FOR UPDATE OF leads`)
}

const countRow = z
  .object({ page_id: z.uuid(), page_name: z.string(), total: z.number(), fresh: z.number() })
  .transform(({ page_id, page_name, ...same }) => ({ pageId: page_id, pageName: page_name, ...same }))

/** Of pages that have any, by their present name. */
export function countByPage(queries: Queries) {
  return rowsOf(
    queries,
    countRow,
    sql`
      SELECT page_id, landing_pages.name AS page_name, count(*)::int AS total,
        (count(*) FILTER (WHERE leads.status = 'new'))::int AS fresh
      FROM leads JOIN landing_pages ON landing_pages.id = page_id
      WHERE leads.suspicions = '{}'
      GROUP BY page_id, landing_pages.name ORDER BY landing_pages.name, page_id LIMIT 2000`,
  )
}

function matching({ pageId, status, box, search, from, until }: LeadFilter): SQL {
  const conditions = [box === 'spam' ? sql`suspicions <> '{}'` : sql`suspicions = '{}'`]
  if (pageId !== undefined) conditions.push(sql`page_id = ${pageId}`)
  if (status !== undefined) conditions.push(sql`status = ${status}`)
  if (from !== undefined) conditions.push(sql`sent_at >= ${from}::date::timestamp ${inWib}`)
  if (until !== undefined) conditions.push(sql`sent_at < (${until}::date + 1)::timestamp ${inWib}`)
  const words = searched(search ?? '')
  if (words !== '') {
    const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`
    conditions.push(
      sql`EXISTS (SELECT 1 FROM jsonb_array_elements(answers) AS answer WHERE answer->>'value' ILIKE ${pattern})`,
    )
  }
  return sql.join(conditions, sql` AND `)
}

/** Numbers are stored as `62812…` and searched in local spelling. */
function searched(words: string): string {
  const trimmed = words.trim()
  if (!/^[+\d\s().-]{4,}$/.test(trimmed)) return trimmed
  return trimmed.replace(/\D/g, '').replace(/^0/, '62')
}
