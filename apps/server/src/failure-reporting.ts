import { fileURLToPath, URL } from 'node:url'
import {
  createSentryReports,
  currentRequestId,
  type Env,
  type ErrorReports,
  noErrorReports,
  reportOfError,
} from '@naikkelas/api'
import { createFailureLog } from './failure-log.ts'

/** Of the sources as of the bundle: both lie two folders below it. */
const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '')

interface FailureReportingOptions {
  env: Env
  dataDir: string
  build: string
  version: string
  onLine: (line: string) => void
  onFailure?: (error: unknown, where: string) => void
}

interface FailureReporting {
  /** Logs a failure and reports it to the operator's service. */
  onFailure: (error: unknown, where: string) => void
  /** The same for an error that ends the process; resolves once it was sent or cannot be. */
  reportCrash: (error: unknown) => Promise<void>
  end: () => Promise<void>
  errorReports: ErrorReports
}

/**
 * Where this server's failures go: to the log always, and to the operator's service (`ERROR_REPORTS_DSN`) where there is
 * one. `end` waits a moment for reports that are being sent.
 */
export function createFailureReporting({
  env,
  dataDir,
  build,
  version,
  onLine,
  ...options
}: FailureReportingOptions): FailureReporting {
  const log = options.onFailure ?? createFailureLog()
  const { appEnv: environment, errorReports: receiver } = env
  const errorReports = receiver
    ? createSentryReports({ receiver, version, build, environment, folders: { root, dataDir }, onLine })
    : noErrorReports
  const onFailure = (error: unknown, where: string) => {
    const requestId = currentRequestId()
    log(error, requestId === undefined ? where : `${where} [request ${requestId}]`)
    errorReports.report(reportOfError(error, where))
  }
  return {
    onFailure,
    reportCrash(error) {
      onFailure(error, 'the process ended')
      return errorReports.stop()
    },
    end: errorReports.stop,
    errorReports,
  }
}
