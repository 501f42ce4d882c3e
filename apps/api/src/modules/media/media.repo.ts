import type { Media } from '@naikkelas/contract'
import { sql, type SQL } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../db/index.ts'
import { bigintColumn, countOf, rowOf, rowsOf, timestampColumn } from '../../db/rows.ts'

const mediaRow = z
  .object({
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
    created_at: timestampColumn,
    widths: z.array(z.number()),
  })
  .transform(({ file_name, sha256, content_type, byte_count, created_at, ...same }) => ({
    ...same,
    sha256,
    fileName: file_name,
    sha8: sha256.slice(0, 8),
    contentType: content_type,
    bytes: byte_count,
    createdAt: created_at.toISOString(),
  }))

/** A media with the whole hash of its original. */
export type StoredMedia = z.output<typeof mediaRow>

// Widths are told once all are made: whoever draws a page with some of them would never learn of the rest.
const selected = sql`
  SELECT media.*, coalesce((
    SELECT jsonb_agg(DISTINCT width ORDER BY width) FROM media_variants
    WHERE source_sha256 = media.sha256 AND NOT EXISTS (SELECT 1 FROM media_encodings WHERE source_sha256 = media.sha256)), '[]') AS widths
  FROM media`

export function findMediaByIds(queries: Queries, ids: readonly string[]): Promise<StoredMedia[]> {
  return ids.length === 0
    ? Promise.resolve([])
    : rowsOf(queries, mediaRow, sql`${selected} WHERE id = ANY(${sql.param(ids)}::uuid[]) ORDER BY id`)
}

export function findMediaBySource(queries: Queries, sourceSha256: string): Promise<StoredMedia[]> {
  return rowsOf(queries, mediaRow, sql`${selected} WHERE sha256 = ${sourceSha256} ORDER BY id`)
}

export interface MediaFilter {
  search: string | undefined
  kind: Media['kind'] | undefined
  page: number
  perPage: number
}

export async function findMediaPage(queries: Queries, { search, kind, page, perPage }: MediaFilter) {
  const conditions: SQL[] = [sql`true`]
  if (kind !== undefined) conditions.push(sql`kind = ${kind}`)
  if (search !== undefined && search.trim() !== '')
    conditions.push(sql`(file_name ILIKE ${containing(search)} OR alt ILIKE ${containing(search)})`)
  const where = sql.join(conditions, sql` AND `)
  const items = await rowsOf(
    queries,
    mediaRow,
    sql`${selected} WHERE ${where} ORDER BY created_at DESC, id DESC LIMIT ${perPage} OFFSET ${(page - 1) * perPage}`,
  )
  const total = await rowOf(
    queries,
    z.object({ total: z.number() }),
    sql`SELECT count(*)::int AS total FROM media WHERE ${where}`,
  )
  return { items, total: total?.total ?? 0 }
}

const containing = (words: string) => `%${words.trim().replace(/[\\%_]/g, '\\$&')}%`

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
}

export async function insertMedia(queries: Queries, media: NewMedia) {
  await queries.execute(sql`
    INSERT INTO media (id, kind, file_name, sha256, content_type, byte_count, width, height, color, alt, uploaded_by, created_at)
    VALUES (${media.id}, ${media.kind}, ${media.fileName}, ${media.sha256}, ${media.contentType}, ${media.bytes}, ${media.width}, ${media.height},
      ${media.color}, ${media.alt}, ${media.uploadedBy}, ${media.createdAt})`)
}

export async function updateAlt(queries: Queries, { id, alt }: { id: string; alt: string }): Promise<boolean> {
  return (await countOf(queries, sql`UPDATE media SET alt = ${alt} WHERE id = ${id}`)) === 1
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
