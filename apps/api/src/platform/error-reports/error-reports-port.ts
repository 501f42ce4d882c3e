/** A thrown error in the engine's own words, scrubbed before it is sent. */
export interface Thrown {
  /** `TypeError` */
  name: string
  message: string
  /** Undefined where something else than an error was thrown. */
  stack?: string | undefined
  /** Of the system or the database: `ECONNREFUSED`. */
  code?: string | undefined
}

/** A failure of ours, with an account's id as the only personal reference. */
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
  /** Sends the report in the background, or drops it; never throws. */
  report: (report: ErrorReport) => void
  /** Gives what waits a moment, then ends. */
  stop: () => Promise<void>
}

/** Where no receiver is set: nothing is sent anywhere. */
export const noErrorReports: ErrorReports = { report: () => {}, stop: async () => {} }
