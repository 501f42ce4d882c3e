import type { Job, PgBoss } from 'pg-boss'
import * as z from 'zod'
import type { AppContext } from '../../app-context.ts'
import type { Database } from '../database/index.ts'
import { bossWithin } from './boss-connection.ts'
import { type Attempt, type JobDefinition, TryAgainLater } from './define-job.ts'
import { endRetries, findLostJobs, releaseJobs } from './jobs.repo.ts'
import { storedFailure } from './stored-failure.rules.ts'
import { HEARTBEAT_SECONDS, timeoutOf } from './queue-options.ts'
import { delayAfter } from './retry.rules.ts'

/** Often enough that one lost sign of life is not taken for a death. */
const TOUCH_MS = (HEARTBEAT_SECONDS * 1_000) / 3

type FetchedJob = Pick<Job<unknown>, 'id' | 'name' | 'data' | 'retryCount'>

interface Failure {
  error: unknown
  delay: number | null
}

const envelopeSchema = z.object({ payload: z.unknown() })

/** The payload of a stored job is not what this release understands; no later attempt can change that. */
export class PayloadMismatch extends Error {
  override name = 'PayloadMismatch'
}

/** The process ends, or an attempt took too long. */
export class JobAborted extends Error {
  override name = 'JobAborted'
}

/** The process that ran a job gives no sign of life any more. */
export class JobLost extends Error {
  override name = 'JobLost'
}

interface RunnerOptions {
  boss: PgBoss
  database: Database
  contextOf: () => AppContext
  onFailure: (error: unknown, where: string) => void
}

export interface Runner {
  /** Runs jobs of a queue until none is due. */
  runAll: (job: JobDefinition) => Promise<void>
  /** Has a queue that is being worked through looked at once more when it seems empty. */
  wakeAgain: (name: string) => void
  runNow: (job: JobDefinition, payload: unknown) => Promise<void>
  /** Stores the failure of attempts of dead processes, as the process would have. */
  settleLost: (jobs: readonly JobDefinition[]) => Promise<void>
  /** Asks running jobs to stop; they are given back and count no attempt. */
  stop: () => void
}

