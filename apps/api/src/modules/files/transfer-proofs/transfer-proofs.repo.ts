import { uploadTypes } from '@naikkelas/contract/enumerations'
import { proofDirectory } from '@naikkelas/contract/files'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries, Tx } from '../../../platform/database/index.ts'
import { countOf, rowsOf, timestampColumn } from '../../../platform/database/rows.ts'

const proofRow = z
  .object({ file_id: z.uuid(), name: z.string(), content_type: z.string(), sent_at: timestampColumn })
  .transform((row) => ({ fileId: row.file_id, name: row.name, contentType: row.content_type, sentAt: row.sent_at }))
export type StoredProof = z.output<typeof proofRow>

/** Oldest first. */
export const findProofs = (queries: Queries, orderId: string): Promise<StoredProof[]> =>
  rowsOf(
    queries,
    proofRow,
    sql`
      SELECT p.file_id, f.name, f.content_type, p.sent_at FROM transfer_proofs p JOIN files f ON f.id = p.file_id
      WHERE p.order_id = ${orderId} ORDER BY p.sent_at, p.file_id`,
  )

/** @returns false for a file that is not one of this learner's proofs, or that shows another order already */
export async function insertProof(
  tx: Tx,
  { fileId, orderId, learnerId, at }: { fileId: string; orderId: string; learnerId: string; at: Date },
): Promise<boolean> {
  const added = await countOf(
    tx,
    sql`
      INSERT INTO transfer_proofs (file_id, order_id, sent_at)
      SELECT id, ${orderId}, ${at} FROM files
      WHERE id = ${fileId} AND owner_realm = 'learner' AND owner_id = ${learnerId}
        AND type = ${uploadTypes.fileManager} AND directory = ${proofDirectory}
      ON CONFLICT (file_id) DO NOTHING`,
  )
  return added === 1
}

/** Files that were uploaded as proofs and never sent. */
export async function findUnsentFiles(
  queries: Queries,
  { uploadedBefore, limit }: { uploadedBefore: Date; limit: number },
): Promise<string[]> {
  const rows = await rowsOf(
    queries,
    z.object({ id: z.uuid() }),
    sql`
      SELECT id FROM files
      WHERE type = ${uploadTypes.fileManager} AND directory = ${proofDirectory} AND created_at < ${uploadedBefore}
        AND NOT EXISTS (SELECT FROM transfer_proofs WHERE file_id = files.id)
      ORDER BY created_at LIMIT ${limit}`,
  )
  return rows.map(({ id }) => id)
}
