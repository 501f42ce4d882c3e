import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import {
  AppError,
  createBlobStore,
  createMediaHandler,
  type Env,
  isMediaHost,
  isOwnHost,
  networkMatcher,
  type Opening,
  openingOf,
  type RequestFacts,
} from '@naikkelas/api'
import type { Running } from '@naikkelas/supervision'
import type { CompressionDictionary } from './compression-dictionary.ts'
import { listen, type ListenOn } from './http-server.ts'
import { createListener } from './listener.ts'
import { ReferencedFiles, startReferencedFilesSweep } from './pages/referenced-files.ts'
import { PageDisk } from './pages/page-disk.ts'
import { startPagePoll } from './pages/page-poll.ts'
import { PageStore } from './pages/page-store.ts'
import { createThankYouPage } from './pages/thank-you-page.ts'
import { switchedSource } from './pages/switched-source.ts'
import { type PoolState, processMetrics } from './process-metrics.ts'
import { remembered } from './remembered.ts'
import { type RunningApp, startApp } from './running-app.ts'
import { awayAnswer } from './site/away-answer.ts'
import { clientAddressOf, isLoopback, plainAddress } from './site/client-address.ts'
import { startPartnerHostPoll } from './site/partner-host-poll.ts'
import { PartnerHosts } from './site/partner-hosts.ts'
import { StoredReleases } from './site/stored-releases.ts'
import { furtherHosts } from './site/own-hosts.ts'
import { requestIdOf } from './site/request-id.ts'
import { createSite, type RenderPage } from './site/site-app.ts'
import { openingOfVisit } from './site/opening-of-visit.ts'
import { searchedWordsIn } from './site/repeated-search.ts'
import { siteFiles } from './site/site-files.ts'
import { createPublicScreens } from './site/public-screens.ts'
import { pageHeaders, siteHeaders as headersOf } from './site/site-headers.ts'
import { createFailureReporting } from './failure-reporting.ts'
import { webListener } from './web-listener.ts'

export interface ServerOptions {
  env: Env
  /** An existing folder that this process may write. */
  dataDir: string
  /** @default the port and host of `env` */
  listenOn?: ListenOn
  /** Names the code that draws pages. */
  build: string
  version: string
  render: RenderPage
  /** Where the site's files lie: favicons, and what the web application's build made. */
  fileFolders: readonly string[]
  /** Where the web application's build lies, among `fileFolders`. @default there is none: public screens are sent as they are drawn */
  clientFolder?: string
  /** What this build's documents are compressed with; its file is among `fileFolders`. @default there is none */
  dictionary?: CompressionDictionary | undefined
  /** Where `npm run build-storybook` writes to. */
  storybookFolder?: string
  /** Publishes the site's fixed pages where they are missing. @default true; servers of tests share a database, not their files */
  hasFixedPages?: boolean
  onLine: (line: string) => void
  onFailure?: (error: unknown, where: string) => void
  /** How long requests under way may take once it ends. @default 25 s */
  drainMs?: number
  /** Sees requests before the site does: the development server's own files. */
  before?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
}

/** Its `stop` gives requests under way at most 25 s. */
export interface RunningServer extends Running {
  port: number
}

const DRAIN_MS = 25_000

