import { createHash } from 'node:crypto'
import type { Queries } from '../database/index.ts'
import { AppError } from '../../errors/app-error.ts'
import { addHits, type Counter, forgetOldCounters, removeHits } from './rate-limits.repo.ts'

export interface Limit {
  /** What is counted: `sign-in:account`. */
  name: string
  /** Subject of the count: known to the server, never a value that the client can vary per try. */
  subject: string
  hits: number
  windowSeconds: number
}

const keyOf = ({ name, subject }: Limit) => createHash('sha256').update(`${name}\n${subject}`).digest('base64url')
const counterOf = (limit: Limit): Counter => ({ ...limit, key: keyOf(limit) })

/**
 * Counts a try before it is made, in the database, so that processes share one count and a failing database refuses the
 * try.
 * @throws AppError `too_many` with the seconds until the window ends
 */
export async function countTry(queries: Queries, limits: readonly Limit[]) {
  const counted = await addHits(queries, limits.map(counterOf), 'first full')
  for (const [place, { name, hits: atMost }] of limits.entries()) {
    const { hits, secondsLeft } = counted[place] ?? { hits: 0, secondsLeft: 0 }
    if (hits > atMost) throw new AppError('too_many', { limit: name, retryAfterSeconds: Math.max(1, secondsLeft) })
  }
}

/**
 * Counts a submission before it is stored. When one of the limits is full nothing is counted, so that retries do not
 * prolong the wait.
 * @throws AppError `too_many` with the seconds until the last of the full windows ends
 */
export async function countTaken(queries: Queries, limits: readonly Limit[]) {
  const counted = await addHits(queries, limits.map(counterOf), 'last')
  const full = limits.flatMap(({ name, hits: atMost }, place) => {
    const { hits, secondsLeft } = counted[place] ?? { hits: 0, secondsLeft: 0 }
    return hits > atMost ? [{ name, secondsLeft }] : []
  })
  const [longest] = full.sort((one, other) => other.secondsLeft - one.secondsLeft)
  if (!longest) return
  await forgiveTry(queries, limits)
  throw new AppError('too_many', { limit: longest.name, retryAfterSeconds: Math.max(1, longest.secondsLeft) })
}

/** Counts one more and says whether that is too many: for what is still taken then, but looked at otherwise. */
export async function isBeyond(queries: Queries, limit: Limit): Promise<boolean> {
  const [counted] = await addHits(queries, [counterOf(limit)], 'last')
  return counted !== undefined && counted.hits > limit.hits
}

/** A try that turned out well does not count. */
export async function forgiveTry(queries: Queries, limits: readonly Limit[]) {
  await removeHits(queries, limits.map(keyOf))
}

export const sweepLimits = forgetOldCounters
