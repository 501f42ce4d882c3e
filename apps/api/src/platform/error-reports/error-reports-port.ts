/** What was thrown, in the engine's own words. Scrubbed before it leaves, by whoever sends it. */
export interface Thrown {
  /** `TypeError` */
  name: string
  message: string
  /** Undefined where something else than an error was thrown. */
  stack?: string | undefined
  /** Of the system or the database: `ECONNREFUSED`. */
  code?: string | undefined
}

/** A failure of ours, for whoever mends it: nothing of the person it happened to but the id of the account. */
export interface ErrorReport {
  side: 'server' | 'app' | 'page'
  /** Itself first, then what caused it; at least one. */
  thrown: readonly [Thrown, ...Thrown[]]
  /** `GET /admin`, the path of a screen, or what was being done. */
  where: string
  /** Of the request it happened in: the same as in the log and in the answer. */
  requestId?: string | undefined
  userId?: string | undefined
  pageId?: string | undefined
}

export interface ErrorReports {
  /** Sends it by and by, or drops it: never throws, and nobody waits for it. */
  report: (report: ErrorReport) => void
  /** Gives what waits a moment, then ends. */
  stop: () => Promise<void>
}

/** Where no receiver is set: nothing is sent anywhere. */
export const noErrorReports: ErrorReports = { report: () => {}, stop: async () => {} }
