import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { rowOf, timestampColumn } from '../../../platform/database/rows.ts'

const factsRow = z
  .object({ type: z.number(), name: z.string(), created_at: timestampColumn })
  .transform(({ type, name, created_at: createdAt }) => ({ type, name, createdAt }))
export type FileFacts = z.output<typeof factsRow>

/** What an uploaded file is, for the module that takes it over. */
export function findFileFacts(queries: Queries, id: string): Promise<FileFacts | undefined> {
  return rowOf(queries, factsRow, sql`SELECT type, name, created_at FROM files WHERE id = ${id}`)
}
