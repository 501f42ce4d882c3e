import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { rowsOf } from '../../../platform/database/rows.ts'
import type { PersonalDataSource } from '../../../platform/personal-data/index.ts'

const anyRow = z.record(z.string(), z.unknown())

export const profileData: readonly PersonalDataSource[] = [
  {
    name: 'Alamat',
    tables: ['learner_addresses'],
    find: (queries, id) =>
      rowsOf(
        queries,
        anyRow,
        sql`
          SELECT recipient, phone, province, city, district, postal_code, street, note, is_main, created_at, updated_at
          FROM learner_addresses WHERE learner_id = ${id} ORDER BY id`,
      ),
    // The survivor's main address stays the main one.
    async merge(tx, { survivorId, mergedId }) {
      await tx.execute(sql`
        UPDATE learner_addresses SET is_main = false WHERE learner_id = ${mergedId} AND EXISTS (
          SELECT 1 FROM learner_addresses own WHERE own.learner_id = ${survivorId} AND own.is_main)`)
      await tx.execute(sql`UPDATE learner_addresses SET learner_id = ${survivorId} WHERE learner_id = ${mergedId}`)
    },
  },
  {
    name: 'Pilihan pemberitahuan',
    tables: ['learner_notification_choices'],
    find: (queries, id) =>
      rowsOf(
        queries,
        anyRow,
        sql`
          SELECT kind, channel, is_on, decided_at FROM learner_notification_choices
          WHERE learner_id = ${id} ORDER BY kind, channel`,
      ),
    // What the survivor decided holds; the other account's choices hold where there is none.
    async merge(tx, { survivorId, mergedId }) {
      await tx.execute(sql`
        INSERT INTO learner_notification_choices (learner_id, kind, channel, is_on, decided_at)
        SELECT ${survivorId}::uuid, kind, channel, is_on, decided_at
        FROM learner_notification_choices WHERE learner_id = ${mergedId}
        ON CONFLICT DO NOTHING`)
      await tx.execute(sql`DELETE FROM learner_notification_choices WHERE learner_id = ${mergedId}`)
    },
  },
]
