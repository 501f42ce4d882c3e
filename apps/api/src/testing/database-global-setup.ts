import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { prepareDataFolder, startEmbeddedDatabase } from '@naikkelas/embedded-postgres'
import { installJobs } from '../platform/database/install-jobs.ts'
import { migrate } from '../platform/database/migrate.ts'
import { databaseUrl, templateName } from './database-url.ts'
import { makeRunFolder } from './run-folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection string of the test run's server. */
    testServerUrl: string
    /** What tests write goes below it; it is gone when the run is over, however it ended. */
    testFolder: string
  }
}

const starter = fileURLToPath(new URL('./prepare-template-main.ts', import.meta.url))

/** One PostgreSQL for the whole test run, with one migrated database to copy, on which an app has started before. */
export default async function setup(project: TestProject) {
  const folder = makeRunFolder()
  // A run that is stopped from the keyboard ends without the teardown; PostgreSQL ends by itself when its owner is gone.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 }))
  const dataDir = prepareDataFolder({ chosen: join(folder, 'data'), home: folder, onLine: console.log })
  const server = await startEmbeddedDatabase({ dataDir, isDurable: false })
  const client = new pg.Client({ connectionString: server.url })
  await client.connect()
  await client.query(`CREATE DATABASE ${templateName}`)
  await client.end()
  await migrate(databaseUrl(server.url, templateName))
  await installJobs(databaseUrl(server.url, templateName))
  // In a process of its own: a global setup knows nothing of a project's conditions, by which our packages are found.
  execFileSync(process.execPath, ['--conditions=source', starter, databaseUrl(server.url, templateName)])
  project.provide('testServerUrl', server.url)
  project.provide('testFolder', folder)
  return async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
