import type { BrowserErrorReport } from '@naikkelas/contract'
import { errorReportLimits } from '@naikkelas/contract'
import { isRouteErrorResponse } from 'react-router-dom'
import { ApiError } from '../api/api-error.ts'

/** A screen that fails during rendering fails again each time. */
const most = 10
const reported = new Set<string>()

/**
 * Noise that says nothing about our code (specification, section 8): files that did not arrive, answers that were no
 * script, what was cancelled, a gateway that waited too long, and scripts of others.
 */
const unreported =
  /^Script error|-extension:\/\/|Loading (?:CSS )?chunk \S+ failed|dynamically imported module|Importing a module script failed|Unexpected token|Request aborted|\b504\b/i

/**
 * Reports an error of this browser to the server; entry.client.tsx loads this on the first one. API errors are known to
 * the server, aborted requests are no errors, and duplicates are reported once.
 */
export function sendErrorReport(error: unknown): void {
  if (error instanceof ApiError || isRouteErrorResponse(error) || nameOf(error) === 'AbortError') return
  const report = reportOf(error)
  const kind = `${report.message}\n${report.stack ?? ''}`
  if (reported.size >= most || reported.has(kind) || unreported.test(kind)) return
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
