import type { BrowserErrorReport } from '@naikkelas/contract'
import { errorReportLimits } from '@naikkelas/contract'
import { isRouteErrorResponse } from 'react-router-dom'
import { ApiError } from '../api/api-error.ts'

/** A screen that fails while it is drawn fails again each time. */
const most = 10
const told = new Set<string>()

/**
 * Tells the server of an error in this browser; entry.client.tsx fetches this once there is one. What the server
 * answered is known there, what was broken off is no error, and the same one is told once.
 */
export function tellError(error: unknown): void {
  if (error instanceof ApiError || isRouteErrorResponse(error) || nameOf(error) === 'AbortError') return
  const report = reportOf(error)
  const kind = `${report.message}\n${report.stack ?? ''}`
  if (told.size >= most || told.has(kind) || /^Script error|-extension:\/\//.test(kind)) return
  told.add(kind)
  fetch('/api/error-reports', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report),
    keepalive: true,
    // A report that is lost is no second error.
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
