import type { PageDocument } from '@naikkelas/page'
import { sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import type { Queries } from '../../../platform/database/index.ts'

/** The imported state of a page, as its version 0. */
export async function insertImportedVersion(
  queries: Queries,
  imported: { pageId: string; document: PageDocument; actorId: string; at: Date },
) {
  await queries.execute(sql`
    INSERT INTO landing_page_versions (id, page_id, version, reason, document, actor_id, at)
    VALUES (${uuidv7()}, ${imported.pageId}, 0, 'imported', ${JSON.stringify(imported.document)}::jsonb, ${imported.actorId}, ${imported.at})`)
}
