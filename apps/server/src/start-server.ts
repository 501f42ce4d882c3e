import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { AppError, createDiskBlobStore, createMediaHandler, type Env, isMediaHost, isOwnHost } from '@naikkelas/api'
import { drain, listen } from './http-server.ts'
import { createListener } from './listener.ts'
import { KeptFiles } from './pages/kept-files.ts'
import { PageDisk } from './pages/page-disk.ts'
import { startPagePoll } from './pages/page-poll.ts'
import { PageStore } from './pages/page-store.ts'
import { switchedSource } from './pages/switched-source.ts'
import { remembered } from './remembered.ts'
import { type RunningApp, startApp } from './running-app.ts'
import { awayAnswer } from './site/away-answer.ts'
import { clientAddressOf } from './site/client-address.ts'
import { startPartnerHostPoll } from './site/partner-host-poll.ts'
import { PartnerHosts } from './site/partner-hosts.ts'
import { KeptReleases } from './site/kept-releases.ts'
import { furtherHosts } from './site/own-hosts.ts'
import { createSite, type RenderPage } from './site/site-app.ts'
import { siteFiles } from './site/site-files.ts'
import { siteHeaders as headersOf } from './site/site-headers.ts'
import { takeToldVisits } from './site/told-visits.ts'
import { toldFailures } from './told-failures.ts'
import { webListener } from './web-listener.ts'

export interface ServerOptions {
  env: Env
  /** As `prepareDataFolder` answers it. */
  dataDir: string
  /** Names the code that draws pages. */
  build: string
  version: string
  render: RenderPage
  /** Where the site's files lie: favicons, and what the web application's build made. */
  fileFolders: readonly string[]
  /** Where `npm run build-storybook` writes to. */
  storybookFolder?: string
  onLine: (line: string) => void
  onFailure?: (error: unknown, where: string) => void
  /** How long requests under way may take once it ends. @default 25 s */
  drainMs?: number
  /** Sees requests before the site does: the development server's own files. */
  before?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
}

export interface RunningServer {
  port: number
  /** Demo sign-ins and the like, for the operator. */
  notes: string[]
  /** Tells of what the process cannot go on after, and waits until that was sent or cannot be. */
  tellOfCrash: (error: unknown) => Promise<void>
  /** Finishes what is under way, at most 25 s, then ends everything this server started. */
  stop: () => Promise<void>
}

const DRAIN_MS = 25_000

/**
 * Starts everything: the database if it is ours, the API, the pages and the socket in front of them. When a database
 * of one's own does not answer, published pages are served from their copies on disk until it does.
 * @throws StartError with a sentence for the operator
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { env, dataDir, render } = options
  const { onFailure, tellOfCrash, end: endReports, errorReports } = toldFailures(options)
  const siteHeaders = headersOf(env.publicUrl)
  const source = switchedSource()
  const kept = new KeptFiles(dataDir)
  let named: RunningApp['named'] | undefined
  const store = new PageStore({
    source,
    disk: new PageDisk(dataDir),
    siteHeaders,
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
    kept: new KeptReleases(dataDir),
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
  const trustedProxies = new Set(env.trustedProxies)
  const stops: (() => Promise<void> | void)[] = []
  let endStreams = async () => {}

  let answer: (request: IncomingMessage, response: ServerResponse) => unknown = awayAnswer(kept, siteHeaders)
  let media = createMediaHandler({
    find: () => Promise.reject(new AppError('busy')),
    ...{ kept, blobs: createDiskBlobStore(dataDir), mediaOrigin: env.mediaOrigin, onFailure },
  })
  let onOldAddress: RunningApp['onOldAddress'] | undefined
  const server = createListener({
    pages: store,
    files,
    media: (request) => media(request),
    siteHeaders,
    onRedirect: (path, { method = '', headers }) =>
      onOldAddress?.(path, { method, userAgent: headers['user-agent'] ?? null }),
    bodyTimes: env.bodyTimes,
    onFailure,
    isOwnHost: remembered((host) => isOwnHost(host, rules)),
    partnerAt: (host) => partnerHosts.find(host),
    publicUrl: env.publicUrl,
    isMediaHost: (host) => isMediaHost(host, env.mediaOrigin),
    answer: (request, response) =>
      options.before ? options.before(request, response, () => answer(request, response)) : answer(request, response),
  })

  async function serve(app: RunningApp): Promise<void> {
    onOldAddress = app.onOldAddress
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
      pages: app.pages,
      publicUrl: env.publicUrl,
      mediaOrigin: env.mediaOrigin,
      isPublicSite: env.appEnv === 'production',
      siteHeaders,
      clientAddress: (environment) =>
        clientAddress((environment as { incoming: IncomingMessage }).incoming, trustedProxies),
      storybookFolder: options.storybookFolder,
      onFailure,
    })
    media = (request) => app.api.fetch(request, {})
    answer = takeToldVisits({
      ...{ toldVisits: app.toldVisits, siteHeaders },
      clientAddress: (request) => clientAddress(request, trustedProxies),
      otherwise: webListener(site.fetch),
    })
    const hosts = startPartnerHostPoll({ hosts: partnerHosts, find: app.partnerHosts, onFailure })
    await hosts.refresh()
    app.onPartnersChanged(hosts.refresh)
    app.onPagesChanged(async () => store.takeIn(await app.source.recentlyChanged()))
    // After the pages were taken in: a CDN that asks at once must not be given the former ones.
    app.onPagesChanged(async () => app.purgeCdn())
    app.onPagesChanged(hosts.refresh)
    stops.unshift(startPagePoll({ source, store, onFailure }), () => hosts.stop())
  }

  const stop = async () => {
    const ending = endStreams()
    await drain(server, options.drainMs ?? DRAIN_MS)
    await ending
    for (const end of stops.splice(0)) await end()
    await endReports()
  }
  const first = await startApp({
    ...options,
    errorReports,
    isPartnerHost: (host) => partnerHosts.find(host) !== undefined,
    keptMedia: kept,
    keptAsset: (path) => kept.asset(path),
    onFailure,
  })
  try {
    if (first.kind === 'running') await serve(first.app)
    else stops.push(first.whenRunning(serve))
    const port = await listen(server, env)
    return { port, notes: first.kind === 'running' ? first.app.notes : [first.sentence], tellOfCrash, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

function clientAddress({ socket, headers }: IncomingMessage, trustedProxies: ReadonlySet<string>): string | undefined {
  const forwardedFor = headers['x-forwarded-for']
  return clientAddressOf(
    {
      remoteAddress: socket.remoteAddress,
      forwardedFor: Array.isArray(forwardedFor) ? forwardedFor.join() : forwardedFor,
    },
    trustedProxies,
  )
}
