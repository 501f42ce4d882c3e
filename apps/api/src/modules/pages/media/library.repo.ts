import { heavyMedia, mediaDays, type MediaShow, type MediaSort } from '@naikkelas/contract/pages'
import { sql, type SQL } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { bigintColumn, countOf, rowOf, rowsOf, timestampColumn } from '../../../platform/database/rows.ts'
import type { Place } from './library-cursor.rules.ts'
import { mediaColumns, mediaOfRow, mediaSelection } from './media.repo.ts'

const itemRow = z
  .object({
    ...mediaColumns,
    folder_id: z.nullable(z.uuid()),
    cropped_from_id: z.nullable(z.uuid()),
    page_count: z.number(),
    unused_since: z.nullable(timestampColumn),
    heaviest_bytes: bigintColumn,
    deleted_at: z.nullable(timestampColumn),
    sort_key: z.string(),
  })
  .transform((row) => ({
    item: {
      ...mediaOfRow(row),
      folderId: row.folder_id,
      focal: mediaOfRow(row).focal ?? null,
      croppedFromId: row.cropped_from_id,
      pageCount: row.page_count,
      unusedSince: row.unused_since?.toISOString() ?? null,
      heaviestBytes: row.heaviest_bytes,
      deletedAt: row.deleted_at?.toISOString() ?? null,
    },
    sortKey: row.sort_key,
  }))

const isUsed = sql`EXISTS (SELECT 1 FROM media_uses WHERE media_id = media.id AND ended_at IS NULL)`
const lastUsed = sql`greatest(media.created_at, (SELECT max(ended_at) FROM media_uses WHERE media_id = media.id))`
const heaviest = sql`(
  CASE kind WHEN 'video' THEN byte_count
  ELSE coalesce((SELECT max(made.byte_count) FROM media_variants AS made WHERE made.source_sha256 = media.sha256 AND format = 'avif'), 0) END)`
const isStale = sql`(NOT ${isUsed} AND ${lastUsed} < now() - make_interval(days => ${mediaDays.unused}))`

const shows: Readonly<Record<Exclude<MediaShow, 'trash'>, SQL>> = {
  unused: sql`NOT ${isUsed}`,
  undescribed: sql`(kind = 'image' AND trim(alt) = '')`,
  heavy: sql`${heaviest} > CASE kind WHEN 'video' THEN ${heavyMedia.film}::int ELSE ${heavyMedia.picture}::int END`,
  stale: isStale,
}

/** Sort key, its type and direction; the id breaks ties. */
const orders: Readonly<Record<MediaSort, { key: SQL; type: SQL; isDescending: boolean }>> = {
  newest: { key: sql`media.created_at`, type: sql`timestamptz`, isDescending: true },
  oldest: { key: sql`media.created_at`, type: sql`timestamptz`, isDescending: false },
  name: { key: sql`lower(file_name)`, type: sql`text`, isDescending: false },
  largest: { key: sql`byte_count`, type: sql`bigint`, isDescending: true },
}

function selectItems(sort: MediaSort): SQL {
  return sql`
    SELECT ${mediaSelection}, ${orders[sort].key}::text AS sort_key, ${heaviest} AS heaviest_bytes,
      (SELECT count(DISTINCT page_id)::int FROM media_uses WHERE media_id = media.id AND ended_at IS NULL) AS page_count,
      CASE WHEN ${isUsed} THEN NULL ELSE ${lastUsed} END AS unused_since
    FROM media`
}

export interface LibraryFilter {
  search: string | undefined
  kind: 'image' | 'video' | undefined
  show: MediaShow | undefined
  /** Media of those folders; null for media without a folder. */
  folderIds: readonly string[] | null | undefined
}

/** One row beyond the limit shows that there is a next page. */
export async function findLibraryItems(
  queries: Queries,
  { sort, after, limit, ...filter }: LibraryFilter & { sort: MediaSort; after: Place | null; limit: number },
) {
  const { key, type, isDescending } = orders[sort]
  const way = isDescending ? sql`DESC` : sql`ASC`
  const beyond = isDescending ? sql`<` : sql`>`
  const rest =
    after === null ? sql`true` : sql`(${key}, media.id) ${beyond} (${after.sortKey}::${type}, ${after.id}::uuid)`
  return rowsOf(
    queries,
    itemRow,
    sql`${selectItems(sort)} WHERE ${matching(filter)} AND ${rest} ORDER BY ${key} ${way}, media.id ${way} LIMIT ${limit}`,
  )
}

