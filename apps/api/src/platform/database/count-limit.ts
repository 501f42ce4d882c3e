import { sql } from 'drizzle-orm'
import { AppError } from '../../errors/app-error.ts'
import type { Tx } from './database.ts'

interface CountLimit {
  /** What is counted, such as `utm presets`; with `scope` it names the lock. */
  name: string
  /** The row that the limit belongs to, such as a page. */
  scope?: string
  max: number
  /** Asked under the lock, so that it sees every row that an earlier holder inserted. */
  count: (tx: Tx) => Promise<number>
  /** What is thrown when there is no room. @default library_full */
  full?: () => AppError
}

/**
 * Refuses a row beyond a limit of rows, also for requests that arrive at the same moment: they count one after the other,
 * because the lock is held until the transaction ends. Insert the row in the same transaction.
 * @throws what `full` makes when there are `max` already
 */
export async function requireRoom(
  tx: Tx,
  { name, scope = '', max, count, full = () => new AppError('library_full') }: CountLimit,
): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`count:${name}:${scope}`}, 0))`)
  if ((await count(tx)) >= max) throw full()
}
