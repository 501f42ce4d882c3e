import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { rowsOf } from '../../../platform/database/rows.ts'
import type { PersonalDataSource } from '../../../platform/personal-data/index.ts'

/** They go with the account: what someone wrote is theirs, also without their name. */
export const reviewData: PersonalDataSource = {
  name: 'Ulasan',
  tables: ['reviews'],
  find: (queries, id) =>
    rowsOf(
      queries,
      z.record(z.string(), z.unknown()),
      sql`
        SELECT s.name, r.stars, r.text, r.written_at, r.hidden_at, r.hidden_reason, r.reply, r.replied_at
        FROM reviews r JOIN sellables s ON s.id = r.sellable_id WHERE r.learner_id = ${id} ORDER BY r.number`,
    ),
  /** Where both wrote about the same, the review that was written last stays. */
  async merge(tx, { survivorId, mergedId }) {
    await tx.execute(sql`
      DELETE FROM reviews WHERE id IN (
        SELECT (array_agg(id ORDER BY written_at, number))[1] FROM reviews
        WHERE learner_id IN (${survivorId}, ${mergedId}) GROUP BY sellable_id HAVING count(*) > 1)`)
    await tx.execute(sql`UPDATE reviews SET learner_id = ${survivorId} WHERE learner_id = ${mergedId}`)
  },
}
