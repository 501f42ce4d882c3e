import type * as z from 'zod'
import type { Queries } from '../database/index.ts'

/** How often a job that failed is tried again, and after which pauses. After the last pause it is a dead letter. */
export interface RetryPolicy {
  /** Seconds to wait after the first failure, the second, and so on; empty for a job that is tried once. */
  delaysSeconds: readonly number[]
}

/** What is needed to enqueue a job: its name, the shape of its payload, how it is retried. */
export interface JobRef<Payload = unknown> {
  /** Kebab-case verb and noun; the name of its queue. */
  name: string
  payload: z.ZodType<Payload>
  retry: RetryPolicy
  /** An attempt that takes longer is given up and counts as failed. @default 300 */
  timeoutSeconds?: number
  /**
   * With `true` at most one job of a key waits and at most one runs, in all processes together; enqueuing another one
   * while one waits, also for its retry, changes nothing. The handler works on what it finds when it runs, and does not
   * begin before the transactions that enqueued it have committed. @default false
   */
  isUnique?: boolean
}

export interface EnqueueOptions {
  /** Which jobs of a unique queue are the same. @default '' */
  key?: string
  /** Of a unique job: what made an earlier attempt fail may be gone, so one that waits for its retry runs at once. */
  skipsBackOff?: boolean
  /** Run before others of its queue, however long those have waited; so is one of the same key that waits. @default false */
  isPrompt?: boolean
  /** Not run before this moment. @default at once */
  startAfter?: Date | undefined
}

/** What use cases need of the jobs layer. */
export interface JobQueue {
  /**
   * Adds a job. With the queries of a transaction the job exists exactly if that transaction commits.
   * @throws ZodError when the payload does not match the job's schema
   */
  enqueue: <Payload>(
    queries: Queries,
    job: JobRef<Payload>,
    payload: NoInfer<Payload>,
    options?: EnqueueOptions,
  ) => Promise<void>
  /** The same for many payloads in one statement. */
  enqueueAll: <Payload>(
    queries: Queries,
    job: JobRef<Payload>,
    entries: readonly ({ payload: NoInfer<Payload> } & EnqueueOptions)[],
  ) => Promise<void>
}
