import { setTimeout as pause } from 'node:timers/promises'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { currentRequestId } from '../request-ids/index.ts'
import { databaseFailure, isServerLeaving, namedConnectionFailure, wasRolledBack } from './database-failure.ts'

/** What a repo is handed: reads and writes, inside a transaction or outside of one. */
export type Queries = Omit<NodePgDatabase, 'transaction' | '$client'>

declare const insideTransaction: unique symbol

/**
 * Queries of an open transaction. Only `Database.transaction` makes one, so a function that takes a `Tx` (because it
 * locks rows, or writes what must commit together) cannot be called outside of a transaction.
 */
export type Tx = Queries & { readonly [insideTransaction]: true }

export interface Database {
  /** Single statements, each its own transaction. */
  queries: Queries
  /**
   * Runs `work` in one transaction. It may run more than once (serialisation failure, deadlock, a restarting server),
   * so it must touch nothing but the database.
   * @throws AppError `busy` when the database is away or full; then nothing is committed, unless the connection broke
   * during COMMIT itself, when the outcome is unknown: retry with the same idempotency key.
   */
  transaction: <Result>(work: (tx: Tx) => Promise<Result>) => Promise<Result>
  pool: pg.Pool
  close: () => Promise<void>
}

interface DatabaseOptions {
  url: string
  /** Called for connections that broke while idle. */
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

/** What is to be done once a transaction has committed; a transaction that is rolled back forgets it. */
const commitActions = new WeakMap<Queries, (() => void)[]>()

/**
 * Does something once the transaction behind `queries` has committed; outside of a transaction at once. For what other
 * parts of this process want to know soon; what must not be lost is written in the transaction.
 */
export function afterCommit(queries: Queries, action: () => void): void {
  const actions = commitActions.get(queries)
  if (actions) actions.push(action)
  else action()
}

/**
 * Runs a part of a transaction whose failure undoes that part alone: the rest goes on and is committed.
 * @throws whatever `work` throws
 */
export async function inSavepoint<Result>(tx: Tx, work: () => Promise<Result>): Promise<Result> {
  await tx.execute('SAVEPOINT part')
  try {
    const result = await work()
    await tx.execute('RELEASE SAVEPOINT part')
    return result
  } catch (error) {
    await tx.execute('ROLLBACK TO SAVEPOINT part')
    await tx.execute('RELEASE SAVEPOINT part')
    throw error
  }
}

/** Runs a statement as text with numbered parameters, for libraries that write their own SQL. */
export function runText(queries: Queries, text: string, values: unknown[] = []) {
  const { $client } = queries as Queries & { $client: Pick<pg.ClientBase, 'query'> }
  return $client.query({ text, values })
}

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
  // The pool listens only while a connection lies idle in it. One that is checked out and waits between two statements of
  // a transaction breaks as well: its next statement fails and reports it.
  pool.on('connect', (client) => void client.on('error', () => undefined))

  async function transaction<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> {
    for (let attempt = 1; ; attempt++) {
      const outcome = await attemptOnce(pool, work)
      if (outcome.kind === 'done') {
        for (const action of outcome.actions) action()
        return outcome.result
      }
      if (outcome.kind === 'failed' || attempt === attempts) throw databaseFailure(outcome.error) ?? outcome.error
      // Two that collided must not collide again at the same moment.
      await pause(firstPauseMs * 2 ** attempt * Math.random())
    }
  }

  return { queries: drizzle({ client: named(pool) }), transaction, pool, close: () => pool.end() }
}

type Outcome<Result> =
  | { kind: 'done'; result: Result; actions: (() => void)[] }
  | { kind: 'again'; error: unknown }
  | { kind: 'failed'; error: unknown }

async function attemptOnce<Result>(pool: pg.Pool, work: (tx: Tx) => Promise<Result>): Promise<Outcome<Result>> {
  let client: pg.PoolClient
  try {
    client = await pool.connect()
  } catch (error) {
    return { kind: 'failed', error: namedConnectionFailure(error) }
  }
  const run = (command: string) =>
    client.query(command).catch((error: unknown) => {
      throw namedConnectionFailure(error)
    })
  let isCommitting = false
  try {
    await run('BEGIN')
    const tx = drizzle({ client: named(client) }) as unknown as Tx
    const actions: (() => void)[] = []
    commitActions.set(tx, actions)
    const result = await work(tx)
    isCommitting = true
    const { command } = await run('COMMIT')
    // After an error that the work swallowed PostgreSQL answers COMMIT with a rollback, without failing.
    if (command !== 'COMMIT')
      throw new Error(
        'The transaction was rolled back, because a statement in it had failed and the failure was swallowed.',
      )
    client.release()
    return { kind: 'done', result, actions }
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

/**
 * Names the request in front of each of its statements, where pg_stat_activity and the log of the server show it.
 * Our statements are not prepared by name, so no plan is lost (docs/decisions/0152).
 */
function named<Client extends pg.Pool | pg.PoolClient>(client: Client): Client {
  const query = (config: { text: string; values?: unknown[] }, values = config.values) => {
    const requestId = currentRequestId()
    const text = requestId === undefined ? config.text : `/* request ${requestId} */ ${config.text}`
    return client.query({ ...config, text }, values)
  }
  return { query } as unknown as Client
}
