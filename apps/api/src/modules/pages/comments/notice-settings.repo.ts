import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { rowOf, rowsOf } from '../../../platform/database/rows.ts'

export async function isCommentMailOn(queries: Queries, adminId: string): Promise<boolean> {
  const row = await rowOf(
    queries,
    z.object({ is_comment_mail_on: z.boolean() }),
    sql`SELECT is_comment_mail_on FROM admin_notice_settings WHERE admin_id = ${adminId}`,
  )
  return row?.is_comment_mail_on ?? true
}

export async function setCommentMail(queries: Queries, adminId: string, isOn: boolean) {
  await queries.execute(sql`
    INSERT INTO admin_notice_settings (admin_id, is_comment_mail_on) VALUES (${adminId}, ${isOn})
    ON CONFLICT (admin_id) DO UPDATE SET is_comment_mail_on = excluded.is_comment_mail_on`)
}

/** Admins who switched off mail about comments. */
export async function findSilenced(queries: Queries): Promise<ReadonlySet<string>> {
  const rows = await rowsOf(
    queries,
    z.object({ admin_id: z.uuid() }),
    sql`SELECT admin_id FROM admin_notice_settings WHERE NOT is_comment_mail_on`,
  )
  return new Set(rows.map(({ admin_id }) => admin_id))
}
