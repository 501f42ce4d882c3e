export { type ErrorReport, type ErrorReports, noErrorReports } from './error-reports-port.ts'
export { errorReportsRoutes } from './error-reports.routes.ts'
export { reportOfError } from './report-of-error.ts'
export { createSentryReports } from './sentry-reports.ts'
