import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { prepareDataFolder, startEmbeddedDatabase } from '../db/embedded/index.ts'
import { migrate } from '../db/migrate.ts'
import { databaseUrl, templateName } from './database-url.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection string of the test run's server. */
    testServerUrl: string
  }
}

/** One PostgreSQL for the whole test run, with one migrated database to copy. */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'naikkelas-test-'))
  // Temporary folders are closed to others, and under root the database is another account.
  chmodSync(folder, 0o711)
  const dataDir = prepareDataFolder({ chosen: join(folder, 'data'), home: folder, onLine: console.log })
  const server = await startEmbeddedDatabase({ dataDir, isDurable: false })
  const client = new pg.Client({ connectionString: server.url })
  await client.connect()
  await client.query(`CREATE DATABASE ${templateName}`)
  await client.end()
  await migrate(databaseUrl(server.url, templateName))
  project.provide('testServerUrl', server.url)
  return async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
