import { randomUUID } from 'node:crypto'
import type { BoundEndpoint } from '../../platform/endpoints/index.ts'
import type { TestApp } from '../test-app.ts'

const origin = 'http://localhost:3000'

/** Values of a path's parameters by name; what is not named is an id that nothing has. */
export type PathValues = Readonly<Record<string, string>>

interface Asked {
  cookie: string
  values?: PathValues
  /** With its question mark. */
  query?: string | undefined
  body?: object | undefined
}

let requests = 0

/**
 * Asks an endpoint with an empty body, unless one is given, so that a request that is let in ends at its own checks before it changes anything.
 * @returns the status; the answer of a stream is not read to its end
 */
export async function askEndpoint(
  app: TestApp,
  { method, path, endpoint, parts }: BoundEndpoint,
  { cookie, values = {}, query = '', body: sent = {} }: Asked,
): Promise<number> {
  requests += 1
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? missingValue(name))
  const ended = new AbortController()
  const hasJson = endpoint.kind === 'json' && parts.has('body')
  const request = new Request(`${origin}/api${address}${query}`, {
    method,
    signal: ended.signal,
    headers: {
      ...(cookie === '' ? {} : { cookie }),
      ...(method === 'GET' ? {} : { origin, 'sec-fetch-site': 'same-origin' }),
      ...(endpoint.kind === 'upload' ? { 'x-requested-with': 'naikkelas' } : {}),
      ...(hasJson ? { 'content-type': 'application/json' } : {}),
    },
    ...(hasJson ? { body: JSON.stringify(sent) } : endpoint.kind === 'upload' ? { body: new FormData() } : {}),
  })
  // An address of its own, so that limits by address do not answer for a permission.
  const clientAddress = `10.${requests >> 16}.${(requests >> 8) & 255}.${requests & 255}`
  const { status, body } = await app.fetch(request, { clientAddress })
  await body?.cancel()
  ended.abort()
  return status
}

/** Of a parameter: an id that nothing has, or a value of the few that its address knows. */
function missingValue(name: string): string {
  const known: PathValues = {
    format: 'csv',
    part: 'navbar',
    provider: 'meta',
    kind: 'exclusive',
    flag: 'unknown',
    language: 'id',
  }
  return known[name] ?? randomUUID()
}
