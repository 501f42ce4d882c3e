import { fileURLToPath, URL } from 'node:url'
import { createSentryReports, type Env, type ErrorReports, noErrorReports, reportOfError } from '@naikkelas/api'
import { createFailureLog } from './failure-log.ts'

/** Of the sources as of the bundle: both lie two folders below it. */
const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '')

interface ToldOptions {
  env: Env
  dataDir: string
  build: string
  version: string
  onLine: (line: string) => void
  onFailure?: (error: unknown, where: string) => void
}

interface ToldFailures {
  /** Tells a failure to the log, and to whoever hears of failures beside it. */
  onFailure: (error: unknown, where: string) => void
  tellOfCrash: (error: unknown) => Promise<void>
  end: () => Promise<void>
  errorReports: ErrorReports
}

/**
 * Where this server's failures go: to the log always, and to the operator's service (`ERROR_REPORTS_DSN`) where there is
 * one. `end` waits a moment for what is on its way there.
 */
export function toldFailures({ env, dataDir, build, version, onLine, ...options }: ToldOptions): ToldFailures {
  const log = options.onFailure ?? createFailureLog()
  const { appEnv: environment, errorReports: receiver } = env
  const errorReports = receiver
    ? createSentryReports({ receiver, version, build, environment, folders: { root, dataDir }, onLine })
    : noErrorReports
  const onFailure = (error: unknown, where: string) => {
    log(error, where)
    errorReports.report(reportOfError(error, where))
  }
  return {
    onFailure,
    tellOfCrash(error) {
      onFailure(error, 'the process ended')
      return errorReports.stop()
    },
    end: errorReports.stop,
    errorReports,
  }
}
