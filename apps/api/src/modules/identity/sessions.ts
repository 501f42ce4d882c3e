import { type Admin, signedInCookie } from '@naikkelas/contract'
import { isAPIError } from 'better-auth/api'
import type { Queries } from '../../db/index.ts'
import { AppError } from '../../http/index.ts'
import { type AdminAuth, addressHeader } from './admin-auth.ts'
import { findActiveAdmin } from './identity.repo.ts'
import { type CookieRules, sessionCookie, sessionCookieName } from './session-cookie.ts'

/** What the sessions of the admin realm need of a request. */
export interface SessionRequest {
  request: Request
  clientAddress: string
  replyHeaders: Headers
}

/** What better-auth may know of a request: of its cookies the session's alone, however many lie beside it. */
export function authHeaders({ request, clientAddress }: SessionRequest, rules: CookieRules): Headers {
  const headers = new Headers({ [addressHeader]: clientAddress })
  const cookie = sessionCookie(request.headers.get('cookie'), rules)
  if (cookie !== null) headers.set('cookie', cookie)
  const agent = request.headers.get('user-agent')
  if (agent !== null) headers.set('user-agent', agent.slice(0, 4096))
  return headers
}

/** Hands on the session's own cookie and none of the further ones better-auth knows; beside it, whether there is one. */
export function forwardCookie(from: Headers, replyHeaders: Headers, rules: CookieRules) {
  const own = from.getSetCookie().filter((cookie) => cookie.startsWith(`${sessionCookieName(rules)}=`))
  const last = own.at(-1)
  if (last === undefined) return
  replyHeaders.append('set-cookie', last)
  replyHeaders.append('set-cookie', signedInHint(last))
}

/** The cookie that scripts may read: it lasts as long as the session's own, and says nothing of it. */
function signedInHint(sessionLine: string): string {
  const [pair = '', ...attributes] = sessionLine.split('; ')
  const shared = attributes.filter((attribute) => !/^(httponly|domain=)/i.test(attribute))
  return [`${signedInCookie}=${pair.endsWith('=') ? '' : '1'}`, ...shared].join('; ')
}

/** Who a request's cookie stands for; null when there is none, it ended, came twice, or its admin is suspended. */
export async function findAdminOfRequest(...asked: Parameters<typeof findSessionOfRequest>): Promise<Admin | null> {
  return (await findSessionOfRequest(...asked))?.admin ?? null
}

/** The same with the session's own id, for what outlives the request. */
export async function findSessionOfRequest(
  auth: AdminAuth,
  queries: Queries,
  rules: CookieRules,
  incoming: SessionRequest,
): Promise<{ id: string; admin: Admin } | null> {
  const known = authHeaders(incoming, rules)
  if (!known.has('cookie')) return null
  try {
    const { response, headers } = await auth.api.getSession({ headers: known, returnHeaders: true })
    forwardCookie(headers, incoming.replyHeaders, rules)
    const admin = response === null ? undefined : await findActiveAdmin(queries, response.user.id)
    return response && admin ? { id: response.session.id, admin } : null
  } catch (error) {
    throw isAPIError(error) ? new AppError('busy', { reason: 'sessions cannot be read' }, { cause: error }) : error
  }
}
