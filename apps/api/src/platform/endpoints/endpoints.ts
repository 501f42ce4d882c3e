import { accountHeader } from '@naikkelas/contract/identity'
import { AppError } from '../../errors/app-error.ts'
import { idempotencyHeader, runOnce } from '../idempotency/index.ts'
import type { Session } from '../realms/session.ts'
import { currentRequestId, newRequestId, requestIdHeader, withRequestId } from '../request-ids/index.ts'
import type { BoundEndpoint } from './bind.ts'
import { type Answer, errorAnswer, expectedError, responseOf } from './envelope.ts'
import { readInput } from './read-input.ts'
import type { RequestContext } from './request-context.ts'
import { checkRequestOrigin, type HostRules } from './request-origin.ts'
import type { Router } from './router.ts'
import { type Call, runUseCase } from './run-use-case.ts'

/** Where the API lives on this site. */
export const apiPrefix = '/api'

/** Answers a request that the router led here. */
export type RouteHandler = (request: RequestContext, params: Record<string, string>) => Promise<Response>

/** Puts endpoints at their addresses. */
export function addEndpoints(router: Router<RouteHandler>, bound: readonly BoundEndpoint[], rules: HostRules) {
  for (const endpoint of bound)
    router.add(endpoint.method, apiPrefix + endpoint.path, (request, params) =>
      answerEndpoint(endpoint, request, params, rules),
    )
}

/** Answers whatever is asked for, failures in the envelope; HEAD is answered as GET is, without its body. */
export function answerByRouter(router: Router<RouteHandler>, context: RequestContext): Promise<Response> {
  const requestId = currentRequestId() ?? newRequestId()
  return withRequestId(requestId, async () => {
    const startedAt = performance.now()
    const response = await answered(router, context)
    response.headers.set(requestIdHeader, requestId)
    writeLine(context, response.status, performance.now() - startedAt)
    return response
  })
}

async function answered(router: Router<RouteHandler>, context: RequestContext): Promise<Response> {
  const { request } = context
  try {
    const match = router.match(request.method, new URL(request.url).pathname)
    if (!match) throw new AppError('not_found')
    if (!match.value) throw new AppError('method_not_allowed', { allow: match.methods.join(', ') })
    const response = await match.value(context, match.params)
    return request.method === 'HEAD' ? withoutBody(response) : response
  } catch (error) {
    return responseOf(reported(error, context), context.replyHeaders)
  }
}

/**
 * The one order for all kinds of endpoints: origin, session of the realm, policy, rate limit, input, idempotency key, use
 * case in its transaction (record, change, audit entry, reply), answer.
 * Input is parsed after authorisation, so that a refused request learns nothing about what an endpoint accepts.
 */
async function answerEndpoint(
  endpoint: BoundEndpoint,
  context: RequestContext,
  params: Record<string, string>,
  rules: HostRules,
): Promise<Response> {
  context.endpoint = endpoint.path
  checkRequestOrigin(endpoint.origin, context.request, rules)
  await refuseChangeInView(endpoint, context)
  const session = endpoint.realm === null ? null : await signedIn(endpoint.realm, context)
  if (session?.restriction && !endpoint.isOpenToRestricted)
    throw new AppError(session.restriction, { accountId: session.actor.id })
  if (session?.view && endpoint.inView === undefined) throw new AppError('view_hidden')
  if (session && !endpoint.can(session.actor)) throw new AppError('not_allowed', { accountId: session.actor.id })
  await endpoint.limit?.(context, session?.actor ?? null)
  const input = await readInput(endpoint, context.request, params)
  const call: Call = { endpoint, input, params, request: context, session }
  const key = context.request.headers.get(idempotencyHeader)
  return key !== null && session && creates(endpoint) ? runKeyed(call, session, key) : runUseCase(call)
}

/** Who looks at the site as someone changes nothing, signed in or as a visitor. Other realms are no part of the view. */
async function refuseChangeInView(
  { method, realm, isOpenInView }: BoundEndpoint,
  { findView, findSession }: RequestContext,
) {
  if (method === 'GET' || isOpenInView) return
  const view = await findView()
  if (view && (realm === null || (await findSession(realm)) === view)) throw new AppError('view_only')
}

/** What can be sent twice by mistake: everything that makes something and is read whole. */
const creates = ({ endpoint }: BoundEndpoint) =>
  endpoint.kind === 'json' && endpoint.method === 'POST' && endpoint.successStatus === 201

function runKeyed(call: Call, session: Session, key: string): Promise<Response> {
  const { endpoint, input, params, request } = call
  const cookies = () => request.replyHeaders.getSetCookie().length
  const cookiesBefore = cookies()
  return runOnce({
    queries: request.app.database.queries,
    place: {
      realm: endpoint.realm ?? '',
      accountId: session.actor.id,
      endpoint: `${endpoint.method} ${endpoint.path}`,
      key,
    },
    input: { input, params },
    run: (keyed) => runUseCase(call, keyed),
    replay: ({ status, answer }) => responseOf({ status, headers: {}, body: JSON.parse(answer) }, request.replyHeaders),
    hasCookie: () => cookies() > cookiesBefore,
  })
}

/** @throws AppError `not_signed_in`, also where another account is signed in by now than the request is meant for */
async function signedIn(realm: string, { findSession, request }: RequestContext): Promise<Session> {
  const session = await findSession(realm)
  const meant = request.headers.get(accountHeader)
  if (!session || (meant !== null && meant !== session.actor.id)) throw new AppError('not_signed_in')
  return session
}

async function withoutBody(response: Response): Promise<Response> {
  await response.body?.cancel()
  return new Response(null, response)
}

function reported(error: unknown, { app, request }: RequestContext): Answer {
  const expected = expectedError(error)
  if (expected.status >= 500)
    app.onFailure(expected.cause ?? expected, `${request.method} ${new URL(request.url).pathname}`)
  return errorAnswer(expected)
}

/** One line a request. Paths of the API hold ids and signed tokens; only those of endpoints are written. */
function writeLine({ app, request, endpoint }: RequestContext, status: number, ms: number) {
  const fields = { method: request.method, endpoint: endpoint ?? null, status, ms: Math.round(ms) }
  if (status >= 500) app.log.error(fields, 'request failed')
  else app.log.info(fields, 'request')
}
