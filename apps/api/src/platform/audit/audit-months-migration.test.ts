import { expect, test } from 'vitest'
import { databaseOfThisTest } from '../../testing/test-database.ts'
import { readMigrations } from '../database/migrations.ts'

const sqlOf = (name: string) => readMigrations().find((one) => one.name.endsWith(name))?.sql ?? ''

test('the migration to months keeps every entry, however old, and a former release can still write', async () => {
  const { pool } = await databaseOfThisTest()
  await pool.query(`
    DROP TABLE audit_entries, audit_person_keys; DROP FUNCTION refuse_audit_change CASCADE;
    DROP FUNCTION add_audit_default, add_audit_month, drop_audit_months; DELETE FROM locks WHERE name = 'audit-months'`)
  const before = sqlOf('_realms_audit_idempotency')
  await pool.query(
    before.slice(before.indexOf('CREATE TABLE audit_entries'), before.indexOf('CREATE TABLE idempotency')),
  )
  const write = (at: string) =>
    pool.query(
      `INSERT INTO audit_entries (id, realm, actor_id, endpoint, record_type, record_id, before, after, request_id, at)
       VALUES (gen_random_uuid(), 'admin', gen_random_uuid(), 'PUT /admin/measurement', 'measurement', NULL, '{"a": 1}', NULL, 'r', $1)`,
      [at],
    )
  for (const at of ['2024-12-31T16:59:59Z', '2024-12-31T17:00:00Z', '2026-11-20T00:00:00Z']) await write(at)
  const kept =
    'SELECT id, realm, actor_id, endpoint, record_type, before, request_id, at FROM audit_entries ORDER BY at'
  const { rows } = await pool.query(kept)

  await pool.query(sqlOf('_audit_months'))

  expect((await pool.query(kept)).rows).toEqual(rows)
  const { rows: places } = await pool.query('SELECT tableoid::regclass::text AS place FROM audit_entries ORDER BY at')
  expect(places.map(({ place }) => place)).toEqual([
    'audit_entries_2024_12',
    'audit_entries_2025_01',
    'audit_entries_2026_11',
  ])
  await write('2026-11-21T00:00:00Z')
  expect((await pool.query(kept)).rows).toHaveLength(4)
})
