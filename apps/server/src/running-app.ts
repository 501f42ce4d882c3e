import { setTimeout as pause } from 'node:timers/promises'
import {
  type App,
  appSecret,
  buildApp,
  createBlobStore,
  createDrawingPixels,
  createHttpCdn,
  createLog,
  createMail,
  createOpenIdProvider,
  createWhatsApp,
  type DrawnAsset,
  type Env,
  type ErrorReports,
  type ReferencedMedia,
  type MediaFile,
  openDatabase,
  type OpenDatabase,
  type Opening,
  type PageDrawer,
  type PublicPages as ApiPages,
  seedDatabase,
} from '@naikkelas/api'
import { StartError } from '@naikkelas/supervision'
import { createDrawingProcess, drawingScript } from './drawing-process.ts'
import { createPageDrawer } from './page-drawer.ts'
import { apiPageSource } from './pages/api-page-source.ts'
import { pagePlace } from './pages/page-address.ts'
import { PreviewAssets } from './pages/preview-assets.ts'
import type { PublicPages } from './pages/public-pages.ts'
import type { PageSource } from './pages/published-page.ts'
import type { NamedPartnerHost } from './site/partner-hosts.ts'
import type { JobQueueState, PoolState } from './process-metrics.ts'
import { withLists } from './site/listed-addresses.ts'
import { furtherHosts } from './site/own-hosts.ts'
import type { SiteApi } from './site/site-app.ts'

export interface RunningApp {
  api: SiteApi
  source: PageSource
  pages: PublicPages
  /** The database's rows for the file names in pages. */
  named: {
    mediaFile: (name: string) => Promise<MediaFile | undefined>
    asset: (path: string) => Promise<DrawnAsset | null>
    /** Every name there is. */
    all: () => Promise<{ media: Set<string>; assets: Set<string> }>
  }
  notes: string[]
  /** Counts that a path was answered with the way to where its page is now, if a person opened it. */
  onOldAddress: (path: string, opening: Opening) => void
  /** Counts a search whose page was sent from memory, if a person opened it. */
  onRepeatedSearch: (words: string, opening: Opening) => void
  /** Every host that a partner has of its own. */
  partnerHosts: () => Promise<NamedPartnerHost[]>
  onPartnersChanged: (listener: () => Promise<void>) => void
  /** Within this process: others learn it by asking the database. */
  onPagesChanged: (listener: () => Promise<void>) => void
  /** Has the CDN forget pages that changed, soon, if there is one. */
  purgeCdn: () => Promise<void>
  /** Ends event streams, which would stay open with their clients; new ones are refused. */
  endStreams: () => Promise<void>
  pool: () => PoolState
  jobQueues: () => Promise<readonly JobQueueState[]>
  close: () => Promise<void>
}

interface AppOptions {
  env: Env
  dataDir: string
  build: string
  version: string
  errorReports: ErrorReports
  isPartnerHost: (host: string) => boolean
  /** Where pictures that pages name are found while the database is away. */
  referencedMedia: ReferencedMedia
  /** Files made for pages, as they were kept. */
  keptAsset: (path: string) => Promise<DrawnAsset | null>
  /** Publishes the site's fixed pages where they are missing. @default true; servers of tests share a database, not their files */
  hasFixedPages?: boolean
  onLine: (line: string) => void
  onFailure: (error: unknown, where: string) => void
}

type Start =
  | { kind: 'running'; app: RunningApp }
  /** The database does not answer; `whenRunning` keeps trying and answers how to give up. */
  | { kind: 'waiting'; sentence: string; whenRunning: (serve: (app: RunningApp) => Promise<void>) => () => void }

const RETRY_MS = 2_000
/** As every network asks for the pictures of links. */
const CARD_WIDTH_PX = 1200

/**
 * Opens and migrates the database, and builds the API on it. @throws StartError for what only the operator can correct
 */
export async function startApp(options: AppOptions): Promise<Start> {
  try {
    return { kind: 'running', app: await runningApp(options) }
  } catch (error) {
    if (!(error instanceof StartError) || error.code !== 'database_unreachable') throw error
    return {
      kind: 'waiting',
      sentence: `${error.message} Published pages are served from their copies until it answers.`,
      whenRunning: (serve) => keepTrying(options, serve),
    }
  }
}

function keepTrying(options: AppOptions, serve: (app: RunningApp) => Promise<void>): () => void {
  const abort = new AbortController()
  const attempt = async () => {
    for (;;) {
      await pause(RETRY_MS, undefined, { signal: abort.signal })
      const start = await startApp(options).catch((error: unknown) => options.onFailure(error, 'database'))
      if (start?.kind !== 'running') continue
      options.onLine('The database answers; everything is served again.')
      return serve(start.app)
    }
  }
  attempt().catch((error: unknown) => abort.signal.aborted || options.onFailure(error, 'start'))
  return () => abort.abort()
}

async function runningApp(options: AppOptions): Promise<RunningApp> {
  const { databaseUrl, directDatabaseUrl } = options.env
  if (databaseUrl === undefined) throw new StartError('DATABASE_URL must be set: "npm start" brings a database.')
  const opened = await openDatabase({ databaseUrl, directUrl: directDatabaseUrl, onLine: options.onLine })
  try {
    return await appOn(opened, options)
  } catch (error) {
    await opened.close()
    throw error
  }
}

