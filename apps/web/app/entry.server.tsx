import { randomBytes } from 'node:crypto'
import { isbot } from 'isbot'
import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router-dom'
import { contentSecurityPolicy } from './shared/document/content-security-policy.ts'
import { NonceContext } from './shared/document/nonce.ts'

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  const nonce = randomBytes(16).toString('base64')
  let finalStatus = status
  const body = await renderToReadableStream(
    <NonceContext value={nonce}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </NonceContext>,
    {
      nonce: { script: nonce, style: nonce },
      signal: request.signal,
      onError(error) {
        finalStatus = 500
        console.error(error)
      },
    },
  )
  // Crawlers read the page once and run no script: they get it whole.
  if (isbot(request.headers.get('user-agent'))) await body.allReady
  headers.set('content-type', 'text/html; charset=utf-8')
  headers.set('content-security-policy', contentSecurityPolicy(nonce))
  headers.set('cache-control', 'no-store')
  headers.set('x-content-type-options', 'nosniff')
  headers.set('referrer-policy', 'strict-origin-when-cross-origin')
  headers.set('permissions-policy', 'camera=(), microphone=(), geolocation=()')
  return new Response(body, { headers, status: finalStatus })
}
