import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { holdLock, type Queries, type Tx } from '../../../platform/database/index.ts'
import { countOf, rowsOf } from '../../../platform/database/rows.ts'

const hashRow = z.object({ sha256: z.string() }).transform(({ sha256 }) => sha256)

/** Originals that a picture or film has, widths of pictures, files of forms, uploaded files: everything a row may name. */
const isNamed = sql`(
  EXISTS (SELECT 1 FROM media WHERE media.sha256 = asked.sha256)
  OR EXISTS (SELECT 1 FROM media_variants WHERE media_variants.sha256 = asked.sha256)
  OR EXISTS (SELECT 1 FROM downloads WHERE downloads.sha256 = asked.sha256)
  OR EXISTS (SELECT 1 FROM files WHERE files.sha256 = asked.sha256))`

/** Those of some files that no row names. */
export function findUnnamed(queries: Queries, hashes: readonly string[]): Promise<string[]> {
  return rowsOf(
    queries,
    hashRow,
    sql`SELECT sha256 FROM unnest(${sql.param(hashes)}::text[]) AS asked (sha256) WHERE NOT ${isNamed}`,
  )
}

/** Notes since when files are unused; what was noted before keeps its moment. */
export async function noteUnused(queries: Queries, hashes: readonly string[]) {
  await queries.execute(
    sql`INSERT INTO unused_blobs (sha256) SELECT unnest(${sql.param(hashes)}::text[]) ON CONFLICT DO NOTHING`,
  )
}

/** What is named again is used, as if it had never been otherwise. */
export async function forgetUsed(queries: Queries) {
  await queries.execute(sql`DELETE FROM unused_blobs AS asked WHERE ${isNamed}`)
}

export async function forgetUnused(queries: Queries, sha256: string) {
  await queries.execute(sql`DELETE FROM unused_blobs WHERE sha256 = ${sha256}`)
}

/** Unused for so long, by the database's clock. */
export function findLongUnused(queries: Queries, days: number): Promise<string[]> {
  return rowsOf(
    queries,
    hashRow,
    sql`SELECT sha256 FROM unused_blobs WHERE found_at < now() - make_interval(days => ${days}) ORDER BY found_at`,
  )
}

/** Widths of pictures that are gone. Only call it in a transaction: a picture of the same bytes may be arriving. */
export async function deleteVariantsWithoutSource(tx: Tx): Promise<number> {
  await holdLock(tx, 'media_files')
  return countOf(
    tx,
    sql`DELETE FROM media_variants WHERE NOT EXISTS (SELECT 1 FROM media WHERE media.sha256 = source_sha256)`,
  )
}
