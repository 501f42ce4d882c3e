import type { ServerResponse } from 'node:http'
import type { Redirect } from './published-page.ts'

/** A redirect with everything made beforehand that does not depend on the request. */
export interface RedirectAnswer {
  status: 301 | 302
  location: string
  /** Whether what was asked, campaign tags mostly, is handed on: to our own pages only. */
  keepsQuery: boolean
  headers: readonly string[]
}

/** Browsers ask each time: an address that leads elsewhere today may be another page's tomorrow. */
export function redirectAnswer(
  { status, location }: Redirect,
  { cacheControl, headers: others }: { cacheControl: string; headers: readonly string[] },
): RedirectAnswer {
  const headers = ['cache-control', cacheControl, 'content-length', '0', ...others]
  return { status, location, keepsQuery: location.startsWith('/'), headers }
}

/** @param query of the request with its question mark, or nothing */
export function sendRedirect(response: ServerResponse, answer: RedirectAnswer, query: string): void {
  response.writeHead(answer.status, ['location', locationWith(answer, query), ...answer.headers])
  response.end()
}

function locationWith({ location, keepsQuery }: RedirectAnswer, query: string): string {
  if (!keepsQuery || query.length < 2) return location
  const end = location.indexOf('#')
  const [path, anchor] = end === -1 ? [location, ''] : [location.slice(0, end), location.slice(end)]
  return `${path}${path.includes('?') ? '&' : '?'}${query.slice(1)}${anchor}`
}
