import { type Lead, leadAnswerSchema, type LeadFilter, leadStatuses, type LeadStatus } from '@naikkelas/contract'
import { sql, type SQL } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../db/index.ts'
import { countOf, rowOf, rowsOf, timestampColumn } from '../../db/rows.ts'

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
    source_path: z.nullable(z.string()),
    source_utm: z.record(z.string(), z.string()),
    status: z.enum(leadStatuses),
    sent_at: timestampColumn,
  })
  .transform(
    (row): Lead => ({
      id: row.id,
      pageId: row.page_id,
      pageName: row.page_name,
      pageVersion: row.page_version,
      sectionId: row.section_id,
      isOrder: row.is_order,
      answers: row.answers,
      consentText: row.consent_text,
      source: { path: row.source_path, utm: row.source_utm },
      status: row.status,
      sentAt: row.sent_at.toISOString(),
    }),
  )

const columns = sql`
  id, page_id, page_name, page_version, section_id, is_order, answers, consent_text, source_path, source_utm, status, sent_at`

export async function insertLead(queries: Queries, lead: Omit<Lead, 'status'>) {
  await queries.execute(sql`
    INSERT INTO leads (id, page_id, page_name, page_version, section_id, is_order, answers, consent_text, source_path, source_utm, sent_at)
    VALUES (${lead.id}, ${lead.pageId}, ${lead.pageName}, ${lead.pageVersion}, ${lead.sectionId}, ${lead.isOrder},
      ${JSON.stringify(lead.answers)}::jsonb, ${lead.consentText}, ${lead.source.path}, ${JSON.stringify(lead.source.utm)}::jsonb, ${lead.sentAt})`)
}

/** Latest first. */
export async function findLeads(
  queries: Queries,
  { page, perPage, ...filter }: LeadFilter & { page: number; perPage: number },
) {
  const where = matching(filter)
  const items = await rowsOf(
    queries,
    leadRow,
    sql`SELECT ${columns} FROM leads WHERE ${where} ORDER BY sent_at DESC, id DESC LIMIT ${perPage} OFFSET ${(page - 1) * perPage}`,
  )
  const row = await rowOf(
    queries,
    z.object({ total: z.number() }),
    sql`SELECT count(*)::int AS total FROM leads WHERE ${where}`,
  )
  return { items, total: row?.total ?? 0 }
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
    sql`SELECT ${columns} FROM leads WHERE ${matching(filter)} AND ${rest} ORDER BY sent_at DESC, id DESC LIMIT ${limit}`,
  )
}

export function findLead(queries: Queries, id: string) {
  return rowOf(queries, leadRow, sql`SELECT ${columns} FROM leads WHERE id = ${id}`)
}

export function updateStatus(queries: Queries, id: string, status: LeadStatus) {
  return rowOf(queries, leadRow, sql`UPDATE leads SET status = ${status} WHERE id = ${id} RETURNING ${columns}`)
}

export async function removeLead(queries: Queries, id: string): Promise<boolean> {
  return (await countOf(queries, sql`DELETE FROM leads WHERE id = ${id}`)) === 1
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
      GROUP BY page_id, landing_pages.name ORDER BY landing_pages.name, page_id LIMIT 2000`,
  )
}

function matching({ pageId, status, search, from, until }: LeadFilter): SQL {
  const conditions = [sql`true`]
  if (pageId !== undefined) conditions.push(sql`page_id = ${pageId}`)
  if (status !== undefined) conditions.push(sql`status = ${status}`)
  if (from !== undefined) conditions.push(sql`sent_at >= ${from}::date::timestamp AT TIME ZONE 'Asia/Jakarta'`)
  if (until !== undefined) conditions.push(sql`sent_at < (${until}::date + 1)::timestamp AT TIME ZONE 'Asia/Jakarta'`)
  const words = searched(search ?? '')
  if (words !== '') {
    const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`
    conditions.push(
      sql`EXISTS (SELECT 1 FROM jsonb_array_elements(answers) AS answer WHERE answer->>'value' ILIKE ${pattern})`,
    )
  }
  return sql.join(conditions, sql` AND `)
}

/** Numbers are kept as `62812…` and looked for as they are written on paper. */
function searched(words: string): string {
  const trimmed = words.trim()
  if (!/^[+\d\s().-]{4,}$/.test(trimmed)) return trimmed
  return trimmed.replace(/\D/g, '').replace(/^0/, '62')
}
