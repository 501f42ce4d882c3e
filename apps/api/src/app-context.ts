import type { Admin } from '@naikkelas/contract'
import type { Clock } from './clock.ts'
import type { Database } from './db/index.ts'
import type { EventBus } from './domain-events.ts'
import type { AppEnv } from './env.ts'
import type { Measurements } from './measurements.ts'
import type { OfferRecords } from './offer-records.ts'
import type { RunningTests } from './running-tests.ts'

/** What every use case is handed. */
export interface AppContext {
  database: Database
  clock: Clock
  events: EventBus
  appEnv: AppEnv
  /** Where the offers are kept that pages bind to. */
  offerRecords: OfferRecords
  /** Where it is kept how visits to pages are measured. */
  measurements: Measurements
  /** What is tested on pages, to be told when one goes public. */
  runningTests: RunningTests
  /** The origin people type, without a slash at its end. */
  publicUrl: string
  /** Where uploaded files are shown from, when that is a host of their own. */
  mediaOrigin: string | undefined
  version: string
  /** A key for one purpose only, made of the installation's secret. */
  keyFor: (purpose: string) => string
  /** What the operator may want to know. */
  onLine: (line: string) => void
  /** Failures that nobody waits for, and those a request ends in: whole, for the log. */
  onFailure: (error: unknown, where: string) => void
}

/** A use case of someone who is signed in to the back office. */
export interface AdminContext extends AppContext {
  actor: Admin
}
