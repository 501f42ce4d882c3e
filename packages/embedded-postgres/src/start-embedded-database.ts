import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { databaseAccount } from './account.ts'
import { postgresBinaries } from './binaries.ts'
import { ensureCluster, superuser } from './cluster.ts'
import { clusterFolderOf } from './data-folder.ts'
import { holdDatabaseLock } from './database-lock.ts'
import { PostgresServer } from './postgres-server.ts'
import { openServerLog } from './server-log.ts'
import { prepareSocketFolder } from './socket-folder.ts'

interface EmbeddedDatabaseOptions {
  /** An existing folder, as `prepareDataFolder` answers. */
  dataDir: string
  /** Address of this process; shown when a second one is started. */
  address?: string
  /** Takes a line for the operator. */
  onLine?: (line: string) => void
  /** @default true; false trades the promise that acknowledged rows survive a power cut for speed (tests) */
  isDurable?: boolean
}

export interface EmbeddedDatabase {
  /** A PostgreSQL connection string; also in `dataDir/database-url`, readable by this user only. */
  url: string
  /** Ends the server and lets the data folder go; calling it again waits for the same end. */
  stop: () => Promise<void>
}

/**
 * Starts the PostgreSQL that npm brought on a data folder, and makes its cluster and database on first use.
 * It ends with this process, however that ends; nothing it acknowledged is lost.
 * @throws StartError with a sentence for the operator, for instance when another process runs it already
 */
export async function startEmbeddedDatabase(options: EmbeddedDatabaseOptions): Promise<EmbeddedDatabase> {
  const { dataDir, address = 'no address', onLine = () => {}, isDurable = true } = options
  const letGo = holdDatabaseLock({ dataDir, address })
  const urlFile = join(dataDir, 'database-url')
  const log = openServerLog(dataDir)
  let server: PostgresServer | undefined
  let socketFolder = ''

  async function end() {
    rmSync(urlFile, { force: true })
    await server?.stop()
    if (socketFolder) rmSync(socketFolder, { recursive: true, force: true })
    log.close()
    letGo()
  }

  try {
    const account = databaseAccount(clusterFolderOf(dataDir))
    const binaries = postgresBinaries({ account, dataDir })
    const cluster = await ensureCluster({ dataDir, binaries, account, isDurable, log })
    socketFolder = prepareSocketFolder({ dataDir, account })
    server = new PostgresServer({ postgres: binaries.postgres, cluster, socketFolder, account, isDurable, log, onLine })
    await server.start()
    await ensureDatabase(urlOf(socketFolder, 'postgres'))
    const url = urlOf(socketFolder, superuser)
    writePrivately(urlFile, `${url}\n`)
    let ending: Promise<void> | undefined
    return { url, stop: () => (ending ??= end()) }
  } catch (error) {
    await end()
    throw error
  }
}

function urlOf(socketFolder: string, database: string) {
  return `postgresql://${superuser}@localhost/${database}?host=${encodeURIComponent(socketFolder)}`
}

async function ensureDatabase(url: string) {
  const client = new pg.Client({ connectionString: url })
  // A connection that breaks between two statements fails the next one; without a listener it would end the process.
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [superuser])
    if (!rowCount) await client.query(`CREATE DATABASE ${superuser}`)
  } finally {
    await client.end()
  }
}

function writePrivately(file: string, text: string) {
  const aside = `${file}.${process.pid}`
  writeFileSync(aside, text, { mode: 0o600 })
  renameSync(aside, file)
}
