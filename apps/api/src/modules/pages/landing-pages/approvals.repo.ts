import type { Approval } from '@naikkelas/contract/pages'
import { sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { countOf, rowOf, rowsOf, timestampColumn } from '../../../platform/database/rows.ts'

const approvalRow = z
  .object({
    id: z.uuid(),
    version: z.number(),
    note: z.string(),
    asked_by: z.nullable(z.uuid()),
    asked_by_name: z.nullable(z.string()),
    asked_at: timestampColumn,
    answer: z.nullable(z.enum(['approved', 'returned', 'replaced'])),
    comment: z.string(),
    answered_by_name: z.nullable(z.string()),
    answered_at: z.nullable(timestampColumn),
  })
  .transform(
    (row): Approval => ({
      id: row.id,
      version: row.version,
      note: row.note,
      askedById: row.asked_by,
      askedBy: row.asked_by_name,
      askedAt: row.asked_at.toISOString(),
      answer: row.answer,
      comment: row.comment,
      answeredBy: row.answered_by_name,
      answeredAt: row.answered_at?.toISOString() ?? null,
    }),
  )

const columns = sql`
  id, version, note, asked_by, (SELECT name FROM admin_users WHERE admin_users.id = asked_by) AS asked_by_name, asked_at,
  answer, comment, (SELECT name FROM admin_users WHERE admin_users.id = answered_by) AS answered_by_name, answered_at`

/** Adds a request, which closes earlier ones. Call it only with the page's row locked. */
export async function insertApproval(
  queries: Queries,
  approval: { pageId: string; version: number; note: string; actorId: string; at: Date },
): Promise<string> {
  await queries.execute(
    sql`UPDATE landing_page_approvals SET answer = 'replaced', answered_at = ${approval.at} WHERE page_id = ${approval.pageId} AND answer IS NULL`,
  )
  const id = uuidv7()
  await queries.execute(sql`
    INSERT INTO landing_page_approvals (id, page_id, version, note, asked_by, asked_at)
    VALUES (${id}, ${approval.pageId}, ${approval.version}, ${approval.note}, ${approval.actorId}, ${approval.at})`)
  return id
}

export function findApproval(queries: Queries, { pageId, approvalId }: { pageId: string; approvalId: string }) {
  return rowOf(
    queries,
    approvalRow,
    sql`SELECT ${columns} FROM landing_page_approvals WHERE page_id = ${pageId} AND id = ${approvalId}`,
  )
}

export function findApprovals(queries: Queries, pageId: string) {
  return rowsOf(
    queries,
    approvalRow,
    sql`SELECT ${columns} FROM landing_page_approvals WHERE page_id = ${pageId} ORDER BY asked_at DESC, id DESC LIMIT 200`,
  )
}

interface Answer {
  actorId: string | null
  at: Date
  comment: string
}

/** False when it was answered before. */
export async function returnApproval(queries: Queries, approvalId: string, { actorId, at, comment }: Answer) {
  const count = await countOf(
    queries,
    sql`
      UPDATE landing_page_approvals SET answer = 'returned', comment = ${comment}, answered_by = ${actorId}, answered_at = ${at}
      WHERE id = ${approvalId} AND answer IS NULL`,
  )
  return count === 1
}

/** What was asked for is public by now, in this version or a later one; answers its id. */
export async function grantApproval(
  queries: Queries,
  { pageId, version }: { pageId: string; version: number },
  { actorId, at, comment }: Answer,
): Promise<string | undefined> {
  const row = await rowOf(
    queries,
    z.object({ id: z.uuid() }),
    sql`
      UPDATE landing_page_approvals SET answer = 'approved', comment = ${comment}, answered_by = ${actorId}, answered_at = ${at}
      WHERE page_id = ${pageId} AND answer IS NULL AND version <= ${version} RETURNING id`,
  )
  return row?.id
}
