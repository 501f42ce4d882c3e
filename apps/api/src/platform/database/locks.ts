import { sql } from 'drizzle-orm'
import type { Tx } from './database.ts'

/** Locks a row of the table `locks` exclusively until the transaction ends; all others wait. */
export const holdLock = (tx: Tx, name: string) => lock(tx, name, sql`FOR UPDATE`)

/** Locks a row of the table `locks` as shared until the transaction ends; only exclusive locks wait. */
export const shareLock = (tx: Tx, name: string) => lock(tx, name, sql`FOR SHARE`)

async function lock(tx: Tx, name: string, strength: ReturnType<typeof sql>) {
  const { rowCount } = await tx.execute(sql`SELECT name FROM locks WHERE name = ${name} ${strength}`)
  // A missing row would lock nothing, silently.
  if (rowCount !== 1) throw new Error(`there is no lock ${name}: a migration inserts its row`)
}
