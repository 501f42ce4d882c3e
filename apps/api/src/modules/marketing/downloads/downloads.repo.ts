import { type Download, downloadAddress } from '@naikkelas/contract/marketing'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { bigintColumn, countOf, rowOf, rowsOf, timestampColumn } from '../../../platform/database/rows.ts'

const downloadRow = z
  .object({ id: z.uuid(), name: z.string(), bytes: bigintColumn, sha256: z.string(), created_at: timestampColumn })
  .transform(({ created_at, ...same }) => ({
    ...same,
    address: downloadAddress(same.id),
    createdAt: created_at.toISOString(),
  }))
/** With the hash of its bytes, which no response contains. */
export type StoredDownload = Download & { sha256: string }

const columns = sql`id, name, bytes, sha256, created_at`

export function findDownloads(queries: Queries): Promise<StoredDownload[]> {
  return rowsOf(queries, downloadRow, sql`SELECT ${columns} FROM downloads ORDER BY created_at DESC, id DESC`)
}

export function findDownload(queries: Queries, id: string): Promise<StoredDownload | undefined> {
  return rowOf(queries, downloadRow, sql`SELECT ${columns} FROM downloads WHERE id = ${id}::uuid`)
}

interface NewDownload {
  id: string
  name: string
  sha256: string
  bytes: number
  createdBy: string
  at: Date
}

export async function insertDownload(queries: Queries, { id, name, sha256, bytes, createdBy, at }: NewDownload) {
  await queries.execute(sql`
    INSERT INTO downloads (id, name, sha256, bytes, created_by, created_at)
    VALUES (${id}, ${name}, ${sha256}, ${bytes}, ${createdBy}, ${at})`)
}

export async function removeDownload(queries: Queries, id: string): Promise<boolean> {
  return (await countOf(queries, sql`DELETE FROM downloads WHERE id = ${id}::uuid`)) > 0
}
