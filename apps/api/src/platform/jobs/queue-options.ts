import type { QueueOptions, QueueResult } from 'pg-boss'
import type { JobRef } from './job.ts'

const SECONDS_PER_DAY = 86_400
const DEFAULT_TIMEOUT_SECONDS = 300
/** Without a sign of life for so long, the process that ran a job is taken for dead. */
export const HEARTBEAT_SECONDS = 30

export const timeoutOf = ({ timeoutSeconds = DEFAULT_TIMEOUT_SECONDS }: Pick<JobRef, 'timeoutSeconds'>) =>
  timeoutSeconds

/**
 * How much later than this layer pg-boss ends a job by itself. It does so without `onFailure`, so it must only get to
 * what could not be settled in several rounds.
 */
const BOSS_PATIENCE_SECONDS = 60

/** How pg-boss keeps the jobs of a queue. Pauses between attempts are set by the engine at each failure. */
export function queueOptions(job: JobRef): QueueOptions & { policy: string } {
  return {
    // At most one job of a key in each state: one that waits, one that runs.
    policy: job.isUnique ? 'stately' : 'standard',
    retryLimit: job.retry.delaysSeconds.length,
    retryDelay: job.retry.delaysSeconds[0] ?? 0,
    expireInSeconds: timeoutOf(job) + HEARTBEAT_SECONDS + BOSS_PATIENCE_SECONDS,
    heartbeatSeconds: HEARTBEAT_SECONDS + BOSS_PATIENCE_SECONDS,
    // Of completed jobs; dead letters are kept longer.
    deleteAfterSeconds: SECONDS_PER_DAY / 4,
    retentionSeconds: 400 * SECONDS_PER_DAY,
  }
}

/** What has to be changed of a queue that an earlier release made; undefined when nothing has. */
export function queueUpdate(job: JobRef, queue: QueueResult): QueueOptions | undefined {
  const { policy, ...wanted } = queueOptions(job)
  if (queue.policy !== policy)
    throw new Error(`The queue ${job.name} is ${queue.policy}: a job that is ${policy} now needs a new name.`)
  const isSame = Object.entries(wanted).every(([name, value]) => queue[name as keyof QueueOptions] === value)
  return isSame ? undefined : wanted
}
