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
        WHERE realm = 'learner' AND actor_id = ${learnerId} ORDER BY at DESC, id DESC LIMIT 1000`,
    ),
}
