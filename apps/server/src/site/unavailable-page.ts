import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

const style =
  'body{margin:0;min-height:100vh;display:flex;align-items:center;justify-content:center;background:#faf8f3;color:#213232;font:1.0625rem/1.6 Arial,sans-serif}main{max-width:30rem;padding:2rem}h1{margin:0 0 .5rem;font-size:1.625rem;line-height:1.2}p{margin:0}'
const html = `<!doctype html><html lang="id"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Coba lagi sebentar lagi</title><style>${style}</style></head><body><main><h1>Halaman ini belum dapat dibuka</h1><p>Sedang ada gangguan di pihak kami. Coba lagi sebentar lagi.</p></main></body></html>`
const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** What a visitor sees when the page is not in memory or on disk and the database does not answer. Needs nothing else. */
export function unavailablePage(
  request: IncomingMessage,
  response: ServerResponse,
  siteHeaders: readonly string[],
): void {
  response.writeHead(503, [
    'content-type',
    'text/html; charset=utf-8',
    'retry-after',
    '5',
    'cache-control',
    'no-store',
    'content-security-policy',
    policy,
    ...siteHeaders,
  ])
  response.end(request.method === 'HEAD' ? undefined : html)
}
