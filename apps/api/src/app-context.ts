import type { Keys } from './platform/secrets/key-ring.ts'
import type { Admin } from '@naikkelas/contract/identity'
import type { Clock } from './platform/clock.ts'
import type { Database, Tx } from './platform/database/index.ts'
import type { Signals } from './platform/events/signals.ts'
import type { RunUnitOfWork, UnitOfWork } from './platform/events/unit-of-work.ts'
import type { JobQueue } from './platform/jobs/job.ts'
import type { Ports } from './ports.ts'
import type { AppEnv } from './env.ts'
import type { Log } from './platform/log/index.ts'

/** What every use case is handed. */
export interface AppContext {
  database: Database
  clock: Clock
  /** Runs work in one transaction, with the events that happen in it. */
  unitOfWork: RunUnitOfWork
  /** A unit of work on a transaction that is open already. */
  unitOfWorkIn: (tx: Tx) => UnitOfWork
  jobs: JobQueue
  /** Hints to other parts of this process. */
  signals: Signals
  ports: Ports
  appEnv: AppEnv
  /** The origin people type, without a slash at its end. */
  publicUrl: string
  /** Where uploaded files are shown from, when that is a host of their own. */
  mediaOrigin: string | undefined
  version: string
  /** How long audit entries are kept. */
  auditDays: number
  /** After so many months a lead tells no longer who sent it. */
  leadMonths: number
  /** A key for one purpose only, made of the installation's secret. */
  keyFor: (purpose: string) => Keys
  /** Lines for those who run it, with the id of the request they belong to. */
  log: Log
  /** What the operator may want to know. */
  onLine: (line: string) => void
  /** Failures that nobody waits for, and those a request ends in: whole, for the log. */
  onFailure: (error: unknown, where: string) => void
}

/** A use case of someone who is signed in to the back office. */
export interface AdminContext extends AppContext {
  actor: Admin
}
