import { pageKinds } from '@naikkelas/contract'
import type { MediaUse } from '@naikkelas/contract/pages'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { rowsOf } from '../../../platform/database/rows.ts'
import { addressOf } from '../landing-pages/index.ts'

const useRow = z
  .object({
    id: z.uuid(),
    name: z.string(),
    kind: z.enum(pageKinds),
    link_landing_page: z.string(),
    is_in_trash: z.boolean(),
    places: z.number(),
    is_share_image: z.boolean(),
    section_id: z.nullable(z.string()),
    is_live: z.boolean(),
    versions: z.number(),
  })
  .transform(
    (row): MediaUse => ({
      pageId: row.id,
      pageName: row.name,
      address: addressOf(row),
      isInTrash: row.is_in_trash,
      places: row.places,
      isShareImage: row.is_share_image,
      sectionId: row.section_id,
      isLive: row.is_live,
      versions: row.versions,
    }),
  )

/** Pages that show a picture or film, in their draft or a stored version; published ones first. */
export function findUses(queries: Queries, mediaId: string): Promise<MediaUse[]> {
  return rowsOf(
    queries,
    useRow,
    sql`
      SELECT landing_pages.id, landing_pages.name, landing_pages.kind, landing_pages.link_landing_page, landing_pages.deleted_at IS NOT NULL AS is_in_trash,
        used.places, used.versions, used.is_live,
        coalesce(lower(landing_pages.document #>> '{seo,imageId}') = ${mediaId}, false) AS is_share_image,
        (SELECT section ->> 'id' FROM jsonb_array_elements(landing_pages.document -> 'sections') WITH ORDINALITY AS listed (section, place)
          WHERE jsonb_path_exists(section -> 'content', 'strict $.**.mediaId ? (@ == $id)', jsonb_build_object('id', ${mediaId}::text), true)
          ORDER BY place LIMIT 1) AS section_id
      FROM landing_pages JOIN (
        SELECT media_uses.page_id,
          coalesce(max(media_uses.places) FILTER (WHERE media_uses.version_id IS NULL), 0)::int AS places,
          count(media_uses.version_id)::int AS versions,
          coalesce(bool_or(landing_page_versions.reason = 'published' AND held.status = 'published' AND held.published_version = landing_page_versions.version), false) AS is_live
        FROM media_uses JOIN landing_pages AS held ON held.id = media_uses.page_id
          LEFT JOIN landing_page_versions ON landing_page_versions.id = media_uses.version_id
        WHERE media_uses.media_id = ${mediaId} AND media_uses.ended_at IS NULL GROUP BY media_uses.page_id) AS used ON used.page_id = landing_pages.id
      ORDER BY used.is_live DESC, is_in_trash, lower(landing_pages.name), landing_pages.id LIMIT 500`,
  )
}
