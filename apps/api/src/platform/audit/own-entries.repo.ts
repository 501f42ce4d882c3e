import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { rowsOf } from '../database/rows.ts'
import type { PersonalDataSource } from '../personal-data/index.ts'

/** What the audit keeps of a learner, for the learner's own copy. */
export const auditData: PersonalDataSource = {
  name: 'Perubahan yang Anda lakukan',
  tables: ['audit_person_keys'],
  find: (queries, learnerId) =>
    rowsOf(
      queries,
      z.record(z.string(), z.unknown()),
      sql`
        SELECT endpoint, at FROM audit_entries
        WHERE realm = 'learner' AND (actor_id = ${learnerId} OR actor_id IN (
          SELECT merged_id FROM learner_merges WHERE learner_id = ${learnerId}))
        ORDER BY at DESC, id DESC LIMIT 1000`,
    ),
  // Entries are never changed: the key that opens them goes to the survivor, and with it one day.
  merge: async (tx, { survivorId, mergedId }) =>
    void (await tx.execute(sql`
      UPDATE audit_person_keys SET learner_id = ${survivorId}, is_former = true WHERE learner_id = ${mergedId}`)),
}
