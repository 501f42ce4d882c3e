import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { rowsOf } from '../../../platform/database/rows.ts'
import type { PersonalDataSource } from '../../../platform/personal-data/index.ts'

/**
 * A certificate stays: others rely on its number and code. What goes with the account is whose it was, so that its page says
 * that a course was completed and by no one that is known.
 */
export const certificateData: PersonalDataSource = {
  name: 'Sertifikat',
  tables: ['certificates'],
  find: (queries, id) =>
    rowsOf(
      queries,
      z.record(z.string(), z.unknown()),
      sql`
        SELECT number, code, learner_name, course_name, completed_at, issued_at, is_listed, revoked_at, revoked_reason
        FROM certificates WHERE learner_id = ${id} ORDER BY completed_at, id`,
    ),
  /** Where both completed the same course, the certificate that is valid, else the first, stays; the other names it. */
  async merge(tx, { survivorId, mergedId }) {
    await tx.execute(sql`
      WITH twice AS (
        SELECT id, number, course_id, row_number() OVER w AS place, first_value(number) OVER w AS stays
        FROM certificates WHERE learner_id IN (${survivorId}, ${mergedId}) AND course_id IS NOT NULL
        WINDOW w AS (PARTITION BY course_id ORDER BY revoked_at IS NOT NULL, completed_at, id))
      UPDATE certificates c SET learner_id = NULL, learner_name = NULL, is_listed = false, version = c.version + 1,
        revoked_at = coalesce(c.revoked_at, now()),
        revoked_reason = coalesce(c.revoked_reason, 'Dua akun digabungkan; yang berlaku ' || twice.stays)
      FROM twice WHERE twice.id = c.id AND twice.place > 1`)
    await tx.execute(sql`UPDATE certificates SET learner_id = ${survivorId} WHERE learner_id = ${mergedId}`)
  },
  async erase(tx, id) {
    await tx.execute(sql`
      UPDATE certificates SET learner_id = NULL, learner_name = NULL, is_listed = false, version = version + 1
      WHERE learner_id = ${id}`)
  },
}
