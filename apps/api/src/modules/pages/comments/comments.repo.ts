import type { Comment, CommentThread } from '@naikkelas/contract/pages'
import { sql, type SQL } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries, Tx } from '../../../platform/database/index.ts'
import { countOf, rowOf, rowsOf } from '../../../platform/database/rows.ts'

const instant = z.string().transform((text) => new Date(text).toISOString())
const person = z.object({ id: z.uuid(), name: z.string() })

const commentJson = z
  .object({
    id: z.uuid(),
    author: z.nullable(person),
    text: z.string(),
    mentions: z.array(person),
    at: instant,
    edited_at: z.nullable(instant),
    is_deleted: z.boolean(),
  })
  .transform(({ edited_at, is_deleted, ...same }): Comment => ({ ...same, editedAt: edited_at, isDeleted: is_deleted }))

const threadRow = z
  .object({
    id: z.uuid(),
    section_id: z.string(),
    section_type: z.string(),
    section_words: z.string(),
    is_resolved: z.boolean(),
    resolved_by_name: z.nullable(z.string()),
    created_at: instant,
    comments: z.array(commentJson),
  })
  .transform(
    (row): CommentThread => ({
      id: row.id,
      sectionId: row.section_id,
      sectionType: row.section_type,
      sectionWords: row.section_words,
      isResolved: row.is_resolved,
      resolvedBy: row.resolved_by_name,
      at: row.created_at,
      comments: row.comments,
    }),
  )

const threads = (where: SQL) => sql`
  SELECT id, section_id, section_type, section_words, resolved_at IS NOT NULL AS is_resolved, created_at,
    (SELECT name FROM admin_users WHERE admin_users.id = resolved_by) AS resolved_by_name,
    (SELECT coalesce(jsonb_agg(jsonb_build_object(
        'id', comments.id, 'text', text, 'at', comments.created_at, 'edited_at', edited_at, 'is_deleted', deleted_at IS NOT NULL,
        'author', (SELECT jsonb_build_object('id', id, 'name', name) FROM admin_users WHERE admin_users.id = author_id),
        'mentions', (
          SELECT coalesce(jsonb_agg(jsonb_build_object('id', admin_users.id, 'name', name) ORDER BY name, admin_users.id), '[]')
          FROM comment_mentions JOIN admin_users ON admin_users.id = admin_id WHERE comment_id = comments.id)
      ) ORDER BY comments.created_at, comments.id), '[]')
      FROM comments WHERE thread_id = comment_threads.id) AS comments
  FROM comment_threads WHERE ${where} ORDER BY created_at DESC, id DESC`

export function findThreads(queries: Queries, pageId: string) {
  return rowsOf(queries, threadRow, threads(sql`page_id = ${pageId}`))
}

interface ThreadPlace {
  pageId: string
  threadId: string
}

export function findThread(queries: Queries, { pageId, threadId }: ThreadPlace) {
  return rowOf(queries, threadRow, threads(sql`page_id = ${pageId} AND id = ${threadId}`))
}

/** Held until the transaction ends, so that two who write at once take turns. */
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

/** A thread in which nothing is said any more goes. True when it went. */
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
