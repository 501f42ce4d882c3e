import pg from 'pg'
import { StartError } from '../start-error.ts'
import { failureCode } from './failure-code.ts'
import { type Migration, readMigrations } from './migrations.ts'

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

/**
 * Brings the database to the schema of this release. Each migration is one transaction that holds a row lock, so
 * processes may start together, and one that is killed halfway leaves nothing of its migration behind.
 * A connection of its own, because moving data may take longer than a request may.
 * @returns the names of those that were applied now
 * @throws StartError when an applied migration has changed since
 */
export async function migrate(url: string, migrations: Migration[] = readMigrations()): Promise<string[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await makeBookkeeping(client)
    const applied: string[] = []
    for (const migration of migrations) if (await apply(client, migration)) applied.push(migration.name)
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

async function apply(client: pg.Client, { number, name, sql, checksum }: Migration) {
  await client.query('BEGIN')
  await client.query('SELECT 1 FROM schema_migrations WHERE number = 0 FOR UPDATE')
  const { rows } = await client.query<{ checksum: string }>(
    'SELECT checksum FROM schema_migrations WHERE number = $1',
    [number],
  )
  const [former] = rows
  if (former && former.checksum !== checksum) {
    throw new StartError(
      `Migration ${name} was changed after it had been applied to this database: put it back and write the change as a new migration.`,
    )
  }
  if (!former) {
    await client.query(sql)
    await client.query('INSERT INTO schema_migrations (number, name, checksum) VALUES ($1, $2, $3)', [
      number,
      name,
      checksum,
    ])
  }
  await client.query('COMMIT')
  return !former
}
