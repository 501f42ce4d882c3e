import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../db/index.ts'
import { bigintColumn, countOf, rowOf, rowsOf } from '../../db/rows.ts'
import type { VariantFormat } from './picture-files.ts'

const leaseSeconds = 120
const attemptsAtMost = 8

/** Notes that widths are to be made, unless they were made or asked for before. */
export async function requestEncoding(queries: Queries, sourceSha256: string) {
  await queries.execute(sql`
    INSERT INTO media_encodings (source_sha256)
    SELECT ${sourceSha256} WHERE NOT EXISTS (SELECT 1 FROM media_variants WHERE source_sha256 = ${sourceSha256})
    ON CONFLICT DO NOTHING`)
}

/** One original to work on that nobody else works on; the database's clock says when a lease ran out. */
export async function leaseEncoding(queries: Queries): Promise<string | undefined> {
  const row = await rowOf(
    queries,
    z.object({ source_sha256: z.string() }),
    sql`
      UPDATE media_encodings SET attempts = attempts + 1, leased_until = now() + make_interval(secs => ${leaseSeconds})
      WHERE source_sha256 = (
        SELECT source_sha256 FROM media_encodings WHERE attempts < ${attemptsAtMost} AND (leased_until IS NULL OR leased_until < now())
        ORDER BY created_at, source_sha256 LIMIT 1 FOR UPDATE SKIP LOCKED)
      RETURNING source_sha256`,
  )
  return row?.source_sha256
}

export async function extendLease(queries: Queries, sourceSha256: string) {
  await queries.execute(
    sql`UPDATE media_encodings SET leased_until = now() + make_interval(secs => ${leaseSeconds}) WHERE source_sha256 = ${sourceSha256}`,
  )
}

export async function finishEncoding(queries: Queries, sourceSha256: string) {
  await queries.execute(sql`DELETE FROM media_encodings WHERE source_sha256 = ${sourceSha256}`)
}

/** Gives it back as if it had not been begun. */
export async function returnEncoding(queries: Queries, sourceSha256: string) {
  await queries.execute(
    sql`UPDATE media_encodings SET attempts = attempts - 1, leased_until = NULL WHERE source_sha256 = ${sourceSha256}`,
  )
}

/** Leaves it for a later try; each waits twice as long as the one before. */
export async function postponeEncoding(queries: Queries, sourceSha256: string, failure: string) {
  await queries.execute(sql`
    UPDATE media_encodings SET failure = ${failure.slice(0, 500)}, leased_until = now() + make_interval(secs => 5 * power(2, attempts)::int)
    WHERE source_sha256 = ${sourceSha256}`)
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
