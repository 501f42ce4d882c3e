import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { FileOwner } from '@naikkelas/contract/files'
import type { Queries, Tx } from '../../../platform/database/index.ts'
import { bigintColumn, countOf, rowOf, rowsOf, timestampColumn } from '../../../platform/database/rows.ts'
import type { Owner } from './upload-accounts.ts'

const fileRow = z
  .object({
    id: z.uuid(),
    type: z.number(),
    directory: z.string(),
    name: z.string(),
    content_type: z.string(),
    sha256: z.string(),
    byte_count: bigintColumn,
    owner_realm: z.enum(['admin', 'learner', 'visitor']),
    owner_id: z.nullable(z.uuid()),
    owner_name: z.string(),
    created_at: timestampColumn,
  })
  .transform((row) => ({
    id: row.id,
    type: row.type,
    directory: row.directory,
    name: row.name,
    contentType: row.content_type,
    sha256: row.sha256,
    bytes: row.byte_count,
    owner: { realm: row.owner_realm, id: row.owner_id } satisfies Owner,
    ownerName: row.owner_name,
    createdAt: row.created_at.toISOString(),
  }))
export type FileRecord = z.output<typeof fileRow>

const selectedFiles = sql`
  SELECT files.*, coalesce(admin_users.name, learner_users.name, '') AS owner_name FROM files
    LEFT JOIN admin_users ON files.owner_realm = 'admin' AND admin_users.id = files.owner_id
    LEFT JOIN learner_users ON files.owner_realm = 'learner' AND learner_users.id = files.owner_id`

export function findFile(queries: Queries, id: string): Promise<FileRecord | undefined> {
  return rowOf(queries, fileRow, sql`${selectedFiles} WHERE files.id = ${id}`)
}

export interface NewFile {
  id: string
  type: number
  directory: string
  name: string
  contentType: string
  sha256: string
  bytes: number
  owner: Owner
  at: Date
}

export async function insertFile(
  tx: Tx,
  { id, type, directory, name, contentType, sha256, bytes, owner, at }: NewFile,
) {
  await tx.execute(sql`
    INSERT INTO files (id, type, directory, name, content_type, sha256, byte_count, owner_realm, owner_id, created_at)
    VALUES (${id}, ${type}, ${directory}, ${name}, ${contentType}, ${sha256}, ${bytes}, ${owner.realm}, ${owner.id}, ${at})`)
}

export async function deleteFileRow(tx: Tx, id: string): Promise<boolean> {
  return (await countOf(tx, sql`DELETE FROM files WHERE id = ${id}`)) > 0
}

export interface FileFilter {
  /** Types with their directories that may be listed. */
  places: readonly { type: number; directory: string }[]
  search?: string | undefined
  type?: number | undefined
  owner?: FileOwner | undefined
  directory?: string | undefined
}

/** One page of files, latest first, and how many there are in all. */
export async function findFiles(
  queries: Queries,
  filter: FileFilter,
  { page, perPage }: { page: number; perPage: number },
) {
  const where = conditionOf(filter)
  const items = await rowsOf(
    queries,
    fileRow,
    sql`${selectedFiles} WHERE ${where} ORDER BY files.created_at DESC, files.id DESC LIMIT ${perPage} OFFSET ${(page - 1) * perPage}`,
  )
  const counted = await rowOf(
    queries,
    z.object({ total: bigintColumn }),
    sql`SELECT count(*) AS total FROM files WHERE ${where}`,
  )
  return { items, total: counted?.total ?? 0 }
}

/** Directories with files that may be listed. */
export function findDirectories(queries: Queries, { places }: Pick<FileFilter, 'places'>) {
  return rowsOf(
    queries,
    z.object({ directory: z.string(), count: bigintColumn, bytes: bigintColumn }),
    sql`SELECT directory, count(*) AS count, sum(byte_count) AS bytes FROM files
      WHERE ${conditionOf({ places })} GROUP BY directory ORDER BY directory LIMIT 1000`,
  )
}

function conditionOf({ places, search, type, owner, directory }: FileFilter): SQL {
  const listed = places.map((one) => sql`(files.type = ${one.type} AND ${isIn(one.directory)})`)
  const conditions = [listed.length === 0 ? sql`false` : sql`(${sql.join(listed, sql` OR `)})`]
  if (search !== undefined && search !== '') conditions.push(sql`strpos(lower(files.name), lower(${search})) > 0`)
  if (type !== undefined) conditions.push(sql`files.type = ${type}`)
  if (owner !== undefined) conditions.push(sql`files.owner_realm = ${owner}`)
  if (directory !== undefined && directory !== '') conditions.push(isIn(directory))
  return sql.join(conditions, sql` AND `)
}

const isIn = (directory: string) =>
  sql`(files.directory = ${directory} OR starts_with(files.directory, ${`${directory}/`}))`

/** Bytes of all files, each content once, and of uploads in progress. */
export async function totalBytes(queries: Queries): Promise<number> {
  const row = await rowOf(
    queries,
    z.object({ total: bigintColumn }),
    sql`SELECT coalesce((SELECT sum(byte_count) FROM (SELECT DISTINCT sha256, byte_count FROM files) AS kept), 0)
      + coalesce((SELECT sum(byte_count) FROM file_upload_chunks JOIN file_uploads ON file_uploads.id = upload_id
          WHERE finished_at IS NULL), 0) AS total`,
  )
  return row?.total ?? 0
}

/** The same of one owner; a visitor's are those of all visitors. */
export async function bytesOfOwner(queries: Queries, { realm, id }: Owner): Promise<number> {
  const row = await rowOf(
    queries,
    z.object({ total: bigintColumn }),
    sql`SELECT coalesce((SELECT sum(byte_count) FROM files WHERE owner_realm = ${realm} AND owner_id IS NOT DISTINCT FROM ${id}::uuid), 0)
      + coalesce((SELECT sum(byte_count) FROM file_upload_chunks JOIN file_uploads ON file_uploads.id = upload_id
          WHERE finished_at IS NULL AND owner_realm = ${realm} AND owner_id = ${id}::uuid), 0) AS total`,
  )
  return row?.total ?? 0
}
