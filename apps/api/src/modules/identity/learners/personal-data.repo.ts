import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Tx } from '../../../platform/database/index.ts'
import type { PersonalDataSource } from '../../../platform/personal-data/index.ts'
import { rowsOf } from '../../../platform/database/rows.ts'
import { erasePasskeys, eraseSecondFactor } from '../account-access/index.ts'

const deleteCodes = async (tx: Tx, id: string) =>
  void (await tx.execute(sql`DELETE FROM one_time_codes WHERE realm = 'learner' AND account_id = ${id}`))
const eraseLearnerFactor = async (tx: Tx, id: string) =>
  void (await eraseSecondFactor(tx, { realm: 'learner', accountId: id }))
const eraseLearnerPasskeys = (tx: Tx, id: string) => erasePasskeys(tx, { realm: 'learner', accountId: id })

const anyRow = z.record(z.string(), z.unknown())

/** What this module stores about a learner. */
export const learnerData: readonly PersonalDataSource[] = [
  {
    name: 'Akun',
    tables: ['learner_accounts', 'one_time_codes'],
    find: (queries, id) =>
      rowsOf(
        queries,
        anyRow,
        sql`
          SELECT number, name, email, is_email_verified, phone, is_phone_verified, image, created_at, updated_at
          FROM learner_users WHERE id = ${id}`,
      ),
    // The survivor keeps its password; other ways to sign in are the person's own as before.
    async merge(tx, { survivorId, mergedId }) {
      await tx.execute(sql`DELETE FROM learner_accounts WHERE learner_id = ${mergedId} AND provider_id = 'credential'`)
      await tx.execute(sql`UPDATE learner_accounts SET learner_id = ${survivorId} WHERE learner_id = ${mergedId}`)
      await deleteCodes(tx, mergedId)
    },
    erase: deleteCodes,
  },
  {
    name: 'Verifikasi dua langkah',
    tables: ['account_second_factors'],
    find: (queries, id) =>
      rowsOf(
        queries,
        anyRow,
        sql`
          SELECT confirmed_at FROM account_second_factors
          WHERE realm = 'learner' AND account_id = ${id} AND confirmed_at IS NOT NULL`,
      ),
    // It belongs to the password that goes.
    merge: (tx, { mergedId }) => eraseLearnerFactor(tx, mergedId),
    erase: eraseLearnerFactor,
  },
  {
    name: 'Passkey',
    tables: ['account_passkeys'],
    find: (queries, id) =>
      rowsOf(
        queries,
        anyRow,
        sql`
          SELECT name, is_backed_up, created_at, used_at FROM account_passkeys
          WHERE realm = 'learner' AND account_id = ${id} ORDER BY created_at`,
      ),
    // Devices keep them for the account that goes.
    merge: (tx, { mergedId }) => eraseLearnerPasskeys(tx, mergedId),
    erase: eraseLearnerPasskeys,
  },
  {
    name: 'Akun Google yang ditautkan',
    tables: ['learner_identities'],
    find: (queries, id) =>
      rowsOf(
        queries,
        anyRow,
        sql`
          SELECT issuer, subject, email, linked_at FROM learner_identities
          WHERE learner_id = ${id} ORDER BY linked_at`,
      ),
    // One of an issuer: the survivor's own, if it has one.
    async merge(tx, { survivorId, mergedId }) {
      await tx.execute(sql`
        UPDATE learner_identities SET learner_id = ${survivorId}
        WHERE learner_id = ${mergedId} AND NOT EXISTS (
          SELECT 1 FROM learner_identities own
          WHERE own.learner_id = ${survivorId} AND own.issuer = learner_identities.issuer)`)
      await tx.execute(sql`DELETE FROM learner_identities WHERE learner_id = ${mergedId}`)
    },
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
    // Sessions end; a device that was known is not announced as a new one.
    async merge(tx, { survivorId, mergedId }) {
      await tx.execute(sql`DELETE FROM learner_sessions WHERE learner_id = ${mergedId}`)
      await tx.execute(sql`
        INSERT INTO learner_devices (learner_id, device_hash, used_at)
        SELECT ${survivorId}::uuid, device_hash, used_at FROM learner_devices WHERE learner_id = ${mergedId}
        ON CONFLICT (learner_id, device_hash)
          DO UPDATE SET used_at = greatest(learner_devices.used_at, excluded.used_at)`)
      await tx.execute(sql`DELETE FROM learner_devices WHERE learner_id = ${mergedId}`)
    },
  },
  {
    name: 'Persetujuan',
    tables: ['learner_consents'],
    find: (queries, id) =>
      rowsOf(
        queries,
        anyRow,
        sql`SELECT purpose, version, legal_versions, is_given, at FROM learner_consents WHERE learner_id = ${id} ORDER BY at, id`,
      ),
    // The latest decision of a purpose holds, whichever account it was made with.
    merge: async (tx, { survivorId, mergedId }) =>
      void (await tx.execute(
        sql`UPDATE learner_consents SET learner_id = ${survivorId} WHERE learner_id = ${mergedId}`,
      )),
  },
  {
    name: 'Panduan yang selesai',
    tables: ['learner_guides'],
    find: (queries, id) =>
      rowsOf(queries, anyRow, sql`SELECT type, finished_at FROM learner_guides WHERE learner_id = ${id} ORDER BY type`),
    async merge(tx, { survivorId, mergedId }) {
      await tx.execute(sql`
        INSERT INTO learner_guides (learner_id, type, finished_at)
        SELECT ${survivorId}::uuid, type, finished_at FROM learner_guides WHERE learner_id = ${mergedId}
        ON CONFLICT DO NOTHING`)
      await tx.execute(sql`DELETE FROM learner_guides WHERE learner_id = ${mergedId}`)
    },
  },
  {
    name: 'Akun yang digabungkan',
    tables: ['learner_merges'],
    find: (queries, id) =>
      rowsOf(
        queries,
        anyRow,
        sql`SELECT merged_number, merged_at FROM learner_merges WHERE learner_id = ${id} ORDER BY merged_at`,
      ),
    merge: async (tx, { survivorId, mergedId }) =>
      void (await tx.execute(sql`UPDATE learner_merges SET learner_id = ${survivorId} WHERE learner_id = ${mergedId}`)),
  },
]
