import { randomBytes } from 'node:crypto'
import { renderToReadableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router-dom'
import { apiContext } from './shared/api/api-context.ts'
import { contentSecurityPolicy } from './shared/document/content-security-policy.ts'
import { NonceContext } from './shared/document/nonce.ts'
import { failedStatus, keepFailedStatus } from './shared/error-page/failed-status.ts'
import { renderSignal } from './shared/document/render-signal.ts'

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const nonce = randomBytes(16).toString('base64')
  let finalStatus = failedStatus(context) ?? status
  if (finalStatus === 503) headers.set('retry-after', '5')
  const rendering = renderSignal(request.signal)
  const body = await renderToReadableStream(
    <NonceContext value={nonce}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </NonceContext>,
    {
      nonce: { script: nonce, style: nonce },
      signal: rendering.signal,
      onError(error) {
        finalStatus = 500
        report(error, request, context)
      },
    },
  ).catch((error: unknown) => {
    rendering.end()
    throw error
  })
  // Errors after the shell were passed to onError.
  body.allReady.catch(() => {}).finally(rendering.end)
  // Crawlers read the page once and run no script: they get it complete.
  const { api } = context.get(apiContext)
  if (api.isProgram?.(request.headers.get('user-agent') ?? '')) await body.allReady
  headers.set('content-type', 'text/html; charset=utf-8')
  headers.set(
    'content-security-policy',
    contentSecurityPolicy(nonce, { mediaOrigin: api.mediaOrigin, gatewayOrigin: gatewayOriginOf(routerContext) }),
  )
  // What is for everyone carries nothing of anyone; the server sends its bytes as it sends published pages.
  // What answers a form holds what one person typed.
  const handle = handleOf(routerContext)
  const isPublic = request.method !== 'POST' && handle.isPublic && routerContext.staticHandlerContext.errors === null
  if (isPublic) headers.delete('set-cookie')
  headers.set('cache-control', isPublic ? 'public, max-age=0, must-revalidate' : 'no-store')
  // Edge Architecture Specification of the W3C: what keeps answers in front of the application leaves this one out.
  if (isPublic && handle.isDrawnEachTime) headers.set('surrogate-control', 'no-store')
  headers.set('x-content-type-options', 'nosniff')
  headers.set('referrer-policy', 'strict-origin-when-cross-origin')
  headers.set('permissions-policy', `camera=(${handle.hasCamera ? 'self' : ''}), microphone=(), geolocation=()`)
  return new Response(body, { headers, status: finalStatus })
}

/**
 * What the last route says of its screen: `handle = { hydrate: false, isPublic: true }` for one that is the same for
 * everyone, `isDrawnEachTime: true` besides where the drawing itself counts something, and `hasCamera: true` for one that
 * may ask for the camera.
 */
function handleOf({ routeModules, staticHandlerContext }: EntryContext) {
  const last = staticHandlerContext.matches.at(-1)?.route.id ?? ''
  const handle = routeModules[last]?.handle as
    | { isPublic?: boolean; isDrawnEachTime?: boolean; hasCamera?: boolean }
    | undefined
  return {
    isPublic: handle?.isPublic === true,
    isDrawnEachTime: handle?.isDrawnEachTime === true,
    hasCamera: handle?.hasCamera === true && staticHandlerContext.errors === null,
  }
}

/** What the loader of the last route says of a gateway's script on its screen. */
function gatewayOriginOf({ staticHandlerContext: { matches, loaderData } }: EntryContext): string | null {
  const data: unknown = loaderData[matches.at(-1)?.route.id ?? '']
  const { gatewayOrigin } = (data ?? {}) as { gatewayOrigin?: string | null }
  return gatewayOrigin ?? null
}

/** Failures of loaders and actions. Client errors and aborted requests are not ours. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (isRouteErrorResponse(error) && error.status < 500) return
  keepFailedStatus(error, context)
  report(error, request, context)
}

function report(error: unknown, { method, url, signal }: Request, context: Readonly<RouterContextProvider>) {
  if (signal.aborted) return
  const { onFailure = console.error } = context.get(apiContext).api
  onFailure(error, `${method} ${new URL(url).pathname}`)
}
