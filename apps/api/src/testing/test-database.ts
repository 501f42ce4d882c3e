import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import { createDatabase, type Database } from '../platform/database/database.ts'
import { databaseUrl, templateName } from './database-url.ts'

export interface TestDatabase extends Database {
  /** For a second process, or a second pool, on the same data. */
  url: string
  /** Closes the connections and drops the copy. */
  drop: () => Promise<void>
}

/** Cores that other work takes for a second make no request of a test wait in vain, as they would a visitor's. */
const connectionWaitMs = 15_000

/**
 * A migrated database of the caller's own, copied from the template. `drop` it in `afterAll`.
 * Copying the template's files takes an eighth of the processor time of copying its pages through the write-ahead log.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await onServer(`CREATE DATABASE ${name} TEMPLATE ${templateName} STRATEGY FILE_COPY`)
  const url = databaseUrl(inject('testServerUrl'), name)
  const database = createDatabase({ url, connectionWaitMs })
  async function drop() {
    await database.close()
    await onServer(`DROP DATABASE ${name} WITH (FORCE)`)
  }
  return { ...database, url, drop }
}

/** A database of the calling test's own, dropped when the test ends. */
export async function databaseOfThisTest(): Promise<TestDatabase> {
  const database = await createTestDatabase()
  onTestFinished(database.drop)
  return database
}

async function onServer(statement: string) {
  const client = new pg.Client({ connectionString: inject('testServerUrl') })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
