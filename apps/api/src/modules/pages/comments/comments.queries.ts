import type { Comment, CommentThread } from '@naikkelas/contract/pages'
import { sql, type SQL } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { rowOf, rowsOf } from '../../../platform/database/rows.ts'
import type { ThreadPlace } from './comments.repo.ts'

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

/** Conversations about the sections of a page, those that were settled too, the latest first. */
export function findThreads(queries: Queries, pageId: string): Promise<CommentThread[]> {
  return rowsOf(queries, threadRow, threads(sql`page_id = ${pageId}`))
}

export function findThread(queries: Queries, { pageId, threadId }: ThreadPlace): Promise<CommentThread | undefined> {
  return rowOf(queries, threadRow, threads(sql`page_id = ${pageId} AND id = ${threadId}`))
}
