import { StandardOpenAPIHandler } from '@orpc/openapi/standard'
import { ORPCError, ValidationError } from '@orpc/server'
import { AppError } from './app-error.ts'
import type { BoundEndpoint, RequestContext } from './bind.ts'
import { type Answer, errorAnswer, expectedError, responseOf, successAnswer } from './envelope.ts'
import { hostileInput } from './input-guard.ts'
import { fieldsOf, isAboutAddress } from './input-issues.ts'
import { formValue, readBody } from './read-body.ts'
import { checkOrigin, type HostRules } from './request-origin.ts'

/** Where the API lives on this site. */
export const apiPrefix = '/api'

/** Answers requests to the endpoints that are bound, each in the envelope. */
export function createEndpointHandler(bound: readonly BoundEndpoint[], rules: HostRules) {
  const router = Object.fromEntries(
    bound.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint.procedure]),
  )
  const handler = new StandardOpenAPIHandler<RequestContext>(router, {
    interceptors: [
      async ({ next, context }) => {
        try {
          const result = await next()
          return result.matched
            ? { ...result, response: successAnswer(result.response.status, result.response.body) }
            : result
        } catch (error) {
          return { matched: true, response: reported(inputError(error), context) }
        }
      },
    ],
  })
  const patterns = bound.map((endpoint) => ({ endpoint, pattern: patternOf(endpoint.path) }))

  return async (request: Request, context: RequestContext): Promise<Response> => {
    try {
      const url = new URL(request.url)
      const method = request.method === 'HEAD' ? 'GET' : request.method
      const atPath = patterns
        .filter(({ pattern }) => pattern.test(url.pathname.slice(apiPrefix.length)))
        .map(({ endpoint }) => endpoint)
      const endpoint = atPath.find((candidate) => candidate.method === method)
      if (!endpoint) throw notServed(atPath)
      checkOrigin(request, rules)
      const body = await checkedInput(request, url, endpoint)
      const result = await handler.handle(
        { method, url, headers: {}, body: async () => body, signal: request.signal },
        { prefix: apiPrefix, context },
      )
      if (!result.matched) throw new AppError('not_found')
      const response = responseOf(result.response as Answer, context.replyHeaders)
      return request.method === 'HEAD' ? new Response(null, response) : response
    } catch (error) {
      return responseOf(reported(error, context), context.replyHeaders)
    }
  }
}

/** The body, once nothing hostile is in it; a body or query that the endpoint does not take is refused as well. */
async function checkedInput(
  request: Request,
  { searchParams }: URL,
  { parts, bodyBytes }: BoundEndpoint,
): Promise<unknown> {
  const query = formValue(searchParams)
  if (!parts.has('query')) refuseUnknown(Object.keys(query))
  const body = await readBody(request, bodyBytes)
  if (!parts.has('body') && typeof body === 'object' && body !== null) refuseUnknown(Object.keys(body))
  const hostile = hostileInput(body) ?? hostileInput(query)
  if (hostile) throw new AppError('invalid_input', { fields: [hostile] })
  return body ?? (parts.has('body') ? {} : undefined)
}

function refuseUnknown(names: readonly string[]) {
  if (names.length > 0)
    throw new AppError('invalid_input', {
      fields: names.slice(0, 50).map((path) => ({ path, message: 'Isian ini tidak dikenal' })),
    })
}

/** What a schema refused, as the contract says it: 422 with the fields, or 404 when the address itself is meaningless. */
function inputError(error: unknown): unknown {
  if (!(error instanceof ORPCError) || error.code !== 'BAD_REQUEST' || !(error.cause instanceof ValidationError))
    return error
  const { issues } = error.cause
  return isAboutAddress(issues)
    ? new AppError('not_found')
    : new AppError('invalid_input', { fields: fieldsOf(issues) })
}

function reported(error: unknown, { app, request }: RequestContext): Answer {
  const expected = expectedError(error)
  if (expected.status >= 500)
    app.onFailure(expected.cause ?? expected, `${request.method} ${new URL(request.url).pathname}`)
  return errorAnswer(expected)
}

function notServed(atPath: readonly BoundEndpoint[]): AppError {
  if (atPath.length === 0) return new AppError('not_found')
  return new AppError('method_not_allowed', { allow: [...new Set(atPath.map(({ method }) => method))].join(', ') })
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}/?$`)
}
