import { Hono } from 'hono'
import type { AppContext } from './app-context.ts'
import type { AppOptions, RequestFacts } from './app-options.ts'
import { secretFor } from './app-secret.ts'
import { systemClock } from './clock.ts'
import type { Queries } from './db/index.ts'
import { createEventBus } from './domain-events.ts'
import {
  AppError,
  apiPrefix,
  checkHost,
  createEndpointHandler,
  errorAnswer,
  expectedError,
  type HostRules,
  isMediaHost,
  type RequestContext,
  responseOf,
  speakIndonesian,
} from './http/index.ts'
import { createHousekeeping } from './housekeeping.ts'
import { createPurger } from './modules/cdn-purges/index.ts'
import { chatRotationsRoutes, openChat } from './modules/chat-rotations/index.ts'
import { commentsRoutes } from './modules/comments/index.ts'
import { downloadFiles, downloadsRoutes } from './modules/downloads/index.ts'
import { errorReportsRoutes, noErrorReports } from './modules/error-reports/index.ts'
import { experimentsRoutes, runningTests } from './modules/experiments/index.ts'
import { healthRoutes } from './modules/health/index.ts'
import { createAdminAuth, findAdminOfRequest, findSessionOfRequest, identityRoutes } from './modules/identity/index.ts'
import { createPublicPages, createPublishedList, landingPagesRoutes } from './modules/landing-pages/index.ts'
import { createPageStreams, livePagesRoutes } from './modules/live-pages/index.ts'
import { createLeadTeller, leadsRoutes } from './modules/leads/index.ts'
import {
  createEncoder,
  createMediaHandler,
  createPictureProcess,
  findMediaFile,
  mediaRoutes,
} from './modules/media/index.ts'
import { manyPagesRoutes } from './modules/many-pages/index.ts'
import { createMailSender } from './modules/mail/index.ts'
import { mediaUsesRoutes } from './modules/media-uses/index.ts'
import { pageActsRoutes } from './modules/page-acts/index.ts'
import { pageGroupsRoutes } from './modules/page-groups/index.ts'
import { pageFigureFiles, pageFiguresRoutes } from './modules/page-figures/index.ts'
import { pageFileRoutes } from './modules/page-files/index.ts'
import { oneClickRoutes } from './modules/one-click/index.ts'
import { offersRoutes, offerTable } from './modules/offers/index.ts'
import { partnerLinksRoutes } from './modules/partner-links/index.ts'
import { createPixelSender, pixelEventsRoutes, queueVisits } from './modules/pixel-events/index.ts'
import { partnersRoutes } from './modules/partners/index.ts'
import { sectionLibraryRoutes } from './modules/section-library/index.ts'
import {
  createToldVisits,
  createTracker,
  measurementRoutes,
  measurementTable,
  trackerRoutes,
} from './modules/tracker/index.ts'
import { createRedirectHits, redirectsRoutes } from './modules/redirects/index.ts'
import { createShortLinkHandler, shareLinksRoutes } from './modules/share-links/index.ts'
import { createWebhookSender } from './modules/webhooks/index.ts'
import { streamedRoutes } from './streamed-routes.ts'