/**
 * Starts everything that serves: the API, the pages and the socket in front of them. While the database does not answer,
 * published pages are served from their copies on disk until it does.
 * @throws StartError with a sentence for the operator
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { env, dataDir, render } = options
  const { onFailure, reportCrash: sendCrash, end: endReports, errorReports } = createFailureReporting(options)
  const siteHeaders = headersOf(env.publicUrl)
  const source = switchedSource()
  const kept = new ReferencedFiles(dataDir)
  let named: RunningApp['named'] | undefined
  const store = new PageStore({
    source,
    disk: new PageDisk(dataDir),
    siteHeaders: pageHeaders(env.publicUrl),
    dictionary: options.dictionary,
    keptSeconds: env.cdn?.keptSeconds ?? null,
    onLoaded: (page, address) => {
      if (named) kept.keep(page, named).catch((error: unknown) => onFailure(error, `files of page ${address}`))
    },
    onFailure,
  })
  const files = await siteFiles({
    folders: options.fileFolders,
    scriptFolder: join(dataDir, 'scripts'),
    siteHeaders,
    kept: new StoredReleases(dataDir),
    build: options.build,
    onFailure,
  })
  const rules = {
    appEnv: env.appEnv,
    publicUrl: env.publicUrl,
    furtherHosts: furtherHosts(env),
    mediaOrigin: env.mediaOrigin,
  }
  const partnerHosts = new PartnerHosts({ publicUrl: env.publicUrl, dataDir })
  await partnerHosts.recall()
  const isTrustedProxy = networkMatcher(env.trustedProxies)
  const stops: (() => Promise<void> | void)[] = []
  let endStreams = async () => {}
  let pool: () => PoolState | undefined = () => undefined
  let pagePollAgeMs: () => number | undefined = () => undefined
  let jobQueues: () => ReturnType<RunningApp['jobQueues']> | undefined = () => undefined

  let answer: (request: IncomingMessage, response: ServerResponse) => unknown = awayAnswer(kept, siteHeaders)
  let media = createMediaHandler({
    find: () => Promise.reject(new AppError('busy')),
    kept,
    blobs: createBlobStore(env, dataDir),
    mediaOrigin: env.mediaOrigin,
    onFailure,
  })
  let api: ((request: Request) => Promise<Response>) | undefined
  let onOldAddress: RunningApp['onOldAddress'] | undefined
  let onRepeatedSearch: RunningApp['onRepeatedSearch'] | undefined
  function countRepeated(address: string, opening: () => Opening): void {
    const words = searchedWordsIn(address)
    if (words !== null) onRepeatedSearch?.(words, opening())
  }
  const publicScreens =
    options.clientFolder === undefined
      ? undefined
      : createPublicScreens({
          clientFolder: options.clientFolder,
          appEnv: env.appEnv,
          mediaOrigin: env.mediaOrigin,
          siteHeaders: pageHeaders(env.publicUrl),
          onRepeated: (request) => {
            const { pathname, search } = new URL(request.url)
            countRepeated(pathname + search, () => openingOf(request))
          },
          dictionary: options.dictionary,
        })
  const { server, connections } = createListener({
    pages: store,
    files,
    screens: publicScreens,
    media: (request) => media(request),
    api: () => api,
    siteHeaders,
    onRepeated: (request) => countRepeated(request.url ?? '', () => openingOfVisit(request)),
    onRedirect: (path, request) => onOldAddress?.(path, openingOfVisit(request)),
    bodyTimes: env.bodyTimes,
    // A proxy on this machine needs no naming to be one.
    isProxy: (address) => isLoopback(address) || isTrustedProxy(address),
    onFailure,
    isOwnHost: remembered((host) => isOwnHost(host, rules)),
    partnerAt: (host) => partnerHosts.find(host),
    publicUrl: env.publicUrl,
    isMediaHost: (host) => isMediaHost(host, env.mediaOrigin),
    answer: (request, response) =>
      options.before ? options.before(request, response, () => answer(request, response)) : answer(request, response),
  })

  const metrics = processMetrics({
    server,
    pool: () => pool(),
    pagePollAgeMs: () => pagePollAgeMs(),
    jobQueues: () => jobQueues(),
  })

  async function serve(app: RunningApp): Promise<void> {
    onOldAddress = app.onOldAddress
    onRepeatedSearch = app.onRepeatedSearch
    named = app.named
    stops.unshift(
      () => kept.idle(),
      () => app.close(),
    )
    endStreams = app.endStreams
    source.use(app.source)
    const site = createSite({
      api: app.api,
      render,
      publicScreens,
      pages: app.pages,
      thankYouPage: createThankYouPage(store),
      appEnv: env.appEnv,
      publicUrl: env.publicUrl,
      // On a machine of one's own it goes without saying.
      isOnTrial: env.appEnv === 'staging' && env.arePaymentsSimulated,
      mediaOrigin: env.mediaOrigin,
      siteHeaders,
      requestFacts: (environment) =>
        requestFacts((environment as { incoming: IncomingMessage }).incoming, isTrustedProxy),
      requestId: (environment) => requestId((environment as { incoming: IncomingMessage }).incoming, isTrustedProxy),
      storybookFolder: options.storybookFolder,
      onFailure,
    })
    api = (request) => app.api.fetch(request, {})
    media = api
    answer = webListener(site.fetch)
    const hosts = startPartnerHostPoll({ hosts: partnerHosts, find: app.partnerHosts, onFailure })
    await hosts.refresh()
    app.onPartnersChanged(hosts.refresh)
    app.onPagesChanged(async () => store.takeIn(await app.source.recentlyChanged()))
    // After the pages were taken in: a CDN that asks at once must not be given the former ones.
    app.onPagesChanged(() => app.purgeCdn())
    app.onPagesChanged(hosts.refresh)
    const poll = startPagePoll({ source, store, onFailure })
    const sweep = startReferencedFilesSweep({ kept, list: app.named.all, onFailure })
    pagePollAgeMs = poll.ageMs
    pool = app.pool
    jobQueues = app.jobQueues
    stops.unshift(
      sweep.stop,
      poll.stop,
      () => store.stop(),
      () => hosts.stop(),
    )
  }

  const stop = async () => {
    const ending = endStreams()
    await connections.end(options.drainMs ?? DRAIN_MS)
    await ending
    for (const end of stops.splice(0)) await end()
    await endReports()
  }
  const reportCrash = (error: unknown) => {
    server.close()
    return sendCrash(error)
  }
  const first = await startApp({
    ...options,
    errorReports,
    isPartnerHost: (host) => partnerHosts.find(host) !== undefined,
    referencedMedia: kept,
    keptAsset: (path) => kept.asset(path),
    onFailure,
  })
  try {
    if (first.kind === 'running') await serve(first.app)
    else stops.push(first.whenRunning(serve))
    const on = options.listenOn ?? { port: env.port, host: env.host }
    const port = await listen(server, on, (error) => onFailure(error, 'accepting a connection'))
    return { port, notes: first.kind === 'running' ? first.app.notes : [first.sentence], reportCrash, metrics, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

function requestId({ socket, headers }: IncomingMessage, isTrustedProxy: (address: string) => boolean): string {
  const given = headers['x-request-id']
  return requestIdOf(
    { remoteAddress: socket.remoteAddress, given: Array.isArray(given) ? undefined : given },
    isTrustedProxy,
  )
}

function requestFacts(
  { socket, headers }: IncomingMessage,
  isTrustedProxy: (address: string) => boolean,
): RequestFacts {
  const forwardedFor = headers['x-forwarded-for']
  const { remoteAddress } = socket
  const clientAddress = clientAddressOf(
    { remoteAddress, forwardedFor: Array.isArray(forwardedFor) ? forwardedFor.join() : forwardedFor },
    isTrustedProxy,
  )
  return {
    ...(clientAddress !== undefined && { clientAddress }),
    isFromThisMachine: remoteAddress !== undefined && isLoopback(plainAddress(remoteAddress)),
  }
}
