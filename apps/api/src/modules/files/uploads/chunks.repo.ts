import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries, Tx } from '../../../platform/database/index.ts'
import { bigintColumn, countOf, rowOf, rowsOf } from '../../../platform/database/rows.ts'
import type { Owner } from './upload-accounts.ts'

const uploadRow = z
  .object({
    id: z.uuid(),
    type: z.number(),
    directory: z.string(),
    name: z.string(),
    owner_realm: z.enum(['admin', 'learner']),
    owner_id: z.uuid(),
    announced_bytes: z.nullable(bigintColumn),
    announced_sha256: z.nullable(z.string()),
    last_index: z.nullable(z.number()),
    file_id: z.nullable(z.uuid()),
  })
  .transform((row) => ({
    id: row.id,
    type: row.type,
    directory: row.directory,
    name: row.name,
    owner: { realm: row.owner_realm, id: row.owner_id } satisfies Owner,
    bytes: row.announced_bytes,
    sha256: row.announced_sha256,
    lastIndex: row.last_index,
    fileId: row.file_id,
  }))
export type Upload = z.output<typeof uploadRow>

const chunkRow = z
  .object({ chunk_index: z.number(), part: z.string(), sha256: z.string(), byte_count: bigintColumn })
  .transform(({ chunk_index, byte_count, ...same }) => ({ ...same, index: chunk_index, bytes: byte_count }))
export type Chunk = z.output<typeof chunkRow>

const ofOwner = ({ realm, id }: Owner, key: string) =>
  sql`owner_realm = ${realm} AND owner_id = ${id} AND upload_key = ${key}`

/** The open upload under a key, locked until the transaction ends. */
export function lockOpenUpload(tx: Tx, owner: Owner, key: string): Promise<Upload | undefined> {
  return rowOf(
    tx,
    uploadRow,
    sql`SELECT * FROM file_uploads WHERE ${ofOwner(owner, key)} AND finished_at IS NULL FOR UPDATE`,
  )
}

/** The upload under a key: the open one, or that which was finished last. */
export function findUpload(queries: Queries, owner: Owner, key: string): Promise<Upload | undefined> {
  return rowOf(
    queries,
    uploadRow,
    sql`SELECT * FROM file_uploads WHERE ${ofOwner(owner, key)} ORDER BY finished_at DESC NULLS FIRST LIMIT 1`,
  )
}

export function findUploadById(queries: Queries, id: string): Promise<Upload | undefined> {
  return rowOf(queries, uploadRow, sql`SELECT * FROM file_uploads WHERE id = ${id}`)
}

/**
 * The file of a finished upload that had this chunk: its last one, or any one of an upload that was finished so many
 * seconds ago at most.
 */
export async function findFileOfChunk(
  tx: Tx,
  { owner, key, index, sha256, seconds }: { owner: Owner; key: string; index: number; sha256: string; seconds: number },
): Promise<string | undefined> {
  const row = await rowOf(
    tx,
    z.object({ file_id: z.uuid() }),
    sql`SELECT file_id FROM file_uploads JOIN file_upload_chunks ON upload_id = id
      WHERE ${ofOwner(owner, key)} AND finished_at IS NOT NULL AND chunk_index = ${index} AND sha256 = ${sha256}
        AND (last_index = ${index} OR finished_at > now() - make_interval(secs => ${seconds}))
      ORDER BY finished_at DESC LIMIT 1`,
  )
  return row?.file_id
}

export function countOtherOpenUploads(tx: Tx, { realm, id }: Owner, key: string): Promise<number> {
  return rowOf(
    tx,
    z.object({ count: bigintColumn }),
    sql`SELECT count(*) AS count FROM file_uploads
      WHERE owner_realm = ${realm} AND owner_id = ${id} AND upload_key <> ${key} AND finished_at IS NULL`,
  ).then((row) => row?.count ?? 0)
}

interface NewUpload {
  id: string
  owner: Owner
  key: string
  type: number
  directory: string
  name: string
}

export async function insertUpload(tx: Tx, { id, owner, key, type, directory, name }: NewUpload) {
  await tx.execute(sql`
    INSERT INTO file_uploads (id, owner_realm, owner_id, upload_key, type, directory, name)
    VALUES (${id}, ${owner.realm}, ${owner.id}, ${key}, ${type}, ${directory}, ${name})`)
}

interface Announced {
  bytes: number | null
  sha256: string | null
  lastIndex: number | null
}

/** Notes what the client says of the whole file. */
export async function noteAnnounced(tx: Tx, id: string, { bytes, sha256, lastIndex }: Announced) {
  await tx.execute(sql`
    UPDATE file_uploads SET announced_bytes = ${bytes}, announced_sha256 = ${sha256}, last_index = ${lastIndex}, used_at = now()
    WHERE id = ${id}`)
}

export function findChunks(queries: Queries, uploadId: string): Promise<Chunk[]> {
  return rowsOf(
    queries,
    chunkRow,
    sql`SELECT chunk_index, part, sha256, byte_count FROM file_upload_chunks WHERE upload_id = ${uploadId} ORDER BY chunk_index`,
  )
}

export async function insertChunk(tx: Tx, uploadId: string, { index, part, sha256, bytes }: Chunk) {
  await tx.execute(sql`
    INSERT INTO file_upload_chunks (upload_id, chunk_index, part, sha256, byte_count)
    VALUES (${uploadId}, ${index}, ${part}, ${sha256}, ${bytes})`)
}

export async function deleteChunk(queries: Queries, uploadId: string, index: number) {
  await queries.execute(sql`DELETE FROM file_upload_chunks WHERE upload_id = ${uploadId} AND chunk_index = ${index}`)
}

/** Takes the work of putting an upload together for so long, unless another process has it. */
export async function claimUpload(queries: Queries, id: string, seconds: number): Promise<boolean> {
  const claimed = await countOf(
    queries,
    sql`UPDATE file_uploads SET assembled_until = now() + make_interval(secs => ${seconds}), used_at = now()
      WHERE id = ${id} AND finished_at IS NULL AND (assembled_until IS NULL OR assembled_until < now())`,
  )
  return claimed === 1
}

/** Keeps a claim for so long from now on; 0 gives it back. */
export async function prolongClaim(queries: Queries, id: string, seconds: number) {
  await queries.execute(
    sql`UPDATE file_uploads SET assembled_until = now() + make_interval(secs => ${seconds}) WHERE id = ${id} AND finished_at IS NULL`,
  )
}

/** @returns false when the upload was given up meanwhile */
export async function finishUpload(tx: Tx, id: string, fileId: string): Promise<boolean> {
  const finished = await countOf(
    tx,
    sql`UPDATE file_uploads SET file_id = ${fileId}, finished_at = now(), assembled_until = NULL
      WHERE id = ${id} AND finished_at IS NULL`,
  )
  return finished === 1
}

/** @returns names of its parts */
export async function deleteUpload(queries: Queries, id: string): Promise<string[]> {
  const parts = (await findChunks(queries, id)).map(({ part }) => part)
  await queries.execute(sql`DELETE FROM file_uploads WHERE id = ${id}`)
  return parts
}

/** Uploads that began longer ago. */
export async function findOldUploads(queries: Queries, hours: number): Promise<string[]> {
  const rows = await rowsOf(
    queries,
    z.object({ id: z.uuid() }),
    sql`SELECT id FROM file_uploads WHERE created_at < now() - make_interval(hours => ${hours}) LIMIT 1000`,
  )
  return rows.map(({ id }) => id)
}