export function createRunner({ boss, database, contextOf, onFailure }: RunnerOptions): Runner {
  const ending = new AbortController()
  const again = new Set<string>()

  async function runAll(job: JobDefinition) {
    for (;;) {
      if (ending.signal.aborted) return
      again.delete(job.name)
      const [fetched] = await boss.fetch<unknown>(job.name)
      if (fetched) await runFetched(job, fetched)
      else if (!again.has(job.name)) return
    }
  }

  async function runFetched(job: JobDefinition, fetched: Job<unknown>) {
    const touch = setInterval(() => {
      boss.touch(job.name, attemptOf(fetched)).catch((error: unknown) => onFailure(error, `job ${job.name}`))
    }, TOUCH_MS)
    const signal = AbortSignal.any([ending.signal, AbortSignal.timeout(timeoutOf(job) * 1_000)])
    try {
      const completed = await handled(job, fetched, signal)
      if (!completed) await boss.complete(job.name, attemptOf(fetched))
    } catch (error) {
      await settleFailure(job, fetched, error)
    } finally {
      clearInterval(touch)
    }
  }

  /** True when the job was completed together with its effect. */
  async function handled(job: JobDefinition, fetched: Job<unknown>, signal: AbortSignal): Promise<boolean> {
    const ctx = contextOf()
    const payload = payloadOf(job, fetched.data)
    if ('handleWithin' in job) {
      await database.transaction(async (tx) => {
        await job.handleWithin(ctx, payload, tx)
        const settled = await boss.complete(job.name, attemptOf(fetched), null, { db: bossWithin(tx) })
        if (affectedBy(settled) === 0) throw new JobAborted(`Another attempt at ${job.name} ${fetched.id} was faster.`)
      })
      return true
    }
    const number = fetched.retryCount + 1
    const attempt: Attempt = { number, isLast: delayAfter(job.retry, number) === null, signal }
    await endedInTime(job.handle(ctx, payload, attempt), signal, job.name)
    return false
  }

  async function settleFailure(job: JobDefinition, fetched: Job<unknown>, error: unknown) {
    if (ending.signal.aborted) {
      await releaseJobs(database.queries, [fetched])
      return
    }
    const delay = error instanceof PayloadMismatch ? null : delayAfter(job.retry, fetched.retryCount + 1)
    await storeFailure(job, fetched, { error, delay })
    if (!(error instanceof TryAgainLater)) onFailure(error, `job ${job.name}`)
  }

  /** False when the attempt was settled already. @param delay seconds until the next attempt; null when there is none */
  function storeFailure(job: JobDefinition, fetched: FetchedJob, { error, delay }: Failure): Promise<boolean> {
    const ctx = contextOf()
    const retryAt = delay === null ? null : new Date(ctx.clock.now().getTime() + delay * 1_000)
    return database.transaction(async (tx) => {
      const db = bossWithin(tx)
      if (delay === null) await endRetries(tx, fetched)
      const settled = await boss.fail(job.name, attemptOf(fetched), storedFailure(error), { db })
      if (affectedBy(settled) === 0) return false
      if (delay !== null) await boss.update(job.name, undefined, { id: fetched.id, startAfter: delay, db })
      if (error instanceof PayloadMismatch) return true
      const failure = { error, attempt: fetched.retryCount + 1, retryAt }
      await job.onFailure?.(ctx, tx, payloadOf(job, fetched.data), failure)
      return true
    })
  }

  async function settleLost(jobs: readonly JobDefinition[]) {
    const byName = new Map(jobs.map((job) => [job.name, job]))
    const lost = await findLostJobs(database.queries, { names: [...byName.keys()], silentSeconds: HEARTBEAT_SECONDS })
    for (const found of lost) {
      const job = byName.get(found.name)
      if (!job || ending.signal.aborted) continue
      const error = mismatchOf(job, found.data) ?? new JobLost('Its process was killed, or hung.')
      // The job is not to blame, so the pause is the one after a first failure, whichever attempt this was.
      const delay = found.isLastAttempt || error instanceof PayloadMismatch ? null : (job.retry.delaysSeconds[0] ?? 0)
      try {
        if ((await storeFailure(job, found, { error, delay })) && delay === null) onFailure(error, `job ${job.name}`)
      } catch (failure) {
        onFailure(failure, `job ${job.name}`)
      }
    }
  }

  return {
    runAll,
    wakeAgain: (name) => again.add(name),
    async runNow(job, payload) {
      const ctx = contextOf()
      const attempt: Attempt = { number: 1, isLast: true, signal: ending.signal }
      if ('handleWithin' in job) await database.transaction((tx) => job.handleWithin(ctx, payload, tx))
      else await job.handle(ctx, payload, attempt)
    },
    settleLost,
    stop: () => ending.abort(new JobAborted('The process ends.')),
  }
}

/** A job that goes on after its time is a failure all the same; what it does later changes nothing of that. */
async function endedInTime(work: Promise<void>, signal: AbortSignal, name: string) {
  work.catch(() => {})
  await Promise.race([
    work,
    new Promise<never>((_, reject) => {
      const giveUp = () => reject(new JobAborted(`${name} did not end in time.`))
      if (signal.aborted) giveUp()
      else signal.addEventListener('abort', giveUp, { once: true })
    }),
  ])
}

/** Limits settling to the attempt that was fetched: one that lost its claim meanwhile settles nothing. */
const attemptOf = ({ id, retryCount }: Pick<FetchedJob, 'id' | 'retryCount'>) => [{ id, retryCount }]

/** How many jobs a command settled; pg-boss answers it and leaves it out of its types. */
const affectedBy = (response: unknown) => z.object({ affected: z.number() }).parse(response).affected

/** What a stored job was enqueued with. @throws PayloadMismatch for what this release does not read */
export function payloadOf(job: JobDefinition, data: unknown): unknown {
  const parsed = job.payload.safeParse(envelopeSchema.safeParse(data).data?.payload)
  if (!parsed.success)
    throw new PayloadMismatch(`The payload of a job ${job.name} does not match: ${z.prettifyError(parsed.error)}`)
  return parsed.data
}

function mismatchOf(job: JobDefinition, data: unknown): PayloadMismatch | undefined {
  try {
    payloadOf(job, data)
    return undefined
  } catch (error) {
    if (error instanceof PayloadMismatch) return error
    throw error
  }
}
