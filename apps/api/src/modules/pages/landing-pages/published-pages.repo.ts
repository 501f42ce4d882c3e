import { pageKinds } from '@naikkelas/contract'
import type { PageDocument } from '@naikkelas/page'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { rowOf, rowsOf, timestampColumn } from '../../../platform/database/rows.ts'

// Parsed strictly when they were published.
const objectColumn = <Value>() => z.custom<Value>((value) => typeof value === 'object' && value !== null)

const listedRow = z
  .object({
    kind: z.enum(pageKinds),
    link_landing_page: z.string(),
    name: z.string(),
    published_at: timestampColumn,
    seo: objectColumn<PageDocument['seo']>(),
    offer: objectColumn<PageDocument['offer']>(),
    link_words: z.nullable(objectColumn<NonNullable<PageDocument['linkWords']>>()),
    media_ids: z.array(z.string()),
  })
  .transform(({ published_at, media_ids, link_words, ...same }) => ({
    ...same,
    publishedAt: published_at,
    mediaIds: media_ids,
    linkWords: link_words ?? undefined,
  }))

const listed = sql`
  landing_pages JOIN landing_page_versions ON page_id = landing_pages.id AND version = published_version AND reason = 'published'
  WHERE status = 'published' AND kind NOT IN ('site_part', 'fixed') AND (landing_page_versions.document->'seo'->>'isIndexed')::boolean`

/** What visible sections show, in their order; films and downloads are among it. */
const shownMedia = '$.sections[*] ? (@.settings.isHidden == false).content.**.mediaId ? (@ != "")'

/** Published pages of campaigns and partners that may be found, latest first, by what was published of them. */
export async function findListedPages(queries: Queries, { page, perPage }: { page: number; perPage: number }) {
  const items = await rowsOf(
    queries,
    listedRow,
    sql`
      SELECT kind, link_landing_page, coalesce(published_name, landing_pages.name) AS name, published_at,
        landing_page_versions.document->'seo' AS seo, landing_page_versions.document->'offer' AS offer,
        landing_page_versions.document->'linkWords' AS link_words,
        jsonb_path_query_array(landing_page_versions.document, ${shownMedia}::jsonpath) AS media_ids
      FROM ${listed} ORDER BY published_at DESC, landing_pages.id DESC LIMIT ${perPage} OFFSET ${(page - 1) * perPage}`,
  )
  const row = await rowOf(queries, z.object({ total: z.number() }), sql`SELECT count(*)::int AS total FROM ${listed}`)
  return { items, total: row?.total ?? 0 }
}
