import { uploadTypes } from '@naikkelas/contract/enumerations'
import { avatarDirectory } from '@naikkelas/contract/files'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries, Tx } from '../../../platform/database/index.ts'
import { rowsOf } from '../../../platform/database/rows.ts'
import type { PersonalDataSource } from '../../../platform/personal-data/index.ts'

/** Files of a learner, for the copy of the own data. They have no reference to the account: other realms own files too. */
export const learnerFiles: PersonalDataSource = {
  name: 'Berkas',
  tables: ['files', 'file_uploads'],
  find: (queries: Queries, learnerId: string) =>
    rowsOf(
      queries,
      z.record(z.string(), z.unknown()),
      sql`
        SELECT name, directory, content_type, byte_count, created_at FROM files
        WHERE owner_realm = 'learner' AND owner_id = ${learnerId} ORDER BY created_at, id`,
    ),
  // Unfinished uploads end: the sessions that sent them have ended.
  async merge(tx, { survivorId, mergedId }) {
    const ofMerged = sql`owner_realm = 'learner' AND owner_id = ${mergedId}`
    await tx.execute(sql`DELETE FROM file_uploads WHERE ${ofMerged} AND finished_at IS NULL`)
    await tx.execute(sql`UPDATE file_uploads SET owner_id = ${survivorId} WHERE ${ofMerged}`)
    await tx.execute(sql`UPDATE files SET owner_id = ${survivorId} WHERE ${ofMerged}`)
  },
  erase: deleteFilesOfLearner,
}

/** @param keptId the picture that is shown; null deletes all */
export async function deletePicturesOfLearner(queries: Queries, learnerId: string, keptId: string | null) {
  await queries.execute(sql`
    DELETE FROM files WHERE owner_realm = 'learner' AND owner_id = ${learnerId} AND type = ${uploadTypes.fileManager}
      AND directory = ${avatarDirectory} AND id IS DISTINCT FROM ${keptId}::uuid`)
}

/** Deletes the files and unfinished uploads of an erased learner; their bytes are swept as those of other deleted files. */
async function deleteFilesOfLearner(tx: Tx, learnerId: string) {
  await tx.execute(sql`DELETE FROM file_uploads WHERE owner_realm = 'learner' AND owner_id = ${learnerId}`)
  await tx.execute(sql`DELETE FROM files WHERE owner_realm = 'learner' AND owner_id = ${learnerId}`)
}
