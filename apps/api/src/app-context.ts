import type { Keys } from './platform/secrets/key-ring.ts'
import type { Admin } from '@naikkelas/contract/identity'
import type { SiteSettings } from '@naikkelas/contract/site'
import type { Clock } from './platform/clock.ts'
import type { Database, Tx } from './platform/database/index.ts'
import type { Signals } from './platform/events/signals.ts'
import type { RunUnitOfWork, UnitOfWork } from './platform/events/unit-of-work.ts'
import type { JobQueue } from './platform/jobs/job.ts'
import type { PersonalDataSource } from './platform/personal-data/index.ts'
import type { FindLegalVersions } from './find-legal-versions.ts'
import type { FindPageBanners } from './find-page-banners.ts'
import type { FindShownPictures } from './find-shown-pictures.ts'
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
  /** Whether a partner has a host now. */
  isPartnerHost: (host: string) => boolean
  version: string
  /** What holds until an admin changes it: the operator's settings, and those of the product. Read `settingsOf(ctx)`. */
  siteDefaults: SiteSettings
  /** Banners of pages that are drawn. */
  pageBanners: FindPageBanners
  /** Pictures that records name. */
  shownPictures: FindShownPictures
  /** Versions of the legal texts that a consent refers to. */
  legalVersions: FindLegalVersions
  /** A key for one purpose only, made of the installation's secret. */
  keyFor: (purpose: string) => Keys
  /** What modules store about learners. */
  personalData: readonly PersonalDataSource[]
  /** Log for operators, with the request's id. */
  log: Log
  /** What the operator may want to know. */
  onLine: (line: string) => void
  /** Logs failures of background work and unexpected failures of requests, in full. */
  onFailure: (error: unknown, where: string) => void
}

/** Context of a use case with an admin's session. */
export interface AdminContext extends AppContext {
  actor: Admin
}
