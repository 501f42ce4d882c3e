import { StartError } from '../start-error.ts'
import { createDatabase, type Database } from './database.ts'
import { startEmbeddedDatabase } from './embedded/index.ts'
import { migrate } from './migrate.ts'

interface OpenOptions {
  /** A PostgreSQL 15 or later that runs already; without one the embedded database is started. */
  databaseUrl?: string | undefined
  dataDir: string
  /** Where this process serves; told to whoever tries to start a second one. */
  address: string
  onLine: (line: string) => void
}

export interface OpenDatabase {
  database: Database
  /** The connection string in use. */
  url: string
  /** Of the server, for instance `18.4`. */
  serverVersion: string
  isEmbedded: boolean
  /** Names of the migrations this start applied; the first of all is among them on an empty database. */
  appliedMigrations: string[]
  /** Closes the connections, then ends the server if it is ours. */
  close: () => Promise<void>
}

const oldestMajor = 15

/**
 * The database this server works on, reachable and migrated.
 * @throws StartError with a sentence for the operator
 */
export async function openDatabase({ databaseUrl, dataDir, address, onLine }: OpenOptions): Promise<OpenDatabase> {
  const embedded = databaseUrl ? undefined : await startEmbeddedDatabase({ dataDir, address, onLine })
  const url = embedded?.url ?? databaseUrl ?? ''
  const database = createDatabase({ url, onLine })
  async function close() {
    await database.close()
    await embedded?.stop()
  }
  try {
    const serverVersion = await checkServer(database)
    const appliedMigrations = await migrate(url)
    return { database, url, serverVersion, isEmbedded: Boolean(embedded), appliedMigrations, close }
  } catch (error) {
    await close()
    throw error
  }
}

async function checkServer({ pool }: Database) {
  const { rows } = await pool
    .query<{ version: string; encoding: string }>(
      `SELECT current_setting('server_version') AS version, current_setting('server_encoding') AS encoding`,
    )
    .catch((cause: unknown) => {
      const reason = cause instanceof Error ? cause.message : String(cause)
      throw new StartError(
        `The database of DATABASE_URL cannot be reached: ${reason}. Is it running, and are host, user, password and database name right?`,
        { cause },
      )
    })
  const { version, encoding } = rows[0] ?? { version: '0', encoding: 'none' }
  if (Number.parseInt(version, 10) < oldestMajor) {
    throw new StartError(
      `The database of DATABASE_URL is PostgreSQL ${version}; Naikkelas needs ${oldestMajor} or later.`,
    )
  }
  if (encoding !== 'UTF8')
    throw new StartError(`The database of DATABASE_URL has the encoding ${encoding}; create it with UTF8.`)
  return version.split(' ')[0] ?? version
}
