import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { StartError } from '@naikkelas/supervision'
import { failureCode } from './failure-code.ts'
import { isWithoutTransaction, type Migration, readMigrations, statementsOf } from './migrations.ts'

/** The row of migration number 0 is what processes that start together queue for. */
const bookkeeping = `
  CREATE TABLE IF NOT EXISTS schema_migrations (
    number integer PRIMARY KEY,
    name text NOT NULL,
    checksum text NOT NULL,
    applied_at timestamptz NOT NULL DEFAULT now()
  );
  INSERT INTO schema_migrations (number, name, checksum) VALUES (0, 'lock', '') ON CONFLICT DO NOTHING`

/** Processes that create the same table at once: all but one get one of these, for its row, its name or its type. */
const madeByAnother = new Set(['23505', '42P07', '42710'])
const bookkeepingTries = 5

/** PostgreSQL's code for a lock that could not be had in time. */
const LOCK_NOT_AVAILABLE = '55P03'
/** Any number that nothing else locks; the same for every process. */
const WITHOUT_TRANSACTION_LOCK = 7_301_114
const POLL_MS = 100

interface MigrateOptions {
  /**
   * How long a migration waits for a table that requests hold. Every later request of that table queues behind it
   * meanwhile. @default 2000
   */
  lockTimeoutMs?: number
  /** Number of further attempts, with as long a pause between. @default 30 */
  lockTries?: number
}

/**
 * Migrates the database to the schema of this release. Each migration is one transaction that holds a row lock, so
 * processes may start together, and a killed one leaves nothing of its migration behind. A migration whose first line
 * is `-- no transaction` runs statement by statement under a session lock: write it so that it can be repeated (`DROP
 * INDEX CONCURRENTLY IF EXISTS …;` before `CREATE INDEX CONCURRENTLY …;`). It has a connection of its own and no time
 * limits, because moving data may take longer than a request may.
 * @param url of PostgreSQL itself for migrations without a transaction: a pooler would spread their statements over
 * several sessions
 * @returns the names of the migrations applied now
 * @throws StartError when an applied migration has changed since, when a table stays locked, or when a migration
 * without transaction meets a pooler
 */
export async function migrate(
  url: string,
  migrations: Migration[] = readMigrations(),
  { lockTimeoutMs = 2_000, lockTries = 30 }: MigrateOptions = {},
): Promise<string[]> {
  const client = new pg.Client({ connectionString: url })
  // A connection that breaks between two statements fails the next one; without a listener it would end the process.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await makeBookkeeping(client)
    const checksums = await appliedChecksums(client)
    const applied: string[] = []
    for (const migration of migrations) {
      // Applied ones take no lock: a process that is started again has nothing to wait for.
      if (!isToApply(migration, checksums.get(migration.number))) continue
      const isNew = isWithoutTransaction(migration)
        ? await applyWithoutTransaction(client, migration)
        : await applyPatiently(client, migration, { lockTimeoutMs, lockTries })
      if (isNew) applied.push(migration.name)
    }
    return applied
  } finally {
    // Whatever a failed migration left open is rolled back with its connection.
    await client.end()
  }
}

async function makeBookkeeping(client: pg.Client) {
  for (let left = bookkeepingTries; ; left -= 1) {
    try {
      await client.query(bookkeeping)
      return
    } catch (error) {
      if (left === 1 || !madeByAnother.has(failureCode(error) ?? '')) throw error
    }
  }
}

async function applyPatiently(
  client: pg.Client,
  migration: Migration,
  { lockTimeoutMs, lockTries }: Required<MigrateOptions>,
): Promise<boolean> {
  for (let left = lockTries; ; left -= 1) {
    try {
      return await apply(client, migration, lockTimeoutMs)
    } catch (error) {
      if (failureCode(error) !== LOCK_NOT_AVAILABLE) throw error
      await client.query('ROLLBACK')
      if (left === 1)
        throw new StartError(
          `Migration ${migration.name} needs a table that other work keeps locked: end that work (pg_stat_activity shows it), then start again.`,
          { cause: error },
        )
      await pause(lockTimeoutMs)
    }
  }
}

async function apply(client: pg.Client, migration: Migration, lockTimeoutMs: number): Promise<boolean> {
  await client.query('BEGIN')
  // Limits of the role or the database are for requests.
  await client.query('SET LOCAL statement_timeout = 0')
  await client.query('SET LOCAL idle_in_transaction_session_timeout = 0')
  // Another process may be migrating for minutes: this lock is waited for as long as it takes.
  await client.query('SELECT 1 FROM schema_migrations WHERE number = 0 FOR UPDATE')
  const isNew = await isStillToApply(client, migration)
  if (isNew) {
    await client.query(`SET LOCAL lock_timeout = ${lockTimeoutMs}`)
    await client.query(migration.sql)
    await note(client, migration)
  }
  await client.query('COMMIT')
  return isNew
}

async function applyWithoutTransaction(client: pg.Client, migration: Migration): Promise<boolean> {
  if (await isPooled(client))
    throw new StartError(
      `Migration ${migration.name} needs a session of PostgreSQL itself: set DATABASE_DIRECT_URL to an address past the pooler.`,
    )
  await client.query('SET statement_timeout = 0')
  // Asked again and again: a statement that waits for the lock would keep a snapshot, which an index that is built
  // concurrently waits for in its turn.
  while (!(await tryLock(client))) await pause(POLL_MS)
  try {
    const isNew = await isStillToApply(client, migration)
    if (isNew) {
      for (const statement of statementsOf(migration)) await client.query(statement)
      await note(client, migration)
    }
    return isNew
  } finally {
    // A connection that is gone has given the lock back itself.
    await client.query('SELECT pg_advisory_unlock($1)', [WITHOUT_TRANSACTION_LOCK]).catch(() => undefined)
  }
}

async function tryLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>('SELECT pg_try_advisory_lock($1) AS locked', [
    WITHOUT_TRANSACTION_LOCK,
  ])
  return rows[0]?.locked === true
}

/** A pooler such as PgBouncer names a process of its own at connection, and another session may run each transaction. */
async function isPooled(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
  return rows[0]?.pid !== (client as pg.Client & { processID: number }).processID
}

async function appliedChecksums(client: pg.Client): Promise<Map<number, string>> {
  const { rows } = await client.query<{ number: number; checksum: string }>(
    'SELECT number, checksum FROM schema_migrations',
  )
  return new Map(rows.map(({ number, checksum }) => [number, checksum]))
}

/** Asked again under the lock: another process may have applied it meanwhile. */
async function isStillToApply(client: pg.Client, migration: Migration): Promise<boolean> {
  return isToApply(migration, (await appliedChecksums(client)).get(migration.number))
}

/** @throws StartError when it was applied with another text */
function isToApply({ name, checksum }: Migration, applied: string | undefined): boolean {
  if (applied !== undefined && applied !== checksum) {
    throw new StartError(
      `Migration ${name} was changed after it had been applied to this database: put it back and write the change as a new migration.`,
    )
  }
  return applied === undefined
}

async function note(client: pg.Client, { number, name, checksum }: Migration) {
  await client.query('INSERT INTO schema_migrations (number, name, checksum) VALUES ($1, $2, $3)', [
    number,
    name,
    checksum,
  ])
}
