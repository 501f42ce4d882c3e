import { ApiError } from '../api/api-error.ts'

/** The status a page with a refused form has: the API's own, so that browsers and proxies learn of waits and faults too. */
export function refusalStatus(error: unknown): number {
  if (!(error instanceof ApiError)) return 500
  return error.status === 0 ? 503 : error.status
}

/** What of an answer's headers a page passes on: its cookies, and how long to wait. */
export function passedOnHeaders(answer: Headers): Headers {
  const headers = new Headers()
  for (const cookie of answer.getSetCookie()) headers.append('set-cookie', cookie)
  const wait = answer.get('retry-after')
  if (wait !== null) headers.set('retry-after', wait)
  return headers
}
