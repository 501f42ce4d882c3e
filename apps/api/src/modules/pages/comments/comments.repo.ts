import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries, Tx } from '../../../platform/database/index.ts'
import { countOf, rowOf } from '../../../platform/database/rows.ts'

export interface ThreadPlace {
  pageId: string
  threadId: string
}

/** Locked until the transaction ends, so that concurrent comments take turns. */
export async function lockThread(tx: Tx, { pageId, threadId }: ThreadPlace): Promise<boolean> {
  const row = await rowOf(
    tx,
    z.object({ id: z.uuid() }),
    sql`SELECT id FROM comment_threads WHERE page_id = ${pageId} AND id = ${threadId} FOR UPDATE`,
  )
  return row !== undefined
}

export async function countThreads(queries: Queries, pageId: string): Promise<number> {
  const row = await rowOf(
    queries,
    z.object({ total: z.number() }),
    sql`SELECT count(*)::int AS total FROM comment_threads WHERE page_id = ${pageId}`,
  )
  return row?.total ?? 0
}

export async function insertThread(
  queries: Queries,
  thread: { id: string; pageId: string; sectionId: string; sectionType: string; sectionWords: string; at: Date },
) {
  await queries.execute(sql`
    INSERT INTO comment_threads (id, page_id, section_id, section_type, section_words, created_at)
    VALUES (${thread.id}, ${thread.pageId}, ${thread.sectionId}, ${thread.sectionType}, ${thread.sectionWords}, ${thread.at})`)
}

export async function insertComment(
  queries: Queries,
  comment: { id: string; threadId: string; authorId: string; text: string; at: Date },
) {
  await queries.execute(sql`
    INSERT INTO comments (id, thread_id, author_id, text, created_at)
    VALUES (${comment.id}, ${comment.threadId}, ${comment.authorId}, ${comment.text}, ${comment.at})`)
}

export async function updateText(queries: Queries, id: string, { text, at }: { text: string; at: Date }) {
  await queries.execute(sql`UPDATE comments SET text = ${text}, edited_at = ${at} WHERE id = ${id}`)
}

export async function blankComment(queries: Queries, id: string, at: Date) {
  await queries.execute(sql`UPDATE comments SET text = '', deleted_at = ${at} WHERE id = ${id}`)
  await replaceMentions(queries, id, [])
}

/** Deletes a thread without comments. True when deleted. */
export async function removeSilentThread(queries: Queries, threadId: string): Promise<boolean> {
  const gone = await countOf(
    queries,
    sql`
      DELETE FROM comment_threads WHERE id = ${threadId}
        AND NOT EXISTS (SELECT 1 FROM comments WHERE thread_id = ${threadId} AND deleted_at IS NULL)`,
  )
  return gone === 1
}

export async function replaceMentions(queries: Queries, commentId: string, adminIds: readonly string[]) {
  await queries.execute(sql`DELETE FROM comment_mentions WHERE comment_id = ${commentId}`)
  if (adminIds.length === 0) return
  await queries.execute(
    sql`INSERT INTO comment_mentions (comment_id, admin_id) SELECT ${commentId}::uuid, unnest(${sql.param(adminIds)}::uuid[])`,
  )
}

export async function updateResolved(
  queries: Queries,
  threadId: string,
  resolved: { at: Date; actorId: string } | null,
) {
  await queries.execute(
    sql`UPDATE comment_threads SET resolved_at = ${resolved?.at ?? null}::timestamptz, resolved_by = ${resolved?.actorId ?? null}::uuid WHERE id = ${threadId}`,
  )
}
