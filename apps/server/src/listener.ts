import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { BodyTimes } from '@naikkelas/api'
import { methodNotAllowed } from '@naikkelas/contract'
import { bodyLimits, watchBody } from './slow-bodies.ts'
import { sendPage, sharedAnswer } from './pages/page-answer.ts'
import { correctedPath, pagePlace } from './pages/page-address.ts'
import type { PageStore } from './pages/page-store.ts'
import { answerAtPartnerHost } from './site/partner-host-answer.ts'
import type { PartnerHost } from './site/partner-hosts.ts'
import { sendMedia } from './site/send-media.ts'
import { sendPlain } from './site/send-plain.ts'
import { servedAt } from './site/served-methods.ts'
import type { StaticFiles } from './site/static-files.ts'
import { unavailablePage } from './site/unavailable-page.ts'
import { sendStored, type StoredAnswer, type Visit } from './stored-answer.ts'
import { visitHeaders } from './visit-headers.ts'
import { VisitServer } from './visit-server.ts'

interface ListenerOptions {
  pages: PageStore
  files: StaticFiles
  /** Pictures and films, and files that drawn pages name: asked for by visitors, so no framework is in between. */
  media: (request: Request) => Promise<Response>
  /** Everything that is neither a published page nor a file. */
  answer: (request: IncomingMessage, response: ServerResponse) => unknown
  /** Whether this site is served under a Host header. */
  isOwnHost: (host: string) => boolean
  /** Whose pages are shown under a Host header that is not our own. @default nobody's */
  partnerAt?: (host: string) => PartnerHost | undefined
  /** Origin of our own host, where what a partner's host does not show is found. */
  publicUrl: string
  /** Whether a Host header names the host that uploaded files have to themselves. */
  isMediaHost: (host: string) => boolean
  /** Told of every path that was answered with the way to another, and who asked for it. */
  onRedirect?: (path: string, request: IncomingMessage) => void
  siteHeaders: readonly string[]
  bodyTimes: BodyTimes
  onFailure: (error: unknown, where: string) => void
}

/** A visitor's browser sends its headers at once; whoever drips them is holding a connection. */
const HEADERS_TIMEOUT_MS = 10_000
const MAX_HEADER_BYTES = 16_384

/**
 * The server's socket side: published pages straight from memory, everything else handed on. Kept free of any
 * framework, because a visit to a known page is nearly all the traffic there is.
 */
export function createListener(options: ListenerOptions): Server {
  const { pages, isOwnHost, bodyTimes } = options
  const limitsFor = bodyLimits(bodyTimes)
  const server = new VisitServer(
    {
      answerTo: (target, { host }) => (isOwnHost(host) ? inMemory(target, options) : undefined),
      headersTimeout: HEADERS_TIMEOUT_MS,
      // Beyond the longest time a body may take: the watch over bodies speaks first.
      requestTimeout: HEADERS_TIMEOUT_MS + Math.max(bodyTimes.smallMs, bodyTimes.uploadMs),
      connectionsCheckingInterval: 2_000,
      keepAliveTimeout: 20_000,
      maxHeaderSize: MAX_HEADER_BYTES,
    },
    (request, response) => {
      const { url = '/', method } = request
      const headers = visitHeaders(request.rawHeaders)
      const end = url.indexOf('?')
      const path = end === -1 ? url : url.slice(0, end)
      if (headers.hasBody) watchBody(request, response, limitsFor(path))
      if ((method === 'GET' || method === 'HEAD') && isOwnHost(headers.host)) {
        const page = pages.inMemory(path)
        if (page) {
          if (page.redirect) options.onRedirect?.(path, request)
          return sendPage({ isHead: method === 'HEAD', headers }, response, page, url.slice(path.length))
        }
      }
      answerOther(request, response, path, options).catch((error: unknown) => {
        options.onFailure(error, `${method ?? ''} ${path}`)
        if (response.headersSent) response.destroy()
        else sendPlain(response, 500, 'Terjadi kesalahan di pihak kami. Coba lagi sebentar lagi.', options.siteHeaders)
      })
    },
  )
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const refusal = refusals[error.code ?? ''] ?? '400 Bad Request'
    if (socket.writable) socket.end(`HTTP/1.1 ${refusal}\r\nConnection: close\r\n\r\n`)
    else socket.destroy()
  })
  return server
}

