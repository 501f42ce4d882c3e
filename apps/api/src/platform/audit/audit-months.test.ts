import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { createTestApp } from '../../testing/test-app.ts'

let now = new Date('2026-11-24T09:00:00Z')
const app = await createTestApp({ overrides: { clock: { now: () => now } } })
const rani = await app.signedIn()
const { pool } = app.database

beforeEach(() => {
  now = new Date('2026-11-24T09:00:00Z')
})

let isMeasuring = false
/** A change of the audit's own time. */
async function changeAt(at: string) {
  now = new Date(at)
  isMeasuring = !isMeasuring
  const reply = await rani.send('PUT', '/admin/measurement', { isMeasuring, retentionDays: 90 })
  expect(reply.status).toBe(200)
}

async function placesOfEntries() {
  const { rows } = await pool.query<{ place: string; count: number }>(
    'SELECT tableoid::regclass::text AS place, count(*)::int AS count FROM audit_entries GROUP BY 1 ORDER BY 1',
  )
  return Object.fromEntries(rows.map(({ place, count }) => [place, count]))
}

test('no entry can be changed or deleted, whether its table or its partition is named', async () => {
  await changeAt('2026-11-24T09:00:00Z')
  await changeAt('2040-01-15T00:00:00Z')
  expect(await placesOfEntries()).toEqual({ audit_entries_2026_11: 1, audit_entries_default: 1 })

  for (const table of ['audit_entries', 'audit_entries_2026_11', 'audit_entries_default'])
    for (const statement of [`UPDATE ${table} SET after = NULL`, `DELETE FROM ${table}`, `TRUNCATE ${table}`])
      await expect(pool.query(statement), statement).rejects.toThrow('audit entries are never changed or deleted')
  expect(await placesOfEntries()).toEqual({ audit_entries_2026_11: 1, audit_entries_default: 1 })
})

test('months are there before their first entry, and begin at midnight in WIB', async () => {
  now = new Date('2027-05-01T00:00:00Z')
  await app.tidy()

  await changeAt('2027-07-31T16:59:59Z')
  await changeAt('2027-07-31T17:00:00Z')

  expect(await placesOfEntries()).toMatchObject({ audit_entries_2027_07: 1, audit_entries_2027_08: 1 })
  await expect(pool.query('TRUNCATE audit_entries_2027_08')).rejects.toThrow('never changed or deleted')
})

test('an entry without a month is written all the same, and moves to its month within the hour', async () => {
  await changeAt('2031-03-10T00:00:00Z')
  expect((await placesOfEntries()).audit_entries_default).toBeGreaterThanOrEqual(1)
  const { rows: before } = await app.database.queries.execute(sql`SELECT * FROM audit_entries ORDER BY id`)

  await app.tidy()

  const places = await placesOfEntries()
  expect(places.audit_entries_default).toBeUndefined()
  expect(places.audit_entries_2031_03).toBe(1)
  for (const statement of ['TRUNCATE audit_entries_default', 'DELETE FROM audit_entries_2031_03'])
    await expect(pool.query(statement), statement).rejects.toThrow('never changed or deleted')
  // The retention has dropped what is older than 730 days by now, and nothing else.
  const { rows: after } = await app.database.queries.execute(sql`SELECT * FROM audit_entries ORDER BY id`)
  const kept = (before as { at: string }[]).filter(({ at }) => new Date(at) >= new Date('2029-02-28T17:00:00Z'))
  expect(after).toEqual(kept)
})

test('a month is dropped once its last day is past the retention, and not before', async () => {
  const days = (count: number) => count * 86_400_000
  await changeAt('2032-01-20T00:00:00Z')
  await app.tidy()
  const ended = new Date('2032-01-31T17:00:00Z').getTime()

  now = new Date(ended + days(730) - 1)
  await app.tidy()
  expect(await placesOfEntries()).toMatchObject({ audit_entries_2032_01: 1 })
  now = new Date(ended + days(730))
  await app.tidy()
  expect(await placesOfEntries()).not.toHaveProperty('audit_entries_2032_01')
})
