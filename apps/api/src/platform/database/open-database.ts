import { StartError } from '@naikkelas/supervision'
import { createDatabase, type Database } from './database.ts'
import { installJobs } from './install-jobs.ts'
import { migrate } from './migrate.ts'

interface OpenOptions {
  /** A PostgreSQL 15 or later that runs already. */
  databaseUrl: string
  /** The same database past a pooler, for migrations. @default databaseUrl */
  directUrl?: string
  onLine: (line: string) => void
}

export interface OpenDatabase {
  database: Database
  /** Of the server, for instance `18.4`. */
  serverVersion: string
  /** Names of the migrations this start applied; the first of all is among them on an empty database. */
  appliedMigrations: string[]
  close: () => Promise<void>
}

const oldestMajor = 15

/**
 * The database this server works on, reachable and migrated.
 * @throws StartError with a sentence for the operator
 */
export async function openDatabase({
  databaseUrl,
  directUrl = databaseUrl,
  onLine,
}: OpenOptions): Promise<OpenDatabase> {
  const database = createDatabase({ url: databaseUrl, onLine })
  try {
    const serverVersion = await checkServer(database)
    const appliedMigrations = await migrate(directUrl)
    await installJobs(directUrl)
    return { database, serverVersion, appliedMigrations, close: database.close }
  } catch (error) {
    await database.close()
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
        { cause, code: 'database_unreachable' },
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
