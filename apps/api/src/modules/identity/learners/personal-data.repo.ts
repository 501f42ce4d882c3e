import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { PersonalDataSource } from '../../../platform/personal-data/index.ts'
import { rowsOf } from '../../../platform/database/rows.ts'

const anyRow = z.record(z.string(), z.unknown())

/** What this module stores about a learner. */
export const learnerData: readonly PersonalDataSource[] = [
  {
    name: 'Akun',
    tables: ['learner_accounts'],
    find: (queries, id) =>
      rowsOf(
        queries,
        anyRow,
        sql`
          SELECT number, name, email, is_email_verified, phone, is_phone_verified, image, created_at, updated_at
          FROM learner_users WHERE id = ${id}`,
      ),
  },
  {
    name: 'Verifikasi dua langkah',
    tables: [],
    find: (queries, id) =>
      rowsOf(
        queries,
        anyRow,
        sql`
          SELECT confirmed_at FROM account_second_factors
          WHERE realm = 'learner' AND account_id = ${id} AND confirmed_at IS NOT NULL`,
      ),
  },
  {
    name: 'Perangkat yang masuk',
    tables: ['learner_sessions', 'learner_devices'],
    find: (queries, id) =>
      rowsOf(
        queries,
        anyRow,
        sql`
          SELECT ip_address, user_agent, created_at, updated_at, expires_at FROM learner_sessions
          WHERE learner_id = ${id} ORDER BY created_at`,
      ),
  },
  {
    name: 'Persetujuan',
    tables: ['learner_consents'],
    find: (queries, id) =>
      rowsOf(
        queries,
        anyRow,
        sql`SELECT purpose, version, is_given, at FROM learner_consents WHERE learner_id = ${id} ORDER BY at, id`,
      ),
  },
  {
    name: 'Panduan yang selesai',
    tables: ['learner_guides'],
    find: (queries, id) =>
      rowsOf(queries, anyRow, sql`SELECT type, finished_at FROM learner_guides WHERE learner_id = ${id} ORDER BY type`),
  },
]
