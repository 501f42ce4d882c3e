import { setTimeout as pause } from 'node:timers/promises'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { databaseFailure, isServerLeaving, wasRolledBack } from './database-failure.ts'

/** What a repo is handed: reads and writes, within whichever transaction its caller opened. */
export type Queries = Omit<NodePgDatabase, 'transaction' | '$client'>

export interface Database {
  /** Single statements, each its own transaction. */
  queries: Queries
  /**
   * Runs `work` in one transaction. It may run more than once (serialisation failure, deadlock, a server that is
   * restarting), so it must touch nothing but the database.
   * @throws AppError `busy` when the database is away or full; then nothing is committed, unless the connection broke
   *   during COMMIT itself, which nobody can tell: retry with the same idempotency key.
   */
  transaction: <Result>(work: (queries: Queries) => Promise<Result>) => Promise<Result>
  pool: pg.Pool
  close: () => Promise<void>
}

interface DatabaseOptions {
  url: string
  /** Told about connections that broke while idle. */
  onLine?: (line: string) => void
  /** @default 10 */
  connections?: number
  /** A statement that takes longer is cancelled. @default 5000 */
  statementTimeoutMs?: number
  /** Waiting longer for a connection ends in `busy`. @default 1000 */
  connectionWaitMs?: number
}

const attempts = 5
const firstPauseMs = 10

/** A pool of connections to the database; nothing connects before the first statement. */
export function createDatabase(options: DatabaseOptions): Database {
  const { url, onLine = () => {}, connections = 10, statementTimeoutMs = 5_000, connectionWaitMs = 1_000 } = options
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connectionWaitMs,
    statement_timeout: statementTimeoutMs,
    // The server's own limit answers first; this one is for a server that no longer answers.
    query_timeout: statementTimeoutMs + 1_000,
    idle_in_transaction_session_timeout: 2 * statementTimeoutMs,
    keepAlive: true,
  })
  // Without a listener a connection that breaks while idle ends the process.
  pool.on('error', (error) => onLine(`A database connection was lost: ${error.message}`))

  async function transaction<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result> {
    for (let attempt = 1; ; attempt++) {
      const outcome = await attemptOnce(pool, work)
      if (outcome.kind === 'done') return outcome.result
      if (outcome.kind === 'failed' || attempt === attempts) throw databaseFailure(outcome.error) ?? outcome.error
      // Two that collided must not collide again at the same moment.
      await pause(firstPauseMs * 2 ** attempt * Math.random())
    }
  }

  return { queries: drizzle({ client: pool }), transaction, pool, close: () => pool.end() }
}

type Outcome<Result> =
  | { kind: 'done'; result: Result }
  | { kind: 'again'; error: unknown }
  | { kind: 'failed'; error: unknown }

async function attemptOnce<Result>(
  pool: pg.Pool,
  work: (queries: Queries) => Promise<Result>,
): Promise<Outcome<Result>> {
  let client: pg.PoolClient
  try {
    client = await pool.connect()
  } catch (error) {
    return { kind: 'failed', error }
  }
  let isCommitting = false
  try {
    await client.query('BEGIN')
    const result = await work(drizzle({ client }))
    isCommitting = true
    const { command } = await client.query('COMMIT')
    // After an error that the work swallowed PostgreSQL answers COMMIT with a rollback, without failing.
    if (command !== 'COMMIT')
      throw new Error(
        'The transaction was rolled back, because a statement in it had failed and the failure was swallowed.',
      )
    client.release()
    return { kind: 'done', result }
  } catch (error) {
    await rollBack(client)
    const isSafeToRepeat = wasRolledBack(error) || (isServerLeaving(error) && !isCommitting)
    return { kind: isSafeToRepeat ? 'again' : 'failed', error }
  }
}

/** A connection that cannot even roll back is thrown away; the server rolls back when it notices. */
async function rollBack(client: pg.PoolClient) {
  try {
    await client.query('ROLLBACK')
    client.release()
  } catch {
    client.release(true)
  }
}
