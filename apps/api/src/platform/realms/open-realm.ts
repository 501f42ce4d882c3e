import { randomBytes } from 'node:crypto'
import { isAPIError } from 'better-auth/api'
import { AppError } from '../../errors/app-error.ts'
import type { Queries } from '../database/index.ts'
import { displayLines } from './display-cookies.ts'
import { deleteSessionByToken, findPasswordHash, passwordHashAfterChanges } from './passwords.repo.ts'
import type { RealmOptions, RealmPorts } from './realm-options.ts'
import { addressHeader, createRealmAuth, type RealmAuth } from './realm-auth.ts'
import { type Account, PROLONG_AFTER_SECONDS, type Session, SESSION_SECONDS } from './session.ts'
import {
  type CookieRules,
  resignedCookie,
  sessionCookie,
  sessionCookieLine,
  sessionCookieName,
  sessionToken,
} from './session-cookie.ts'
import { findOpenSession, insertSession } from './sessions.repo.ts'

/** What the sessions of a realm need of a request. */
export interface SessionRequest {
  request: Request
  clientAddress: string
  replyHeaders: Headers
}

export interface OpenRealm<Actor extends Account> {
  name: string
  cookieName: string
  auth: RealmAuth
  /** The same within a transaction. */
  authIn: (queries: Queries) => RealmAuth
  /** What better-auth may know of a request: of its cookies the session's alone, however many lie beside it. */
  headersOf: (asked: SessionRequest) => Headers
  /** Hands on the session's own cookie and none of the further ones better-auth knows. */
  forwardCookie: (from: Headers, replyHeaders: Headers) => void
  /** Sets the cookies that show the account to scripts. */
  showAccount(replyHeaders: Headers, actor: Actor): void
  /** Null without a cookie, for one that ended or came twice, and for an account that may not act. */
  findSession: (asked: SessionRequest) => Promise<Session<Actor> | null>
  /** Starts a session. @throws AppError `wrong_credentials` */
  signIn: (asked: SessionRequest, given: { email: string; password: string }) => Promise<SignedIn>
  /** Starts a session of an account that has shown otherwise whose it is; the cookie is set with `setCookie`. */
  startSession: (queries: Queries, asked: SessionRequest, userId: string) => Promise<StartedSession>
}

export interface SignedIn {
  userId: string
  headers: Headers
  /** Of the password that was right. */
  passwordHash: string
  /** Ends the session again, before its cookie was handed on. */
  discard: () => Promise<void>
}

export interface StartedSession {
  id: string
  /** Answers with the session's cookie; once its transaction has committed. */
  setCookie: (replyHeaders: Headers) => void
}

const MAX_USER_AGENT = 4_096
/** What a session has left of its time until it is prolonged. */
const freshSeconds = SESSION_SECONDS - PROLONG_AFTER_SECONDS

