import type { MiddlewareFunction, RouterContext } from 'react-router-dom'
import type * as z from 'zod/mini'
import { ApiError } from '../api/api-error.ts'
import { call } from '../api/call.ts'

interface CurrentAccount<Account> {
  method: string
  path: `/${string}`
  input: z.ZodMiniType<Record<never, never>>
  output: z.ZodMiniType<Account>
}

/**
 * Middleware that asks once per request who is signed in to a realm; loaders below read the answer from `kept`. A
 * session that was prolonged stays so.
 */
export function loadAccount<Account>(
  endpoint: CurrentAccount<Account>,
  kept: RouterContext<Account | null>,
): MiddlewareFunction<Response> {
  return async ({ context }, next) => {
    let prolonged: string[] = []
    try {
      const onHeaders = (answer: Headers) => (prolonged = answer.getSetCookie())
      context.set(kept, await call(endpoint, {}, { context, onHeaders }))
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401) throw error
    }
    const response = await next()
    // Cookies of a page that signs in or out take precedence.
    const spoken = new Set(response.headers.getSetCookie().map(cookieName))
    for (const cookie of prolonged) if (!spoken.has(cookieName(cookie))) response.headers.append('set-cookie', cookie)
    return response
  }
}

const cookieName = (cookie: string) => cookie.slice(0, cookie.indexOf('='))
