import type { Media } from '@naikkelas/contract/pages'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { holdLock, type Queries, type Tx } from '../../../platform/database/index.ts'
import { bigintColumn, rowOf, rowsOf, timestampColumn } from '../../../platform/database/rows.ts'
import type { StoredMedia } from './stored-media.ts'

export const mediaColumns = {
  id: z.uuid(),
  kind: z.enum(['image', 'video']),
  file_name: z.string(),
  sha256: z.string(),
  content_type: z.string(),
  byte_count: bigintColumn,
  width: z.number(),
  height: z.number(),
  color: z.string(),
  alt: z.string(),
  focal_x: z.nullable(z.number()),
  focal_y: z.nullable(z.number()),
  created_at: timestampColumn,
  widths: z.array(z.number()),
}

export const mediaRow = z.object(mediaColumns).transform(mediaOfRow)

export function mediaOfRow(row: z.output<z.ZodObject<typeof mediaColumns>>): StoredMedia {
  const { id, kind, sha256, width, height, color, alt, widths } = row
  return {
    id,
    kind,
    sha256,
    width,
    height,
    color,
    alt,
    widths,
    fileName: row.file_name,
    sha8: sha256.slice(0, 8),
    contentType: row.content_type,
    bytes: row.byte_count,
    createdAt: row.created_at.toISOString(),
    ...(row.focal_x !== null && row.focal_y !== null && { focal: { x: row.focal_x, y: row.focal_y } }),
  }
}

// Widths are listed once all are made, as a page rendered with some of them would miss the rest. Widths for data savers
// are never listed.
const widths = sql`coalesce((
  SELECT jsonb_agg(DISTINCT made.width ORDER BY made.width) FROM media_variants AS made
  WHERE made.source_sha256 = media.sha256 AND NOT made.is_spare
    AND NOT EXISTS (SELECT 1 FROM media_encodings WHERE source_sha256 = media.sha256)), '[]') AS widths`

/** Every column of `media`, and the widths that are made. */
export const mediaSelection = sql`media.*, ${widths}`

export const selectedMedia = sql`SELECT ${mediaSelection} FROM media`

export function findMediaBySource(queries: Queries, sourceSha256: string): Promise<StoredMedia[]> {
  return rowsOf(queries, mediaRow, sql`${selectedMedia} WHERE sha256 = ${sourceSha256} ORDER BY id`)
}

/** Media by parts of content hash and id: almost certainly at most one. */
export function findMediaByKey(queries: Queries, { sha8, idEnd }: { sha8: string; idEnd: string }) {
  // As a range, so that the index serves whatever order the database puts texts in.
  return rowOf(
    queries,
    mediaRow,
    sql`${selectedMedia} WHERE sha256 >= ${sha8} AND sha256 < ${`${sha8}g`} AND right(id::text, 8) = ${idEnd} ORDER BY id LIMIT 1`,
  )
}

/** Every picture and film, in the trash too, by what its addresses are made of. */
export function findMediaNames(queries: Queries): Promise<{ id: string; sha8: string }[]> {
  return rowsOf(
    queries,
    z.object({ id: z.uuid(), sha8: z.string() }),
    sql`SELECT id, left(sha256, 8) AS sha8 FROM media`,
  )
}

export interface NewMedia {
  id: string
  kind: Media['kind']
  fileName: string
  sha256: string
  contentType: string
  bytes: number
  width: number
  height: number
  color: string
  alt: string
  uploadedBy: string | null
  createdAt: Date
  folderId?: string | null
  croppedFromId?: string | null
}

/** An existing id is unchanged: another process may have inserted it. */
export async function insertMedia(queries: Queries, media: NewMedia) {
  await queries.execute(sql`
    INSERT INTO media (id, kind, file_name, sha256, content_type, byte_count, width, height, color, alt, uploaded_by, created_at, folder_id, cropped_from_id)
    VALUES (${media.id}, ${media.kind}, ${media.fileName}, ${media.sha256}, ${media.contentType}, ${media.bytes}, ${media.width}, ${media.height},
      ${media.color}, ${media.alt}, ${media.uploadedBy}, ${media.createdAt}, ${media.folderId ?? null}, ${media.croppedFromId ?? null})
    ON CONFLICT (id) DO NOTHING`)
}

/** The entry that has these bytes, one outside the trash first. */
export async function findKnown(queries: Queries, { kind, sha256 }: Pick<NewMedia, 'kind' | 'sha256'>) {
  const row = await rowOf(
    queries,
    z.object({ id: z.uuid() }),
    sql`SELECT id FROM media WHERE sha256 = ${sha256} AND kind = ${kind} ORDER BY deleted_at NULLS FIRST, created_at LIMIT 1`,
  )
  return row?.id
}

/** Locked until the transaction ends: concurrent uploads of the same bytes take turns. */
export async function holdArrivals(tx: Tx) {
  await holdLock(tx, 'media_arrivals')
}

export async function storedBytes(queries: Queries): Promise<number> {
  const row = await rowOf(
    queries,
    z.object({ total: bigintColumn }),
    sql`SELECT coalesce(sum(byte_count), 0) AS total FROM (
      SELECT DISTINCT sha256, byte_count FROM media UNION SELECT sha256, byte_count FROM media_variants) AS kept`,
  )
  return row?.total ?? 0
}
