import { type PresentPerson, presenceSeconds } from '@naikkelas/contract/pages'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries, Tx } from '../../../platform/database/index.ts'
import { countOf, rowOf, rowsOf, timestampColumn } from '../../../platform/database/rows.ts'

export interface Presence {
  pageId: string
  tabId: string
  adminId: string
  sectionId: string | null
  path: readonly string[] | null
  isTyping: boolean
}

const lease = sql`now() + make_interval(secs => ${presenceSeconds})`
const pathOf = ({ path }: Presence) => (path === null ? null : JSON.stringify(path))

/** Renews a tab's row with where it is now. False when there is none of this person that still counts. */
export async function renewPresence(queries: Queries, presence: Presence): Promise<boolean> {
  const { pageId, tabId, adminId, sectionId, isTyping } = presence
  const path = sql`${pathOf(presence)}::jsonb`
  const renewed = await countOf(
    queries,
    sql`
      UPDATE landing_page_presences SET section_id = ${sectionId}, path = ${path}, is_typing = ${isTyping}, expires_at = ${lease},
        placed_at = CASE WHEN (section_id, path, is_typing) IS DISTINCT FROM (${sectionId}::text, ${path}, ${isTyping}::boolean)
          THEN clock_timestamp() ELSE placed_at END
      WHERE page_id = ${pageId} AND tab_id = ${tabId} AND admin_id = ${adminId} AND expires_at > now()`,
  )
  return renewed === 1
}

/** Concurrent arrivals take turns, so that each gets a colour of their own. */
export async function lockArrivals(tx: Tx, pageId: string): Promise<boolean> {
  const row = await rowOf(
    tx,
    z.object({ id: z.uuid() }),
    sql`SELECT id FROM landing_pages WHERE id = ${pageId} AND deleted_at IS NULL FOR NO KEY UPDATE`,
  )
  return row !== undefined
}

/** Tabs that are here. */
export function findTabs(queries: Queries, pageId: string) {
  return rowsOf(
    queries,
    z.object({ tab_id: z.uuid(), admin_id: z.uuid(), color: z.number() }),
    sql`SELECT tab_id, admin_id, color FROM landing_page_presences WHERE page_id = ${pageId} AND expires_at > now()`,
  )
}

/** Reuses an expired row. False when the tab belongs to another admin who is present. */
export async function insertPresence(queries: Queries, presence: Presence & { color: number }): Promise<boolean> {
  const { pageId, tabId, adminId, color, sectionId, isTyping } = presence
  const inserted = await countOf(
    queries,
    sql`
      INSERT INTO landing_page_presences (page_id, tab_id, admin_id, color, section_id, path, is_typing, arrived_at, placed_at, expires_at)
      VALUES (${pageId}, ${tabId}, ${adminId}, ${color}, ${sectionId}, ${pathOf(presence)}::jsonb, ${isTyping}, clock_timestamp(), clock_timestamp(), ${lease})
      ON CONFLICT (page_id, tab_id) DO UPDATE SET admin_id = excluded.admin_id, color = excluded.color, section_id = excluded.section_id,
        path = excluded.path, is_typing = excluded.is_typing, arrived_at = excluded.arrived_at, placed_at = excluded.placed_at, expires_at = excluded.expires_at
      WHERE landing_page_presences.expires_at <= now()`,
  )
  return inserted === 1
}

export function deletePresence(
  queries: Queries,
  { pageId, tabId, adminId }: Pick<Presence, 'pageId' | 'tabId' | 'adminId'>,
) {
  return countOf(
    queries,
    sql`DELETE FROM landing_page_presences WHERE page_id = ${pageId} AND tab_id = ${tabId} AND admin_id = ${adminId}`,
  )
}

export function deleteExpiredPresences(queries: Queries, further: SQL = sql`true`) {
  return countOf(queries, sql`DELETE FROM landing_page_presences WHERE expires_at <= now() AND ${further}`)
}

const presentRow = z.object({
  page_id: z.uuid(),
  tab_id: z.uuid(),
  admin_id: z.uuid(),
  name: z.string(),
  color: z.number(),
  section_id: z.nullable(z.string()),
  path: z.nullable(z.array(z.string())),
  is_typing: z.boolean(),
  placed_at: timestampColumn,
})

/** Admins with these pages open, by page; the same admins give the same JSON. */
export async function findPeople(
  queries: Queries,
  pageIds: readonly string[],
): Promise<ReadonlyMap<string, PresentPerson[]>> {
  const rows = await rowsOf(
    queries,
    presentRow,
    sql`
      SELECT page_id, tab_id, admin_id, admin_users.name, color, section_id, path, is_typing, placed_at
      FROM landing_page_presences JOIN admin_users ON admin_users.id = admin_id
      WHERE page_id = ANY(${sql.param(pageIds)}::uuid[]) AND expires_at > now() ORDER BY arrived_at, tab_id`,
  )
  const pages = new Map<string, PresentPerson[]>(pageIds.map((id) => [id, []]))
  for (const row of rows) {
    const people = pages.get(row.page_id) ?? []
    let person = people.find(({ id }) => id === row.admin_id)
    if (!person) {
      person = { id: row.admin_id, name: row.name, color: row.color, places: [] }
      people.push(person)
    }
    person.places.push({
      tabId: row.tab_id,
      sectionId: row.section_id,
      path: row.path,
      isTyping: row.is_typing,
      since: row.placed_at.toISOString(),
    })
  }
  return pages
}
