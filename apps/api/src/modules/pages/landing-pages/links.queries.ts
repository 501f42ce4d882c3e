import type { PageKind } from '@naikkelas/contract'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { rowsOf } from '../../../platform/database/rows.ts'
import { trashDays } from './landing-pages.rules.ts'

/** Those of these links that a page of a kind has, one in the trash included. */
export async function findTakenLinks(queries: Queries, kind: PageKind, links: readonly string[]): Promise<Set<string>> {
  const isOne = sql`link_landing_page = ANY(${sql.param(links)}::text[])`
  const kept = sql`(deleted_at IS NULL OR deleted_at >= now() - make_interval(days => ${trashDays}))`
  const row = z.object({ link: z.string() })
  const where = sql`kind = ${kind} AND ${isOne} AND ${kept}`
  const rows = await rowsOf(queries, row, sql`SELECT link_landing_page AS link FROM landing_pages WHERE ${where}`)
  return new Set(rows.map(({ link }) => link))
}
