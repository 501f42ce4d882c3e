export { type ErrorReport, type ErrorReports, noErrorReports } from './error-reports-port.ts'
export { reportOfError } from './report-of-error.ts'
export { createSentryReports } from './sentry-reports.ts'
