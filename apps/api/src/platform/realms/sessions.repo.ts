import { sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import * as z from 'zod'
import type { Queries } from '../database/index.ts'
import { countOf, rowOf, rowsOf, timestampColumn } from '../database/rows.ts'
import { hashToken } from './auth-adapter.repo.ts'
import type { RealmTables } from './realm-options.ts'

export interface NewSession {
  userId: string
  token: string
  seconds: number
  ipAddress: string
  userAgent: string | null
}

export async function insertSession(
  queries: Queries,
  { sessions, userColumn }: RealmTables,
  { userId, token, seconds, ipAddress, userAgent }: NewSession,
): Promise<string> {
  const id = uuidv7()
  await queries.execute(sql`
    INSERT INTO ${sql.identifier(sessions)} (id, ${sql.identifier(userColumn)}, token_hash, expires_at, ip_address, user_agent)
    VALUES (${id}, ${userId}, ${hashToken(token)}, now() + make_interval(secs => ${seconds}), ${ipAddress}, ${userAgent})`)
  return id
}

const openSessionRow = z.object({ id: z.uuid(), user_id: z.uuid(), is_old: z.boolean() })

/** The valid session of a token; `is_old` once it has less than `freshSeconds` left. */
export function findOpenSession(
  queries: Queries,
  { sessions, userColumn }: RealmTables,
  { token, freshSeconds }: { token: string; freshSeconds: number },
) {
  return rowOf(
    queries,
    openSessionRow,
    sql`
      SELECT id, ${sql.identifier(userColumn)} AS user_id, expires_at <= now() + make_interval(secs => ${freshSeconds}) AS is_old
      FROM ${sql.identifier(sessions)} WHERE token_hash = ${hashToken(token)} AND expires_at > now()`,
  )
}

const sessionRow = z.object({
  id: z.uuid(),
  ip_address: z.nullable(z.string()),
  user_agent: z.nullable(z.string()),
  created_at: timestampColumn,
  updated_at: timestampColumn,
})
export type StoredSession = z.output<typeof sessionRow>

/** The valid sessions of an account, the one used last first. */
export function findSessions(queries: Queries, { sessions, userColumn }: RealmTables, userId: string) {
  return rowsOf(
    queries,
    sessionRow,
    sql`
      SELECT id, ip_address, user_agent, created_at, updated_at FROM ${sql.identifier(sessions)}
      WHERE ${sql.identifier(userColumn)} = ${userId} AND expires_at > now() ORDER BY updated_at DESC, id`,
  )
}

/** False when the account has no such session. */
export async function deleteSession(
  queries: Queries,
  { sessions, userColumn }: RealmTables,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<boolean> {
  const count = await countOf(
    queries,
    sql`DELETE FROM ${sql.identifier(sessions)} WHERE ${sql.identifier(userColumn)} = ${userId} AND id = ${sessionId}`,
  )
  return count === 1
}

/** @param but a session to keep */
export function deleteSessions(
  queries: Queries,
  { sessions, userColumn }: RealmTables,
  { userId, but }: { userId: string; but?: string },
): Promise<number> {
  return countOf(
    queries,
    sql`
      DELETE FROM ${sql.identifier(sessions)}
      WHERE ${sql.identifier(userColumn)} = ${userId} AND id IS DISTINCT FROM ${but ?? null}::uuid`,
  )
}

export function deleteExpiredSessions(queries: Queries, { sessions }: RealmTables): Promise<number> {
  return countOf(queries, sql`DELETE FROM ${sql.identifier(sessions)} WHERE expires_at < now()`)
}
