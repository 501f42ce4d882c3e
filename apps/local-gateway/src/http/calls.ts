import { isSame } from '../secrets.ts'
import type { Answer } from './answers.ts'

/** A request, read whole. */
export interface Call {
  method: string
  /** Without its query. */
  path: string
  query: URLSearchParams
  headers: Readonly<Record<string, string | string[] | undefined>>
  rawBody: string
}

export type Handler = (call: Call, ...parts: string[]) => Answer | Promise<Answer>

export interface Route {
  method: 'GET' | 'POST' | 'DELETE'
  /** Its groups become the parts that a handler is given. */
  path: RegExp
  handle: Handler
}

/** Undefined: there is no such route. */
export function routeFor(
  routes: readonly Route[],
  { method, path }: Call,
): ((call: Call) => ReturnType<Handler>) | undefined {
  for (const route of routes) {
    const match = route.method === method ? route.path.exec(path) : null
    if (match) return (call) => route.handle(call, ...match.slice(1).map(decoded))
  }
  return undefined
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

export function headerOf({ headers }: Call, name: string): string | undefined {
  const value = headers[name]
  return Array.isArray(value) ? value[0] : value
}

/** Undefined: the body is no JSON. */
export function jsonOf({ rawBody }: Call): unknown {
  try {
    return JSON.parse(rawBody)
  } catch {
    return undefined
  }
}

/** Whether a call brings the secret as the user of Basic authentication, without a password. */
export function hasBasicSecret(call: Call, secret: string): boolean {
  const [scheme = '', credentials = ''] = (headerOf(call, 'authorization') ?? '').split(' ')
  if (scheme.toLowerCase() !== 'basic') return false
  return isSame(Buffer.from(credentials, 'base64').toString(), `${secret}:`)
}

export function hasBearer(call: Call, token: string): boolean {
  const [scheme = '', given = ''] = (headerOf(call, 'authorization') ?? '').split(' ')
  return scheme.toLowerCase() === 'bearer' && isSame(given, token)
}
