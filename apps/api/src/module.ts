import type { AppContext } from './app-context.ts'
import type { BoundEndpoint, RouteHandler } from './platform/endpoints/index.ts'
import type { AfterListener, WithinListener } from './platform/events/listeners.ts'
import type { PersonalDataSource } from './platform/personal-data/index.ts'
import type { JobDefinition } from './platform/jobs/define-job.ts'
import type { LocalTask } from './platform/jobs/local-tasks.ts'
import type { TidyTask } from './platform/jobs/tidy.ts'
import type { FindLegalVersions } from './find-legal-versions.ts'
import type { FindPageBanners } from './find-page-banners.ts'
import type { FindShownPictures } from './find-shown-pictures.ts'
import type { Account, OpenRealm, Session, SessionRequest } from './platform/realms/index.ts'

/** A page that search engines may find. */
export interface RecordAddress {
  /** Path on this site. */
  address: string
  changedAt: Date
}

/**
 * What a module brings to the application. `app` is the context that no request belongs to; each function is called
 * once for an application.
 */
export interface Module {
  /** Realms whose sessions requests may carry. */
  realms?: (app: AppContext) => readonly Pick<OpenRealm<Account>, 'name' | 'cookieName' | 'findSession'>[]
  /** Accounts of a realm that a request looks at the site as, by a cookie of its own: asked before the realm's session. */
  views?: (app: AppContext) => { realm: string; find: (asked: SessionRequest) => Promise<Session | null> }
  /** Its endpoints. */
  routes?: (app: AppContext) => readonly BoundEndpoint[]
  /** What it answers outside of /api: GET of a path, or of everything below one (`/s/*`). */
  paths?: (app: AppContext) => Readonly<Record<`/${string}`, RouteHandler>>
  /** Pages that the application draws from its records, for the sitemap. */
  addresses?: (app: AppContext) => Promise<readonly RecordAddress[]>
  /** Banners of pages that are drawn: of one module at most. */
  pageBanners?: FindPageBanners
  /** Pictures that records name: of one module at most. */
  shownPictures?: FindShownPictures
  /** Versions of the legal texts that are valid: of one module at most. */
  legalVersions?: FindLegalVersions
  /** Files below a prefix, by any method: on this site, and on the host that uploaded files have to themselves. */
  files?: (app: AppContext) => Readonly<Record<`/${string}/`, (request: Request) => Promise<Response>>>
  jobs?: readonly JobDefinition[]
  /** Listeners that run in the transaction of an event. */
  within?: readonly WithinListener[]
  /** Listeners that run once the transaction of an event has committed. */
  after?: readonly AfterListener[]
  /** Subscribes to the signals of this process. */
  listen?: (app: AppContext) => void
  /** What it stores about learners: copied for them, merged and erased; a test knows every table that names them. */
  personalData?: readonly PersonalDataSource[]
  /** What is removed once it has passed, looked at each hour. */
  tidy?: readonly TidyTask[]
  /** Work on what this process holds in memory. */
  localTasks?: (app: AppContext) => readonly LocalTask[]
  /** When a process begins its work in the background. */
  onStart?: (app: AppContext) => Promise<void>
  /** Ends answers that never end by themselves and refuses new ones, before a stop waits for open requests. */
  endStreams?: (app: AppContext) => Promise<void>
  /** Once nothing more comes in: waits for what is still being written. */
  onStop?: (app: AppContext) => Promise<void>
}

export function module(parts: Module): Module {
  return parts
}
