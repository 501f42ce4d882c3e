import { reportError } from '@naikkelas/contract'
import { bind } from '../endpoints/index.ts'
import { createReportLimits } from './error-reports.limits.ts'
import type { ErrorReports } from './error-reports-port.ts'
import * as service from './error-reports.service.ts'

export function errorReportsRoutes(errorReports: ErrorReports) {
  const countReport = createReportLimits()
  return [
    bind(reportError, {
      // Errors also happen before sign-in and on published pages.
      can: 'anyone',
      limit: ({ clientAddress }) => countReport(clientAddress),
      run: (input, _, request) => service.reportError(errorReports, input, request),
    }),
  ]
}
