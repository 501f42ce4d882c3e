/** Addresses of the forms of published pages, and the one of previews. */
const leadPath = /^\/api\/leads\/[^/]+(?:\/[^/]+)?$/

/**
 * Whether a request is a browser's own: a form sent without a script, or the address of one opened by itself. The web
 * application answers it with a page; a script that sends JSON is answered by the API.
 */
export function isFormOfPage({ method, headers }: Request, path: string): boolean {
  if (!leadPath.test(path)) return false
  if (method === 'POST') return /^application\/x-www-form-urlencoded\b/i.test(headers.get('content-type') ?? '')
  return (method === 'GET' || method === 'HEAD') && /\btext\/html\b/i.test(headers.get('accept') ?? '')
}

/**
 * The form to pass on, or null for a cross-site submission. Browsers without a known origin send `null`, some in-app
 * browsers among them: a lead form has no session to abuse, so these are accepted. Newer browsers send `Sec-Fetch-Site`
 * anyway, which the API checks.
 */
export function ownFormOf(request: Request): Request | null {
  const origin = request.headers.get('origin')
  if (origin === null) return request
  if (origin !== 'null') return isOfHost(origin, new URL(request.url).host) ? request : null
  const headers = new Headers(request.headers)
  headers.delete('origin')
  return new Request(request, { headers })
}

const isOfHost = (origin: string, host: string) => URL.canParse(origin) && new URL(origin).host === host