export function openRealm<Actor extends Account>(
  { name, tables, cookie, actor, restriction }: RealmOptions<Actor>,
  { database, appEnv, publicUrl, keyFor, sendResetToken }: RealmPorts,
): OpenRealm<Actor> {
  const cookieRules: CookieRules = { appEnv, publicUrl, name: cookie.name }
  // What sessions are signed with: the current key, then former ones.
  const keys = keyFor(`${name} sessions`)
  const authIn = (queries: Queries) =>
    createRealmAuth({ name, tables, queries, cookieRules, secret: keys[0].value, sendResetToken })
  const auth = authIn(database.queries)

  function headersOf({ request, clientAddress }: SessionRequest): Headers {
    const headers = new Headers({ [addressHeader]: clientAddress })
    const own = sessionCookie(request.headers.get('cookie'), cookieRules)
    if (own !== null) headers.set('cookie', resignedCookie(own, keys))
    const agent = userAgentOf(request)
    if (agent !== null) headers.set('user-agent', agent)
    return headers
  }

  function setCookie(line: string, replyHeaders: Headers) {
    replyHeaders.append('set-cookie', line)
    if (cookie.hint !== undefined) replyHeaders.append('set-cookie', hintOf(line, cookie.hint))
  }

  function forwardCookie(from: Headers, replyHeaders: Headers) {
    const own = from.getSetCookie().filter((line) => line.startsWith(`${sessionCookieName(cookieRules)}=`))
    const last = own.at(-1)
    if (last !== undefined) setCookie(last, replyHeaders)
  }

  function showAccount(replyHeaders: Headers, shown: Actor) {
    for (const line of displayLines(cookieRules, cookie.display ?? {}, shown)) replyHeaders.append('set-cookie', line)
  }

  /** By better-auth, which reads the session itself; it and what shows it last as long again. */
  async function prolong(asked: SessionRequest, found: Actor) {
    const { headers } = await auth.api
      .getSession({ headers: headersOf(asked), returnHeaders: true })
      .catch((error: unknown) => {
        throw isAPIError(error) ? new AppError('busy', { reason: 'sessions cannot be read' }, { cause: error }) : error
      })
    forwardCookie(headers, asked.replyHeaders)
    if (headers.getSetCookie().length > 0) showAccount(asked.replyHeaders, found)
  }

  return {
    name,
    cookieName: sessionCookieName(cookieRules),
    auth,
    authIn,
    headersOf,
    forwardCookie,
    showAccount,
    async findSession(asked) {
      const own = sessionCookie(asked.request.headers.get('cookie'), cookieRules)
      const token = own === null ? null : sessionToken(own, keys)
      if (token === null) return null
      const session = await findOpenSession(database.queries, tables, { token, freshSeconds })
      if (!session) return null
      const found = await actor(database.queries, session.user_id)
      if (!found) return null
      if (session.is_old) await prolong(asked, found)
      return { id: session.id, actor: found, restriction: restriction?.(found, appEnv) ?? null }
    },
    async signIn(asked, { email, password }) {
      const hash = await findPasswordHash(database.queries, tables, email)
      const { response, headers } = await auth.api
        .signInEmail({ body: { email, password }, headers: headersOf(asked), returnHeaders: true })
        .catch((error: unknown) => {
          throw isAPIError(error) && error.statusCode < 500 ? new AppError('wrong_credentials') : error
        })
      // A password that was changed while this one was checked has ended all sessions but this one.
      // The token has not left this process: if it ends before the session is deleted, no client can use it.
      if (hash === null || (await passwordHashAfterChanges(database.queries, tables, response.user.id)) !== hash) {
        await deleteSessionByToken(database.queries, tables, response.token)
        throw new AppError('wrong_credentials')
      }
      return {
        userId: response.user.id,
        headers,
        passwordHash: hash,
        discard: () => deleteSessionByToken(database.queries, tables, response.token),
      }
    },
    async startSession(queries, { request, clientAddress }, userId) {
      const token = randomBytes(24).toString('base64url')
      const id = await insertSession(queries, tables, {
        userId,
        token,
        seconds: SESSION_SECONDS,
        ipAddress: clientAddress,
        userAgent: userAgentOf(request),
      })
      return {
        id,
        setCookie: (replyHeaders) =>
          setCookie(sessionCookieLine(token, cookieRules, keys, SESSION_SECONDS), replyHeaders),
      }
    },
  }
}

const userAgentOf = (request: Request) => request.headers.get('user-agent')?.slice(0, MAX_USER_AGENT) ?? null

/** Lasts as long as the session's own cookie, and says nothing of it. */
function hintOf(sessionLine: string, name: string): string {
  const [pair = '', ...attributes] = sessionLine.split('; ')
  const shared = attributes.filter((attribute) => !/^(httponly|domain=)/i.test(attribute))
  return [`${name}=${pair.endsWith('=') ? '' : '1'}`, ...shared].join('; ')
}
