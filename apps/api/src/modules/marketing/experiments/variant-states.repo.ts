import type { StoredSection } from '@naikkelas/page'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { rowsOf, timestampColumn } from '../../../platform/database/rows.ts'
import type { ExperimentRow } from './experiments.repo.ts'
import type { VariantState } from './variant-changes.rules.ts'

const stateRow = z.object({
  at: timestampColumn,
  sections: z.custom<StoredSection[]>((value) => Array.isArray(value)),
})

/** What of a page was tested as it went public while a test ran, oldest first; before it what the test began with. */
export function findVariantStates(
  queries: Queries,
  { pageId, startedAt, endedAt }: Pick<ExperimentRow, 'pageId' | 'startedAt' | 'endedAt'>,
): Promise<VariantState[]> {
  const published = sql`
    SELECT at, jsonb_path_query_array(document, '$.sections[*] ? (exists (@.settings.variant))') AS sections
    FROM landing_page_versions WHERE page_id = ${pageId} AND reason = 'published'`
  return rowsOf(
    queries,
    stateRow,
    sql`
      SELECT at, sections FROM (
        (${published} AND at <= ${startedAt} ORDER BY at DESC LIMIT 1)
        UNION ALL
        (${published} AND at > ${startedAt} AND at < ${endedAt ?? 'infinity'}::timestamptz ORDER BY at DESC LIMIT 100)
      ) AS states ORDER BY at`,
  )
}
