import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries, Tx } from '../../../platform/database/index.ts'
import { bigintColumn, countOf, rowsOf } from '../../../platform/database/rows.ts'
import type { VariantFormat } from './picture-files.ts'

/** Notes that widths are to be made; false when they were made or asked for before. */
export async function requestEncoding(tx: Tx, sourceSha256: string): Promise<boolean> {
  const added = await countOf(
    tx,
    sql`
      INSERT INTO media_encodings (source_sha256)
      SELECT ${sourceSha256} WHERE NOT EXISTS (SELECT 1 FROM media_variants WHERE source_sha256 = ${sourceSha256})
      ON CONFLICT DO NOTHING`,
  )
  return added === 1
}

/** Pictures with missing widths. */
export function findRequested(tx: Tx): Promise<{ source_sha256: string }[]> {
  return rowsOf(tx, z.object({ source_sha256: z.string() }), sql`SELECT source_sha256 FROM media_encodings`)
}

/** All widths are made: they are shown from now on. */
export async function finishEncoding(tx: Tx, sourceSha256: string) {
  await tx.execute(sql`DELETE FROM media_encodings WHERE source_sha256 = ${sourceSha256}`)
}

/** Why the last attempt failed, for the operator. */
export async function noteEncodingFailure(tx: Tx, sourceSha256: string, failure: string) {
  await tx.execute(
    sql`UPDATE media_encodings SET failure = ${failure.slice(0, 500)} WHERE source_sha256 = ${sourceSha256}`,
  )
}

export interface Variant {
  width: number
  format: VariantFormat
  sha256: string
  bytes: number
}

export function findVariants(queries: Queries, sourceSha256: string): Promise<Variant[]> {
  const row = z
    .object({ width: z.number(), format: z.enum(['avif', 'webp']), sha256: z.string(), byte_count: bigintColumn })
    .transform(({ byte_count, ...same }) => ({ ...same, bytes: byte_count }))
  return rowsOf(
    queries,
    row,
    sql`SELECT width, format, sha256, byte_count FROM media_variants WHERE source_sha256 = ${sourceSha256} ORDER BY width, format`,
  )
}

export async function insertVariant(
  queries: Queries,
  sourceSha256: string,
  { width, format, sha256, bytes, isSpare }: Variant & { isSpare: boolean },
) {
  await countOf(
    queries,
    sql`
      INSERT INTO media_variants (source_sha256, width, format, sha256, byte_count, is_spare)
      VALUES (${sourceSha256}, ${width}, ${format}, ${sha256}, ${bytes}, ${isSpare})
      ON CONFLICT DO NOTHING`,
  )
}
