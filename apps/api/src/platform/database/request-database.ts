import { sql } from 'drizzle-orm'
import type { Database, Tx } from './database.ts'

/**
 * The database within an open transaction: single statements and transactions of use cases join it. What a use case runs
 * in a transaction of its own stays all or nothing, so that a failure it answers with another way loses nothing else.
 */
export function joinedDatabase(database: Database, tx: Tx): Database {
  return { ...database, queries: tx, transaction: (work) => inSavepoint(tx, work) }
}

async function inSavepoint<Result>(tx: Tx, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  await tx.execute(sql`SAVEPOINT joined`)
  try {
    const result = await work(tx)
    await tx.execute(sql`RELEASE SAVEPOINT joined`)
    return result
  } catch (error) {
    // A connection that is gone cannot roll back; the failure itself says so.
    await tx.execute(sql`ROLLBACK TO SAVEPOINT joined`).catch(() => undefined)
    throw error
  }
}

interface Hooks {
  /** In each transaction, after the work and before it commits. */
  beforeCommit: (tx: Tx) => Promise<void>
  afterCommit: () => void
}

/** The database with something to be written in the transactions that a use case opens by itself. */
export function hookedDatabase(database: Database, { beforeCommit, afterCommit }: Hooks): Database {
  return {
    ...database,
    async transaction(work) {
      const result = await database.transaction(async (tx) => {
        const result = await work(tx)
        await beforeCommit(tx)
        return result
      })
      afterCommit()
      return result
    },
  }
}