async function appOn(
  { database, close }: OpenDatabase,
  {
    env,
    dataDir,
    build,
    version,
    errorReports,
    isPartnerHost,
    referencedMedia,
    keptAsset,
    onLine,
    hasFixedPages,
    onFailure,
  }: AppOptions,
): Promise<RunningApp> {
  const drawings = createDrawingPixels()
  const drawing = {
    build,
    appEnv: env.appEnv,
    mediaOrigin: env.mediaOrigin,
    rasterise: (svg: string) => drawings.pixelsOf(svg, CARD_WIDTH_PX),
    onFailure,
  }
  const script = drawingScript()
  const drawingProcess = script === undefined ? undefined : createDrawingProcess({ script, ...drawing })
  const pageDrawer = drawingProcess ?? createPageDrawer(drawing)
  const app = buildApp({
    database,
    appEnv: env.appEnv,
    publicUrl: env.publicUrl,
    mediaOrigin: env.mediaOrigin,
    furtherHosts: furtherHosts(env),
    isPartnerHost,
    referencedMedia,
    version,
    secret: appSecret({ chosen: env.appSecret, dataDir }),
    formerSecrets: env.formerAppSecrets,
    blobs: createBlobStore(env, dataDir),
    mail: createMail(env, dataDir),
    whatsApp: createWhatsApp(env),
    google: env.google && createOpenIdProvider(env.google),
    cdn: env.cdn && createHttpCdn(env.cdn),
    pixelEndpoints: env.pixelEndpoints,
    paymentAccounts: env.paymentAccounts,
    log: createLog({ level: env.logLevel }),
    auditDays: env.auditDays,
    leadMonths: env.leadMonths,
    brand: env.brand,
    errorReports,
    pageDrawer,
    onLine,
    onFailure,
  })
  await app.jobs.prepare()
  const notes = await seedDatabase(app, { hasFixedPages })
  const { publicPages } = app
  await app.startBackground({ withJobs: env.roles.length === 0 || env.roles.includes('worker') })
  return {
    api: app,
    source: apiPageSource(publicPages),
    pages: sitePages(publicPages, {
      pageDrawer,
      keptAsset,
      recordAddresses: app.recordAddresses,
      shareCardInstead: app.shareCardInstead,
    }),
    named: {
      mediaFile: app.mediaFile,
      asset: publicPages.loadAsset,
      all: async () => ({ media: new Set(await app.mediaNames()), assets: new Set(await publicPages.listAssets()) }),
    },
    notes,
    onOldAddress(path, opening) {
      const place = pagePlace(path)
      if (place) app.redirectHits.count(place, opening)
    },
    onRepeatedSearch: app.searchedWords.countRepeated,
    onPagesChanged: (listener) => app.context.signals.on('landing_page.public_changed', listener),
    partnerHosts: publicPages.partnerHosts,
    onPartnersChanged: (listener) => app.context.signals.on('partner.links_changed', listener),
    purgeCdn: app.purgeCdn,
    pool: () => ({
      total: database.pool.totalCount,
      idle: database.pool.idleCount,
      waiting: database.pool.waitingCount,
    }),
    jobQueues: app.jobs.queueStates,
    endStreams: app.endStreams,
    async close() {
      await app.stopBackground()
      drawingProcess?.close()
      drawings.close()
      await close()
    },
  }
}

function sitePages(
  pages: ApiPages,
  {
    pageDrawer,
    keptAsset,
    recordAddresses,
    shareCardInstead,
  }: Pick<AppOptions, 'keptAsset'> & Pick<App, 'recordAddresses' | 'shareCardInstead'> & { pageDrawer: PageDrawer },
): PublicPages {
  const previewAssets = new PreviewAssets()
  return {
    async list() {
      const [published, drawn] = await Promise.all([pages.listPublished(), recordAddresses()])
      // A landing page is before a record at the same address, also one that is not to be found.
      const composed = new Set(published.map(({ address }) => address))
      return withLists([
        ...published
          .filter(({ isIndexed }) => isIndexed)
          .map(({ address, publishedAt }) => ({ address, publishedAt: publishedAt.toISOString() })),
        ...drawn
          .filter(({ address }) => !composed.has(address))
          .map(({ address, changedAt }) => ({ address, publishedAt: changedAt.toISOString() })),
      ])
    },
    async preview(token) {
      const snapshot = await pages.resolvePreview(token)
      if (!snapshot) return null
      const page = await pageDrawer.draw(snapshot)
      previewAssets.keep(page.assets)
      return page
    },
    async asset(path) {
      try {
        const asset = previewAssets.find(path) ?? (await pages.loadAsset(path))
        if (asset) return asset
        const instead = await shareCardInstead(path)
        return instead ? { ...instead, isInstead: true } : null
      } catch (error) {
        const kept = await keptAsset(path)
        if (!kept) throw error
        return kept
      }
    },
  }
}
