import { sql } from 'drizzle-orm'
import type { Tx } from './database.ts'

/** Holds a row of the table `locks` until the transaction ends; whoever else holds or shares it waits. */
export const holdLock = (tx: Tx, name: string) => lock(tx, name, sql`FOR UPDATE`)

/** Shares a row of the table `locks` until the transaction ends: with others that share it, never beside a holder. */
export const shareLock = (tx: Tx, name: string) => lock(tx, name, sql`FOR SHARE`)

async function lock(tx: Tx, name: string, strength: ReturnType<typeof sql>) {
  const { rowCount } = await tx.execute(sql`SELECT name FROM locks WHERE name = ${name} ${strength}`)
  // A missing row locks nothing, which nobody would notice.
  if (rowCount !== 1) throw new Error(`there is no lock ${name}: a migration inserts its row`)
}