/** The whole API and the media as one function from request to answer, and what the server asks of it beside. */
export function buildApp(options: AppOptions) {
  speakIndonesian()
  const {
    database,
    blobs,
    pageDrawer,
    appEnv,
    publicUrl,
    mediaOrigin,
    version,
    secret,
    clock = systemClock,
    webhooks = createWebhookSender(),
    pixelEndpoints = {},
    errorReports = noErrorReports,
    onLine = printLine,
    onFailure = printFailure,
  } = options
  const rules: HostRules = {
    appEnv,
    publicUrl,
    furtherHosts: options.furtherHosts ?? [],
    mediaOrigin,
    isPartnerHost: options.isPartnerHost,
  }
  const events = createEventBus((error) => onFailure(error, 'a listener'))
  const app: AppContext = {
    database,
    clock,
    events,
    appEnv,
    offerRecords: offerTable,
    measurements: measurementTable,
    runningTests,
    publicUrl,
    mediaOrigin,
    version,
    keyFor: (purpose) => secretFor(secret, purpose),
    onLine,
    onFailure,
  }
  const authIn = (queries: Queries) =>
    createAdminAuth({ queries, secret: secretFor(secret, 'admin sessions'), appEnv, publicUrl })
  const auth = authIn(database.queries)

  const media = { blobs, encoder: createEncoder(app, blobs), pictures: createPictureProcess({ isUrgent: true }) }
  const redirectHits = createRedirectHits(app)
  const publicPages = createPublicPages(app, pageDrawer)
  const pageStreams = createPageStreams(app)
  const tracker = createTracker(app, {
    isStaff: async (cookie) => {
      const request = new Request(publicUrl, { headers: { cookie } })
      const asked = { request, clientAddress: 'unknown', replyHeaders: new Headers() }
      return (await findAdminOfRequest(auth, database.queries, rules, asked)) !== null
    },
  })
  const housekeeping = createHousekeeping(app, {
    ...media,
    pages: publicPages,
    build: pageDrawer.build,
    redirectHits,
    purgeCdn: options.cdn && createPurger(app, options.cdn),
    tellOfLeads: createLeadTeller(app, webhooks),
    // Their addresses are the advertisers' or the operator's, and no stranger's.
    sendPixelEvents: createPixelSender(
      app,
      createWebhookSender({ isAllowed: () => true, protocols: ['https:', 'http:'] }),
      pixelEndpoints,
    ),
    mailSender: options.mail && createMailSender(app, options.mail),
  })
  events.on('media.encoded', ({ mediaIds }) => publicPages.redrawAwaiting(mediaIds))
  events.on('landing_page.redraw_due', housekeeping.drawDue)
  events.on('mail.queued', housekeeping.sendMail)
  events.on('lead.kept', housekeeping.tellOfLeads)
  queueVisits(app)
  events.on('pixel_event.queued', housekeeping.sendPixelEvents)

  const bound = [
    ...healthRoutes,
    ...identityRoutes(auth, authIn),
    ...partnersRoutes,
    ...partnerLinksRoutes,
    ...landingPagesRoutes(pageDrawer, createPublishedList(app), media),
    ...mediaRoutes(media),
    ...mediaUsesRoutes(),
    ...sectionLibraryRoutes(pageDrawer),
    ...leadsRoutes(webhooks),
    ...livePagesRoutes(pageStreams),
    ...manyPagesRoutes(media),
    ...pageActsRoutes(pageDrawer),
    ...pageFiguresRoutes(),
    ...pageGroupsRoutes(),
    ...commentsRoutes,
    ...offersRoutes,
    ...measurementRoutes,
    ...pixelEventsRoutes,
    ...downloadsRoutes(),
    ...errorReportsRoutes(errorReports),
    ...experimentsRoutes(pageDrawer),
    ...shareLinksRoutes,
    ...redirectsRoutes(),
    ...chatRotationsRoutes,
  ]
  const answerEndpoint = createEndpointHandler(bound, rules)

  function requestContext(request: Request, { clientAddress = 'unknown' }: RequestFacts): RequestContext {
    const replyHeaders = new Headers()
    const asked = { request, clientAddress, replyHeaders }
    let admin: ReturnType<RequestContext['findAdmin']> | undefined
    return { app, ...asked, findAdmin: () => (admin ??= findAdminOfRequest(auth, database.queries, rules, asked)) }
  }

  const hono = new Hono<{ Bindings: RequestFacts }>()
  streamedRoutes(hono, {
    app,
    rules,
    media,
    pageStreams,
    requestOf: (c) => requestContext(c.req.raw, c.env as RequestFacts),
    findSession: (asked) => findSessionOfRequest(auth, database.queries, rules, asked),
  })
  pageFigureFiles(hono, { requestOf: (c) => requestContext(c.req.raw, c.env) })
  pageFileRoutes(hono, { requestOf: (c) => requestContext(c.req.raw, c.env), rules, media })
  const toldVisits = createToldVisits({ tracker, rules, onFailure })
  trackerRoutes(hono, {
    ...{ tracker, toldVisits, rules },
    clientAddressOf: (c) => (c.env as RequestFacts).clientAddress ?? 'unknown',
  })
  downloadFiles(hono, { ctx: app, blobs, rules, requestOf: (c) => requestContext(c.req.raw, c.env as RequestFacts) })
  oneClickRoutes(hono, { ctx: app, clientAddressOf: (c) => (c.env as RequestFacts).clientAddress ?? 'unknown' })
  hono.all(`${apiPrefix}/*`, (c) => answerEndpoint(c.req.raw, requestContext(c.req.raw, c.env)))
  const mediaFile = (name: string) => findMediaFile(database.queries, name)
  const serveMedia = createMediaHandler({ find: mediaFile, kept: options.keptMedia, blobs, mediaOrigin, onFailure })
  hono.all('/media/*', (c) => serveMedia(c.req.raw))
  hono.get('/wa/*', (c) => openChat(app, c.req.raw))
  const openShortLink = createShortLinkHandler(app)
  hono.get('/s/*', (c) =>
    openShortLink({ request: c.req.raw, clientAddress: (c.env as RequestFacts).clientAddress ?? 'unknown' }),
  )
  hono.notFound(() => responseOf(errorAnswer(new AppError('not_found'))))
  hono.onError((error, c) => {
    const expected = expectedError(error)
    if (expected.status >= 500) onFailure(expected.cause ?? expected, `${c.req.method} ${c.req.path}`)
    return responseOf(errorAnswer(expected))
  })

  async function fetch(request: Request, facts: RequestFacts = {}): Promise<Response> {
    const { host, pathname } = new URL(request.url)
    if (isMediaHost(host, mediaOrigin) && pathname.startsWith('/media/')) return serveMedia(request)
    try {
      checkHost(request, rules)
    } catch (error) {
      return responseOf(errorAnswer(error))
    }
    return hono.fetch(request, facts)
  }

  return {
    fetch,
    /** What is public, for the part of the server that answers visitors. */
    publicPages,
    /** Counts that old addresses were opened. */
    redirectHits,
    /** Work beside the requests: widths of pictures, schedules, tidying. `stop` waits for what is under way. */
    housekeeping,
    /** Who has which page open; to be stopped first, because a stream never ends by itself. */
    pageStreams,
    /** Takes what visits tell; to be stopped once nothing more comes in. */
    tracker,
    /** The same without a web request around it. */
    toldVisits,
    context: app,
    media,
    /** What the name of a picture in an address stands for. */
    mediaFile,
    pageDrawer,
    bound,
  }
}

export type App = ReturnType<typeof buildApp>

function printLine(line: string) {
  console.log(line)
}

function printFailure(error: unknown, where: string) {
  console.error(where, error)
}
