import type { JobInsert, PgBoss } from 'pg-boss'
import type { Queries, Tx } from '../database/index.ts'
import { bossWithin } from './boss-connection.ts'
import { endPauses, holdWaiting, raisePriority } from './jobs.repo.ts'

export interface UniqueRow {
  key: string
  skipsBackOff: boolean
  isPrompt: boolean
  row: JobInsert
}

/** Of a unique job that has no further keys, and of every job with a schedule. */
export const ONLY_KEY = ''
/** The priority of jobs that are run before others; those have 0. */
export const PROMPT = 1

/**
 * Leaves one waiting job for each key and holds it until the transaction ends, so that no runner begins before it sees
 * what the transaction writes. Of several rows of one key the first counts.
 */
export async function insertUnique(boss: PgBoss, queries: Queries, name: string, rows: readonly UniqueRow[]) {
  const hurried = rows.filter(({ skipsBackOff }) => skipsBackOff).map(({ key }) => key)
  if (hurried.length > 0) await endPauses(queries, name, hurried)
  const prompt = rows.filter(({ isPrompt }) => isPrompt).map(({ key }) => key)
  if (prompt.length > 0) await raisePriority(queries, name, { keys: prompt, priority: PROMPT })
  const firsts = new Map(rows.toReversed().map(({ key, row }) => [key, row]))
  let missing = [...firsts].toSorted(([one], [other]) => (one < other ? -1 : 1))
  for (;;) {
    const held = new Set(
      await holdWaiting(
        queries,
        name,
        missing.map(([key]) => key),
      ),
    )
    missing = missing.filter(([key]) => !held.has(key))
    if (missing.length === 0) return
    const inserted = await boss.insert(
      name,
      missing.map(([, row]) => row),
      { db: bossWithin(queries), returnId: true },
    )
    if (inserted?.length === missing.length) return
    // Another transaction inserted one of them since: it is looked for, and held, once more.
  }
}

/** Adds the job of a schedule, unless this period had one, or one waits already. */
export async function insertScheduled(boss: PgBoss, tx: Tx, name: string, row: JobInsert) {
  if ((await holdWaiting(tx, name, [ONLY_KEY])).length === 0)
    await boss.insert(name, [{ ...row, singletonKey: ONLY_KEY }], { db: bossWithin(tx) })
}
