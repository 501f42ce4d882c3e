import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { correctedPath, pagePlace } from './pages/page-address.ts'
import { sendPage } from './pages/page-answer.ts'
import type { PageStore } from './pages/page-store.ts'
import { unavailablePage } from './site/unavailable-page.ts'
import { visitHeaders } from './visit-headers.ts'

interface ListenerOptions {
  pages: PageStore
  /** Everything that is not a published page. */
  answer: (request: IncomingMessage, response: ServerResponse) => unknown
  /** Whether this site is served under a Host header. */
  isOwnHost: (host: string) => boolean
  siteHeaders: readonly string[]
  onFailure: (error: unknown, where: string) => void
}

/** A visitor's browser sends its headers at once; whoever drips them is holding a connection. */
const HEADERS_TIMEOUT_MS = 10_000
/** A film of 100 MB over a slow line takes this long. */
const REQUEST_TIMEOUT_MS = 600_000
const MAX_HEADER_BYTES = 16_384

/**
 * The server's socket side: published pages straight from memory, everything else handed on. Kept free of any
 * framework, because a visit to a known page is nearly all the traffic there is.
 */
export function createListener(options: ListenerOptions): Server {
  const { pages, isOwnHost } = options
  const server = createServer(
    {
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      connectionsCheckingInterval: 2_000,
      keepAliveTimeout: 20_000,
      maxHeaderSize: MAX_HEADER_BYTES,
    },
    (request, response) => {
      const { url = '/', method } = request
      const headers = visitHeaders(request.rawHeaders)
      const end = url.indexOf('?')
      const path = end === -1 ? url : url.slice(0, end)
      if ((method === 'GET' || method === 'HEAD') && isOwnHost(headers.host)) {
        const page = pages.inMemory(path)
        if (page) return sendPage({ isHead: method === 'HEAD', headers }, response, page)
      }
      answerOther(request, response, path, options).catch((error: unknown) => {
        options.onFailure(error, `${method ?? ''} ${path}`)
        if (response.headersSent) response.destroy()
        else plain(response, 500, 'Terjadi kesalahan di pihak kami. Coba lagi sebentar lagi.', options.siteHeaders)
      })
    },
  )
  server.on('clientError', (_error, socket) => {
    if (socket.writable) socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n')
    else socket.destroy()
  })
  return server
}

async function answerOther(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  { pages, answer, isOwnHost, siteHeaders, onFailure }: ListenerOptions,
): Promise<void> {
  const isReading = request.method === 'GET' || request.method === 'HEAD'
  if (!isOwnHost(request.headers.host ?? ''))
    return plain(response, 421, 'Alamat ini tidak dilayani di sini.', siteHeaders)
  // Requests meant for a proxy name a whole address; we are none.
  if (request.method === 'TRACE' || !path.startsWith('/'))
    return plain(response, 405, 'Cara permintaan ini tidak dilayani.', siteHeaders)
  const corrected = isReading ? correctedPath(path) : null
  if (corrected !== null) {
    response.writeHead(308, [
      'location',
      corrected + (request.url ?? '').slice(path.length),
      'content-length',
      '0',
      ...siteHeaders,
    ])
    response.end()
    return
  }
  if (isReading && pagePlace(path) !== null) {
    try {
      const page = await pages.find(path)
      if (page)
        return sendPage(
          { isHead: request.method === 'HEAD', headers: visitHeaders(request.rawHeaders) },
          response,
          page,
        )
    } catch (error) {
      onFailure(error, `page ${path}`)
      return unavailablePage(request, response, siteHeaders)
    }
  }
  await answer(request, response)
}

function plain(response: ServerResponse, status: number, sentence: string, siteHeaders: readonly string[]): void {
  response.writeHead(status, ['content-type', 'text/plain; charset=utf-8', 'cache-control', 'no-store', ...siteHeaders])
  response.end(sentence)
}
