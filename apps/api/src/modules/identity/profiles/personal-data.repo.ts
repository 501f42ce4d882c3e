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
  },
]