export async function countLibraryItems(queries: Queries, filter: LibraryFilter) {
  const row = await rowOf(
    queries,
    z.object({ total: z.number(), bytes: bigintColumn }),
    sql`SELECT count(*)::int AS total, coalesce(sum(byte_count), 0) AS bytes FROM media WHERE ${matching(filter)}`,
  )
  return { total: row?.total ?? 0, totalBytes: row?.bytes ?? 0 }
}

export async function findLibraryItem(queries: Queries, id: string) {
  const row = await rowOf(queries, itemRow, sql`${selectItems('newest')} WHERE media.id = ${id}`)
  return row?.item
}

function matching({ search, kind, show, folderIds }: LibraryFilter): SQL {
  const conditions = [show === 'trash' ? sql`deleted_at IS NOT NULL` : sql`deleted_at IS NULL`]
  if (kind !== undefined) conditions.push(sql`kind = ${kind}`)
  if (show !== undefined && show !== 'trash') conditions.push(shows[show])
  if (folderIds === null) conditions.push(sql`folder_id IS NULL`)
  else if (folderIds) conditions.push(sql`folder_id = ANY(${sql.param(folderIds)}::uuid[])`)
  const words = search?.trim() ?? ''
  if (words !== '') {
    const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`
    conditions.push(sql`(file_name ILIKE ${pattern} OR alt ILIKE ${pattern})`)
  }
  return sql.join(conditions, sql` AND `)
}

export interface Description {
  alt?: string | undefined
  fileName?: string | undefined
  focal?: { x: number; y: number } | null | undefined
}

export async function updateDescription(queries: Queries, id: string, { alt, fileName, focal }: Description) {
  const changes: SQL[] = []
  if (alt !== undefined) changes.push(sql`alt = ${alt}`)
  if (fileName !== undefined) changes.push(sql`file_name = ${fileName}`)
  if (focal !== undefined) changes.push(sql`focal_x = ${focal?.x ?? null}, focal_y = ${focal?.y ?? null}`)
  if (changes.length > 0) await queries.execute(sql`UPDATE media SET ${sql.join(changes, sql`, `)} WHERE id = ${id}`)
}

export function updateFolder(queries: Queries, ids: readonly string[], folderId: string | null) {
  return countOf(
    queries,
    sql`UPDATE media SET folder_id = ${folderId} WHERE id = ANY(${sql.param(ids)}::uuid[]) AND deleted_at IS NULL`,
  )
}

export function unmarkDeleted(queries: Queries, ids: readonly string[]) {
  return countOf(
    queries,
    sql`UPDATE media SET deleted_at = NULL WHERE id = ANY(${sql.param(ids)}::uuid[]) AND deleted_at IS NOT NULL`,
  )
}

export async function countShown(queries: Queries) {
  const row = await rowOf(
    queries,
    z.object({ all: z.number(), none: z.number(), stale: z.number(), trash: z.number() }),
    sql`
      SELECT count(*) FILTER (WHERE deleted_at IS NULL)::int AS all,
        count(*) FILTER (WHERE deleted_at IS NULL AND folder_id IS NULL)::int AS none,
        count(*) FILTER (WHERE deleted_at IS NULL AND ${isStale})::int AS stale,
        count(*) FILTER (WHERE deleted_at IS NOT NULL)::int AS trash
      FROM media`,
  )
  return row ?? { all: 0, none: 0, stale: 0, trash: 0 }
}

export async function findUploader(queries: Queries, id: string): Promise<string | null> {
  const row = await rowOf(
    queries,
    z.object({ name: z.string() }),
    sql`SELECT name FROM admin_users WHERE id = (SELECT uploaded_by FROM media WHERE media.id = ${id})`,
  )
  return row?.name ?? null
}

export function findFiles(queries: Queries, sourceSha256: string) {
  const row = z
    .object({ width: z.number(), format: z.enum(['avif', 'webp']), byte_count: bigintColumn })
    .transform(({ byte_count, ...same }) => ({ ...same, bytes: byte_count }))
  return rowsOf(
    queries,
    row,
    sql`SELECT width, format, byte_count FROM media_variants WHERE source_sha256 = ${sourceSha256} AND NOT is_spare ORDER BY width, format`,
  )
}
