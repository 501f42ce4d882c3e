import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { sql } from 'drizzle-orm'
import { expect, inject, onTestFinished, test } from 'vitest'
import { databaseOfThisTest } from '../../testing/test-database.ts'
import { poolerInFrontOf } from '../../testing/pooler.ts'
import type { Queries } from './database.ts'
import { migrate } from './migrate.ts'
import { type Migration, readMigrations } from './migrations.ts'

const released = readMigrations()

test('a second start applies nothing again', async () => {
  const { url } = await databaseOfThisTest()

  expect(await migrate(url)).toEqual([])
})

test('processes that start together apply each migration once', async () => {
  const { url, queries } = await databaseOfThisTest()
  const next = [...released, following('CREATE TABLE shops (id integer); INSERT INTO shops VALUES (1)')]

  const applied = await Promise.all([migrate(url, next), migrate(url, next), migrate(url, next)])

  expect(applied.flat()).toEqual([next.at(-1)?.name])
  expect((await queries.execute(sql`SELECT id FROM shops`)).rows).toEqual([{ id: 1 }])
})

test('processes that start together on an empty database make its bookkeeping once', async () => {
  const { url, queries } = await databaseOfThisTest()
  await queries.execute(sql`DROP TABLE schema_migrations`)

  await Promise.all([migrate(url, []), migrate(url, []), migrate(url, [])])

  expect((await queries.execute(sql`SELECT number FROM schema_migrations`)).rows).toEqual([{ number: 0 }])
})

test('a migration that fails halfway is rolled back, and its corrected version is applied later', async () => {
  const { url, queries } = await databaseOfThisTest()
  const broken = following('CREATE TABLE shops (id integer); SELECT * FROM no_such_table')

  await expect(migrate(url, [...released, broken])).rejects.toThrow('no_such_table')

  expect((await queries.execute(sql`SELECT to_regclass('shops') AS shops`)).rows).toEqual([{ shops: null }])
  expect(await migrate(url, [...released, following('CREATE TABLE shops (id integer)')])).toHaveLength(1)
})

test('a migration that was changed after it had been applied stops the start and is named', async () => {
  const { url } = await databaseOfThisTest()
  await migrate(url, [...released, following('CREATE TABLE shops (id integer)')])

  const changed = migrate(url, [...released, following('CREATE TABLE shops (id bigint)')])

  await expect(changed).rejects.toThrow('_shops was changed after it had been applied')
})

test('a migration does not keep a locked table waiting: it gives way, and is applied once the table is free', async () => {
  const { url, queries, transaction } = await databaseOfThisTest()
  await queries.execute(sql`CREATE TABLE parcels (id integer)`)
  const next = [...released, following('ALTER TABLE parcels ADD COLUMN amount bigint')]

  await transaction(async (tx) => {
    await tx.execute(sql`INSERT INTO parcels VALUES (1)`)
    await expect(migrate(url, next, { lockTimeoutMs: 20, lockTries: 3 })).rejects.toThrow(
      '_shops needs a table that other work keeps locked',
    )
    // It leaves nothing behind that blocks others.
    expect((await queries.execute(sql`SELECT count(*)::int AS count FROM parcels`)).rows).toEqual([{ count: 0 }])
  })

  expect(await migrate(url, next)).toHaveLength(1)
})

test('time limits of the role do not cut a migration short', async () => {
  const { url } = await databaseOfThisTest()
  const limited = new URL(url)
  limited.searchParams.set('options', '-c statement_timeout=50')
  // PostgreSQL itself takes longer than the limit.
  const next = [...released, following('SELECT pg_sleep(0.1)')]

  expect(await migrate(limited.href, next)).toHaveLength(1)
})

const concurrentIndex = following(`-- no transaction
DROP INDEX CONCURRENTLY IF EXISTS parcels_id_idx;
CREATE INDEX CONCURRENTLY parcels_id_idx ON parcels (id);
`)

test('a migration without transaction is applied once by processes that start together', async () => {
  const { url, queries } = await databaseOfThisTest()
  await queries.execute(sql`CREATE TABLE parcels (id integer)`)
  const next = [...released, concurrentIndex]

  const applied = await Promise.all([migrate(url, next), migrate(url, next), migrate(url, next)])

  expect(applied.flat()).toEqual([concurrentIndex.name])
  expect(await validIndexes(queries)).toEqual([{ isValid: true }])
})

test('a migration without transaction that is killed halfway is done again at the next start', async () => {
  const { url, queries, transaction } = await databaseOfThisTest()
  await queries.execute(sql`CREATE TABLE parcels (id integer)`)
  const next = [...released, concurrentIndex]

  await transaction(async (tx) => {
    // The index waits for this row's transaction.
    await tx.execute(sql`INSERT INTO parcels VALUES (1)`)
    const killed = migrate(url, next)
    const isKilled = expect(killed).rejects.toThrow(/terminat/)
    // The index is entered in the catalogue by a transaction of its own; only after that is there something half done.
    await expect.poll(() => validIndexes(queries)).toEqual([{ isValid: false }])
    await expect
      .poll(async () => {
        const { rowCount } = await queries.execute(
          sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'CREATE INDEX CONCURRENTLY%' AND state = 'active'`,
        )
        return rowCount
      })
      .toBe(1)
    await isKilled
  })
  expect(await validIndexes(queries)).toEqual([{ isValid: false }])

  expect(await migrate(url, next)).toEqual([concurrentIndex.name])
  expect(await validIndexes(queries)).toEqual([{ isValid: true }])
})

test('a migration without transaction is refused through a pooler, and applied past it', async () => {
  const { url, queries } = await databaseOfThisTest()
  await queries.execute(sql`CREATE TABLE parcels (id integer)`)
  const next = [...released, concurrentIndex]
  const pooled = await poolerInFrontOf(url)

  expect(await migrate(pooled, released)).toEqual([])
  await expect(migrate(pooled, next)).rejects.toThrow('set DATABASE_DIRECT_URL to an address past the pooler')

  expect(await migrate(url, next)).toEqual([concurrentIndex.name])
  expect(await migrate(pooled, next)).toEqual([])
})

async function validIndexes(queries: Queries) {
  const { rows } = await queries.execute(
    sql`SELECT indisvalid AS "isValid" FROM pg_index WHERE indexrelid = to_regclass('parcels_id_idx')`,
  )
  return rows
}

test.for([
  { names: ['0001_first.sql', '0003_third.sql'], problem: '0003_third.sql' },
  { names: ['0001_first.sql', '0001_second.sql'], problem: '0001_second.sql' },
  { names: ['1_first.sql'], problem: '1_first.sql' },
])('migrations named $names are refused, naming $problem', ({ names, problem }) => {
  const folder = mkdtempSync(join(inject('testFolder'), 'migrations-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const name of names) writeFileSync(join(folder, name), 'SELECT 1')

  expect(() => readMigrations(pathToFileURL(`${folder}/`))).toThrow(problem)
})

/** The migration after the released ones. */
function following(statements: string): Migration {
  const number = released.length + 1
  return {
    number,
    name: `${String(number).padStart(4, '0')}_shops`,
    sql: statements,
    checksum: createHash('sha256').update(statements).digest('hex'),
  }
}