/** What Node gives up on before there is a request to answer. */
const refusals: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
}

/** A page or file that is at hand, where everybody gets the same. */
function inMemory(
  target: string,
  { pages, files }: Pick<ListenerOptions, 'pages' | 'files'>,
): StoredAnswer | undefined {
  const end = target.indexOf('?')
  const path = end === -1 ? target : target.slice(0, end)
  const page = pages.inMemory(path)
  if (page) return sharedAnswer(page, target.slice(path.length))
  const file = files.inMemory(path)
  return file && correctedPath(path) === null ? file : undefined
}

async function answerOther(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  options: ListenerOptions,
): Promise<void> {
  const { isOwnHost, isMediaHost, siteHeaders } = options
  const headers = visitHeaders(request.rawHeaders)
  if (headers.hosts > 1) return sendPlain(response, 400, 'Permintaan ini menyebut lebih dari satu alamat.', siteHeaders)
  const partner = isMediaHost(headers.host) || isOwnHost(headers.host) ? undefined : options.partnerAt?.(headers.host)
  if (!partner && !isMediaHost(headers.host) && !isOwnHost(headers.host))
    return sendPlain(response, 421, 'Alamat ini tidak dilayani di sini.', siteHeaders)
  // Requests meant for a proxy name a whole address; we are none.
  if (request.method === 'TRACE' || !path.startsWith('/')) return refuseMethod(request, response, path, options)
  if (partner) return answerAtPartnerHost(request, response, { path, headers, partner }, options)
  const isHead = request.method === 'HEAD'
  const isReading = isHead || request.method === 'GET'
  if (isMediaHost(headers.host)) {
    if (isReading && path.startsWith('/media/'))
      return sendMedia(request, response, { path, visit: { isHead, headers } }, options)
    if (isReading) return sendPlain(response, 404, 'Di sini hanya ada berkas.', siteHeaders)
    return sendPlain(response, 405, 'Di sini hanya ada berkas.', ['allow', 'GET, HEAD', ...siteHeaders])
  }
  if (isReading && (await answerVisit(request, response, { path, visit: { isHead, headers } }, options))) return
  await options.answer(request, response)
}

/** For a method that is served nowhere: what is served there instead. */
async function refuseMethod(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  { answer, siteHeaders }: Pick<ListenerOptions, 'answer' | 'siteHeaders'>,
): Promise<void> {
  const { status, message } = methodNotAllowed
  if (!path.startsWith('/api/'))
    return sendPlain(response, status, message, ['allow', servedAt(path).join(', '), ...siteHeaders])
  // The API alone knows what it takes at each of its paths, and tells whoever asks in a way that it does not take.
  request.method = 'OPTIONS'
  await answer(request, response)
}

/** What visitors of published pages ask for. @returns false when it is none of that */
async function answerVisit(
  request: IncomingMessage,
  response: ServerResponse,
  { path, visit }: Asked,
  options: ListenerOptions,
): Promise<boolean> {
  const { pages, files, siteHeaders, onFailure } = options
  const corrected = correctedPath(path)
  if (corrected !== null) {
    const location = corrected + (request.url ?? '').slice(path.length)
    response.writeHead(308, ['location', location, 'content-length', '0', ...siteHeaders])
    response.end()
    return true
  }
  const file = await files.find(path)
  if (file) {
    sendStored(visit, response, file)
    return true
  }
  if (path.startsWith('/media/')) {
    await sendMedia(request, response, { path, visit }, options)
    return true
  }
  if (pagePlace(path) === null) return false
  try {
    const page = await pages.find(path)
    if (page?.redirect) options.onRedirect?.(path, request)
    if (page) sendPage(visit, response, page, (request.url ?? '').slice(path.length))
    return page !== null
  } catch (error) {
    onFailure(error, `page ${path}`)
    unavailablePage(request, response, siteHeaders)
    return true
  }
}

interface Asked {
  path: string
  visit: Visit
}
