import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { InputFor } from '@naikkelas/contract'
import {
  type createHandover as createEndpoint,
  displayCookieName,
  type Learner,
  partnerReturnPath,
  returnPath,
} from '@naikkelas/contract/identity'
import type { AppContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import { type ActorContext, countTry, type RequestContext } from '../../../platform/endpoints/index.ts'
import { answerToken, issueCode, openCode } from '../../../platform/one-time-codes/index.ts'
import type { OpenRealm } from '../../../platform/realms/index.ts'
import { answerLimits } from '../account-access/index.ts'
import { handoverCode } from './codes.ts'
import { deleteParent, lockSession, setParent } from './handovers.repo.ts'
import { findActiveLearner } from './learners.queries.ts'

const HOUR_IN_SECONDS = 3_600
const markPattern = /^[\w-]{43}$/

/**
 * On a partner's host: leads to the sign-in on ours. What this browser is known by stays here; its hash goes along, so
 * that what comes back works in this browser alone.
 */
export async function beginAtPartnerHost(ctx: AppContext, { request }: RequestContext): Promise<Response> {
  const { host, origin } = new URL(request.url)
  if (!ctx.isPartnerHost(host)) return leadTo(`${ctx.publicUrl}/login`)
  const stored = cookieOf(request, displayCookieName(ctx.appEnv, 'previouslocation'))
  const secret = randomBytes(32).toString('base64url')
  const address = new URL('/login', ctx.publicUrl)
  address.searchParams.set('dari', host)
  address.searchParams.set('ke', returnPath(stored, origin) ?? '/')
  address.searchParams.set('tanda', markOf(secret))
  return leadTo(address.href, [cookieLine(ctx, secret, HOUR_IN_SECONDS)])
}

/** @throws AppError `not_found` for a host that no partner has now */
export async function createHandover(
  ctx: ActorContext<Learner>,
  { body: { host, path, mark } }: InputFor<typeof createEndpoint>,
): Promise<{ address: string }> {
  if (!ctx.isPartnerHost(host)) throw new AppError('not_found')
  const origin = `${new URL(ctx.publicUrl).protocol}//${host}`
  const token = await ctx.database.transaction(async (tx) => {
    const payload = { host, path: returnPath(path, origin) ?? '/', mark, sessionId: ctx.sessionId }
    const issued = await issueCode(ctx, tx, await openCode(tx, handoverCode, { accountId: ctx.actor.id, payload }))
    if (!issued) throw new Error('a new handover has expired')
    return issued.token
  })
  return { address: `${origin}${partnerReturnPath}?kode=${token}` }
}

/**
 * On a partner's host: a session for the browser that asked for it, as long as the one on our host lasts. Whatever does
 * not fit leads to the partner's page without a session.
 */
export async function takeAtPartnerHost(
  ctx: AppContext,
  realm: OpenRealm<Learner>,
  asked: RequestContext,
): Promise<Response> {
  const { request } = asked
  const { host, searchParams } = new URL(request.url)
  if (!ctx.isPartnerHost(host)) return leadTo(`${ctx.publicUrl}/login`)
  await countTry(ctx.database.queries, answerLimits(asked.clientAddress))
  const answered = await answerToken(ctx.database.queries, handoverCode, searchParams.get('kode') ?? '')
  const secret = cookieOf(request, secretName(ctx))
  const forgotten = cookieLine(ctx, '', 0)
  if (!answered || secret === null || answered.payload.host !== host || !isSame(markOf(secret), answered.payload.mark))
    return leadTo('/', [forgotten])
  const { path, sessionId: parentId } = answered.payload
  const started = await ctx.database.transaction(async (tx) => {
    const learnerId = await lockSession(tx, parentId)
    const learner = learnerId === undefined ? undefined : await findActiveLearner(tx, learnerId)
    if (!learner || learner.id !== answered.accountId) return null
    const session = await realm.startSession(tx, asked, learner.id)
    await setParent(tx, { sessionId: session.id, parentId })
    return { learner, session }
  })
  if (started === null) return leadTo('/', [forgotten])
  const headers = new Headers()
  started.session.setCookie(headers)
  realm.showAccount(headers, started.learner)
  return leadTo(path, [forgotten, ...headers.getSetCookie()])
}

/** Signing out on a partner's host signs out on ours, too. */
export async function endParent(ctx: AppContext, realm: OpenRealm<Learner>, request: RequestContext) {
  const session = await request.findSession(realm.name)
  if (session) await deleteParent(ctx.database.queries, session.id)
}

const markOf = (secret: string) => createHash('sha256').update(secret).digest('base64url')

function isSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)]
  return first.length === second.length && timingSafeEqual(first, second)
}

const isSecure = ({ appEnv, publicUrl }: AppContext) => appEnv !== 'local' || publicUrl.startsWith('https:')
const secretName = (ctx: AppContext) => `${isSecure(ctx) ? '__Host-' : ''}${ctx.appEnv}_handover`

function cookieLine(ctx: AppContext, value: string, seconds: number): string {
  const secure = isSecure(ctx) ? '; Secure' : ''
  return `${secretName(ctx)}=${value}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${secure}`
}

function cookieOf(request: Request, name: string): string | null {
  const pairs = (request.headers.get('cookie') ?? '').split(';').map((pair) => pair.trim())
  const value = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1)
  if (value === undefined) return null
  if (markPattern.test(value)) return value
  try {
    return decodeURIComponent(value)
  } catch {
    return null
  }
}

function leadTo(location: string, cookies: readonly string[] = []): Response {
  const headers = new Headers({ location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return new Response(null, { status: 302, headers })
}
