import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries, Tx } from '../../../platform/database/index.ts'
import { rowsOf } from '../../../platform/database/rows.ts'

const stateRow = z.object({ id: z.uuid(), head: z.number(), details: z.string(), comments: z.string() })

/** What is about to happen to a page, what became of it, and what was asked for last. */
const lifecycle = sql`
  ended_at, (SELECT string_agg(concat_ws(' ', schedules.id, schedules.due_at, failed_at, schedules.redirect_page_id, schedules.redirect_href), ',' ORDER BY act)
    FROM landing_page_schedules AS schedules WHERE page_id = landing_pages.id),
  (SELECT concat_ws(' ', approvals.id, answered_at) FROM landing_page_approvals AS approvals
    WHERE page_id = landing_pages.id ORDER BY asked_at DESC, approvals.id DESC LIMIT 1)`

/** Changes whenever a comment is added, edited, deleted or resolved. */
const conversations = sql`
  SELECT concat_ws(' ', count(DISTINCT comment_threads.id), max(resolved_at), count(comments.id), max(comments.created_at), max(edited_at), max(comments.deleted_at),
    count(DISTINCT comment_threads.id) FILTER (WHERE resolved_at IS NOT NULL))
  FROM comment_threads LEFT JOIN comments ON thread_id = comment_threads.id WHERE page_id = landing_pages.id`

/** How pages stand: the version of their head, and marks of everything beside the document. Deleted ones are missing. */
export function findPageStates(queries: Queries, pageIds: readonly string[]) {
  return rowsOf(
    queries,
    stateRow,
    sql`
      SELECT id, head_version AS head,
        md5(concat_ws(E'\\n', name, kind, link_landing_page, partner_id, status, published_version, published_at, site_parts, ${lifecycle})) AS details,
        (${conversations}) AS comments
      FROM landing_pages WHERE id = ANY(${sql.param(pageIds)}::uuid[]) AND deleted_at IS NULL`,
  )
}

/** All statements of the transaction read one snapshot; the first one in it. */
export async function readAsOfNow(tx: Tx): Promise<void> {
  await tx.execute(sql`SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY`)
}
