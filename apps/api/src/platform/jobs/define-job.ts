import type { AppContext } from '../../app-context.ts'
import type { Tx } from '../database/index.ts'
import type { JobRef } from './job.ts'

/** What a handler knows of the attempt it makes. */
export interface Attempt {
  /** 1 for the first. */
  number: number
  isLast: boolean
  /** Aborted when the attempt takes too long or the process ends: stop at the next good moment and throw. */
  signal: AbortSignal
}

export interface JobFailure {
  error: unknown
  /** The number of the attempt that failed. */
  attempt: number
  /** Null when the job will not be tried again. */
  retryAt: Date | null
}

/*
 * The handlers are methods, so that a list may hold jobs of different payloads: the engine parses a payload by the
 * job's own schema before it calls the handler.
 */

interface HandledSingly<Payload> {
  /** Runs at least once: an attempt may end after its effect and before its completion was stored. */
  handle(ctx: AppContext, payload: Payload, attempt: Attempt): Promise<void>
}

interface HandledInTransaction<Payload> {
  /** Effect and completion commit together, so the effect happens exactly once; it must touch nothing but the database. */
  handleWithin(ctx: AppContext, payload: Payload, tx: Tx): Promise<void>
}

export type JobDefinition<Payload = unknown> = JobRef<Payload> & {
  /** What it does, in Indonesian, for the admin: "Mengirim e-mail". @default its name */
  label?: string | undefined
  /** Handlers of this queue that one process runs at the same time. @default 1 */
  concurrency?: number
  /** False where this installation cannot do it (no mail server, no CDN): its jobs wait. @default always */
  isRunnable?(ctx: AppContext): boolean
  /** Enqueues a job with this payload once in so many seconds, in all processes together. */
  schedule?: { everySeconds: number; payload: Payload }
  /** Enqueues what an earlier release left to be done without this job; called once in the life of a database. */
  adopt?(ctx: AppContext, tx: Tx): Promise<void>
  /** In the transaction that stores a failure: for what people see of it. */
  onFailure?(ctx: AppContext, tx: Tx, payload: Payload, failure: JobFailure): Promise<void>
  /** In the transaction that runs a dead letter again: takes back what `onFailure` stored of its end. */
  onRunAgain?(ctx: AppContext, tx: Tx, payload: Payload): Promise<void>
} & (HandledSingly<Payload> | HandledInTransaction<Payload>)

/**
 * Thrown by a handler for a temporary external failure: an unreachable server, a rate limit. The job is retried like
 * after any failure, without an error report.
 */
export class TryAgainLater extends Error {
  override name = 'TryAgainLater'
}

/** Declares a job; it runs once its module lists it in its manifest. */
export function defineJob<Payload>(definition: JobDefinition<Payload>): JobDefinition<Payload> {
  return definition
}
