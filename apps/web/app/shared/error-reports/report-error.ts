import type { BrowserErrorReport } from '@naikkelas/contract'
import { errorReportLimits } from '@naikkelas/contract'
import { isRouteErrorResponse } from 'react-router-dom'
import { ApiError } from '../api/api-error.ts'

/** A screen that fails during rendering fails again each time. */
const most = 10
const reported = new Set<string>()

/**
 * Reports an error of this browser to the server; entry.client.tsx loads this on the first one. API errors are known to
 * the server, aborted requests are no errors, and duplicates are reported once.
 */
export function sendErrorReport(error: unknown): void {
  if (error instanceof ApiError || isRouteErrorResponse(error) || nameOf(error) === 'AbortError') return
  const report = reportOf(error)
  const kind = `${report.message}\n${report.stack ?? ''}`
  if (reported.size >= most || reported.has(kind) || /^Script error|-extension:\/\//.test(kind)) return
  reported.add(kind)
  fetch('/api/error-reports', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report),
    keepalive: true,
    // A lost report is no second error.
  }).catch(() => {})
}

function reportOf(error: unknown): BrowserErrorReport {
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: undefined }
  return {
    side: 'app',
    name: nameOf(error).slice(0, errorReportLimits.name),
    message: message.slice(0, errorReportLimits.message),
    stack: stack?.slice(0, errorReportLimits.stack),
    path: location.pathname.slice(0, errorReportLimits.path),
  }
}

const nameOf = (error: unknown) => (error instanceof Error || error instanceof DOMException ? error.name : typeof error)
