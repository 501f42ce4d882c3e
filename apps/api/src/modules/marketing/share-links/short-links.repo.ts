import { type ShortLink, shortLinkPath, type Utm } from '@naikkelas/contract/marketing'
import { type ChosenWords, choosableWordNames } from '@naikkelas/page'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { bigintColumn, countOf, rowOf, rowsOf, timestampColumn } from '../../../platform/database/rows.ts'
import { inWib } from '../../../platform/database/wib.ts'

const linkRow = z
  .object({
    code: z.string(),
    page_id: z.uuid(),
    page_name: z.string(),
    label: z.string(),
    utm: z.record(z.string(), z.string()),
    hits: bigintColumn,
    last_hit_at: z.nullable(timestampColumn),
    ended_at: z.nullable(timestampColumn),
    created_at: timestampColumn,
  })
  .transform(
    ({ page_id, page_name, utm, last_hit_at, ended_at, created_at, ...same }): ShortLink => ({
      ...same,
      ...splitParameters(utm),
      address: shortLinkPath(same.code),
      page: { id: page_id, name: page_name },
      lastHitAt: last_hit_at?.toISOString() ?? null,
      endedAt: ended_at?.toISOString() ?? null,
      createdAt: created_at.toISOString(),
    }),
  )

/** One column keeps whatever the address carries; a campaign's words and those of the page have names of their own. */
function splitParameters(carried: Record<string, string>): Pick<ShortLink, 'utm' | 'words'> {
  const isWord = ([name]: [string, string]) => (choosableWordNames as readonly string[]).includes(name)
  const entries = Object.entries(carried)
  return {
    utm: Object.fromEntries(entries.filter((entry) => !isWord(entry))),
    words: Object.fromEntries(entries.filter(isWord)),
  }
}

const selected = sql`
  SELECT code, page_id, landing_pages.name AS page_name, label, utm, last_hit_at, short_links.ended_at, short_links.created_at,
    coalesce((SELECT sum(hits) FROM short_link_days WHERE short_link_days.code = short_links.code), 0)::text AS hits
  FROM short_links JOIN landing_pages ON landing_pages.id = page_id`

export function findShortLinks(queries: Queries, pageId: string | undefined) {
  const where = pageId === undefined ? sql`true` : sql`page_id = ${pageId}`
  return rowsOf(queries, linkRow, sql`${selected} WHERE ${where} ORDER BY short_links.created_at DESC, code LIMIT 500`)
}

export function findShortLink(queries: Queries, code: string) {
  return rowOf(queries, linkRow, sql`${selected} WHERE code = ${code}`)
}

export async function countLiveShortLinks(queries: Queries, pageId: string): Promise<number> {
  const row = await rowOf(
    queries,
    z.object({ total: z.number() }),
    sql`SELECT count(*)::int AS total FROM short_links WHERE page_id = ${pageId} AND ended_at IS NULL`,
  )
  return row?.total ?? 0
}

/** @returns false when the code is taken */
export async function insertShortLink(
  queries: Queries,
  link: { code: string; pageId: string; label: string; utm: Utm; words: ChosenWords; actorId: string; at: Date },
): Promise<boolean> {
  const made = await countOf(
    queries,
    sql`
      INSERT INTO short_links (code, page_id, label, utm, actor_id, created_at)
      VALUES (${link.code}, ${link.pageId}, ${link.label}, ${JSON.stringify({ ...link.utm, ...link.words })}::jsonb, ${link.actorId}, ${link.at}::timestamptz)
      ON CONFLICT (code) DO NOTHING`,
  )
  return made === 1
}

export async function markEnded(queries: Queries, code: string, at: Date) {
  await queries.execute(
    sql`UPDATE short_links SET ended_at = ${at}::timestamptz WHERE code = ${code} AND ended_at IS NULL`,
  )
}

/** Counts an opening on its day in WIB. */
export async function addShortLinkHit(queries: Queries, code: string, at: Date) {
  await queries.execute(sql`
    WITH opened AS (UPDATE short_links SET last_hit_at = ${at}::timestamptz WHERE code = ${code})
    INSERT INTO short_link_days (code, day, hits) VALUES (${code}, (${at}::timestamptz ${inWib})::date, 1)
    ON CONFLICT (code, day) DO UPDATE SET hits = short_link_days.hits + 1`)
}

export function findShortLinkDays(queries: Queries, code: string) {
  return rowsOf(
    queries,
    z.object({ day: z.string(), hits: bigintColumn }),
    sql`SELECT to_char(day, 'YYYY-MM-DD') AS day, hits::text AS hits FROM short_link_days WHERE code = ${code} ORDER BY day DESC LIMIT 90`,
  )
}
