import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { BodyTimes } from '@naikkelas/api'
import { errorTable } from '@naikkelas/contract'
import { type ConnectionLimits, Connections, defaultConnectionLimits } from './connections.ts'
import { useOriginForm } from './request-target.ts'
import { bodyLimits, watchBody } from './slow-bodies.ts'
import { sendPage } from './pages/page-answer.ts'
import { correctedPath, pagePlace } from './pages/page-address.ts'
import type { PageStore } from './pages/page-store.ts'
import type { PublicScreens } from './site/public-screens.ts'
import { answerAtPartnerHost } from './site/partner-host-answer.ts'
import type { PartnerHost } from './site/partner-hosts.ts'
import { sendMedia } from './site/send-media.ts'
import { sendPlain } from './site/send-plain.ts'
import { sendResponse } from './site/send-response.ts'
import { servedAt } from './site/served-methods.ts'
import type { StaticFiles } from './site/static-files.ts'
import { unavailablePage } from './site/unavailable-page.ts'
import { sendStored, type Visit } from './stored-answer.ts'
import { type VisitHeaders, visitHeaders } from './visit-headers.ts'

interface ListenerOptions {
  pages: PageStore
  files: StaticFiles
  /** Public screens of the application that are in memory. @default none */
  screens?: Pick<PublicScreens, 'inMemory'> | undefined
  /** Pictures and films, and files that drawn pages name: asked for by visitors, so no framework is in between. */
  media: (request: Request) => Promise<Response>
  /** Undefined until the database has answered once. */
  api: () => ((request: Request) => Promise<Response>) | undefined
  /** Everything that is neither a published page nor a file. */
  answer: (request: IncomingMessage, response: ServerResponse) => unknown
  /** Whether this site is served under a Host header. */
  isOwnHost: (host: string) => boolean
  /** The partner of a Host header other than our own. @default no partner */
  partnerAt?: (host: string) => PartnerHost | undefined
  /** Origin of our own host, where what a partner's host does not show is found. */
  publicUrl: string
  /** Whether a Host header names the host that uploaded files have to themselves. */
  isMediaHost: (host: string) => boolean
  /** Called for every screen that is sent from memory. */
  onRepeated?: (request: IncomingMessage) => void
  /** Called for every redirect, with its path and request. */
  onRedirect?: (path: string, request: IncomingMessage) => void
  siteHeaders: readonly string[]
  bodyTimes: BodyTimes
  /** @default `defaultConnectionLimits` */
  connectionLimits?: ConnectionLimits
  /** Whether connections from an address carry the requests of many. */
  isProxy: (address: string) => boolean
  onFailure: (error: unknown, where: string) => void
}

const MAX_HEADER_BYTES = 16_384

export interface Listener {
  server: Server
  connections: Connections
}

/**
 * The server's HTTP side: published pages and public screens straight from memory, everything else handed on. Kept free of any framework,
 * because a visit to a known page is nearly all the traffic there is.
 */
export function createListener(options: ListenerOptions): Listener {
  const { bodyTimes, connectionLimits: limits = defaultConnectionLimits, isProxy } = options
  const limitsFor = bodyLimits(bodyTimes)
  const server = createServer(
    {
      headersTimeout: limits.headersMs,
      // Beyond the longest time a body may take: the watch over bodies speaks first.
      requestTimeout: limits.headersMs + Math.max(bodyTimes.smallMs, bodyTimes.uploadMs),
      connectionsCheckingInterval: limits.checkMs,
      keepAliveTimeout: limits.keepAliveMs,
      maxHeaderSize: MAX_HEADER_BYTES,
      // Node would answer without a word what `answerOther` answers with a sentence.
      requireHostHeader: false,
    },
    (request, response) => {
      connections.answer(request.socket, response)
      if (!request.url?.startsWith('/')) useOriginForm(request)
      const { url = '/' } = request
      const headers = visitHeaders(request.rawHeaders)
      const end = url.indexOf('?')
      const path = end === -1 ? url : url.slice(0, end)
      if (headers.hasBody) watchBody(request, response, limitsFor(path))
      if (answerFromMemory(request, response, { path, headers }, options)) return
      answerOther(request, response, path, options).catch((error: unknown) => {
        options.onFailure(error, `${request.method ?? ''} ${path}`)
        if (response.headersSent) response.destroy()
        else sendPlain(response, 500, errorTable.internal.message, options.siteHeaders)
      })
    },
  )
  const connections = new Connections(server, { limits, isProxy })
  return { server, connections }
}

/** Nearly every visit. @returns false for whatever is neither a page nor a screen in memory */
function answerFromMemory(
  request: IncomingMessage,
  response: ServerResponse,
  { path, headers }: { path: string; headers: VisitHeaders },
  {
    pages,
    screens,
    isOwnHost,
    onRepeated,
    onRedirect,
  }: Pick<ListenerOptions, 'pages' | 'screens' | 'isOwnHost' | 'onRepeated' | 'onRedirect'>,
): boolean {
  const isHead = request.method === 'HEAD'
  if (!(isHead || request.method === 'GET') || !isOwnHost(headers.host)) return false
  const page = pages.inMemory(path)
  if (!page) {
    const screen = screens?.inMemory(request.url ?? '', headers.availableDictionary)
    if (!screen) return false
    sendStored({ isHead, headers }, response, screen)
    onRepeated?.(request)
    return true
  }
  if (page.isOfOrder) return false
  if (page.redirect) onRedirect?.(path, request)
  sendPage({ isHead, headers }, response, page, (request.url ?? '').slice(path.length))
  return true
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
  if (headers.hosts === 0 && request.httpVersion === '1.1')
    return sendPlain(response, 400, 'Permintaan ini tidak menyebut alamat situs.', siteHeaders)
  const partner = isMediaHost(headers.host) || isOwnHost(headers.host) ? undefined : options.partnerAt?.(headers.host)
  if (!partner && !isMediaHost(headers.host) && !isOwnHost(headers.host))
    return sendPlain(response, 421, 'Alamat ini tidak dilayani di sini.', siteHeaders)
  if (path === '*' && request.method === 'OPTIONS') return sendServerOptions(response, siteHeaders)
  if (!path.startsWith('/')) return sendPlain(response, 400, errorTable.bad_request.message, siteHeaders)
  if (request.method === 'TRACE') return refuseMethod(request, response, path, options)
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

/** What the server as a whole can do (RFC 9110 §9.3.7). */
function sendServerOptions(response: ServerResponse, siteHeaders: readonly string[]): void {
  response.writeHead(204, ['allow', 'GET, HEAD, POST, OPTIONS', ...siteHeaders])
  response.end()
}

/** 405 with what is served at a path instead, for a method that no program behind can be handed. */
async function refuseMethod(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  { api, siteHeaders }: Pick<ListenerOptions, 'api' | 'siteHeaders'>,
): Promise<void> {
  const { status, message } = errorTable.method_not_allowed
  if (!path.startsWith('/api/'))
    return sendPlain(response, status, message, ['allow', servedAt(path).join(', '), ...siteHeaders])
  const ask = api()
  if (!ask) return unavailablePage(request, response, siteHeaders)
  // Only the API knows what it takes at each of its paths; a question of our own, without the visitor's headers.
  const question = new Request(`http://${request.headers.host ?? ''}${path}`, { method: 'OPTIONS' })
  await sendResponse(await ask(question), response, { isHead: false, siteHeaders })
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
    // The application knows whose order it is to say.
    if (page?.isOfOrder) return false
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
