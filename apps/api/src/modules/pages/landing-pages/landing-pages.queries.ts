import type { LandingPage } from '@naikkelas/contract/pages'
import type { PageDocument } from '@naikkelas/page'
import { sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/database/index.ts'
import { rowOf } from '../../../platform/database/rows.ts'
import { headRow, pageRow, selectedPage } from './page-rows.repo.ts'

/** A page with its stored document, which another build may have written: `readHead` upgrades it. */
export interface PageHead {
  page: LandingPage
  document: PageDocument
}

/** A page with its document, in the trash too. */
export function findHead(queries: Queries, id: string): Promise<PageHead | undefined> {
  return rowOf(queries, headRow, sql`SELECT ${selectedPage}, document FROM landing_pages WHERE id = ${id}`)
}

/** A page without its document, in the trash too. */
export function findPage(queries: Queries, id: string): Promise<LandingPage | undefined> {
  return rowOf(queries, pageRow, sql`SELECT ${selectedPage} FROM landing_pages WHERE id = ${id}`)
}
