import { apiReferencePath } from '@naikkelas/contract'
import type { AppContext } from './app-context.ts'
import type { AppOptions, RequestFacts } from './app-options.ts'
import { createKeyRing } from './platform/secrets/key-ring.ts'
import { systemClock } from './platform/clock.ts'
import { createEvents, createSignals } from './platform/events/index.ts'
import { createJobs, startLocalTasks } from './platform/jobs/index.ts'
import {
  addEndpoints,
  answerByRouter,
  anyMethod,
  type BoundEndpoint,
  checkHost,
  createRouter,
  errorAnswer,
  type HostRules,
  isMediaHost,
  type RequestContext,
  responseOf,
  type RouteHandler,
  speakIndonesian,
} from './platform/endpoints/index.ts'
import { jobDefinitions, modules } from './modules.ts'
import type { Ports } from './ports/ports.ts'
import { adminsOf } from './modules/identity/admins/index.ts'
import { redirectHitsOf } from './modules/marketing/redirects/index.ts'
import { trackerOf } from './modules/marketing/tracker/index.ts'
import { purgeCdn } from './modules/pages/cdn-purges/index.ts'
import { publicPagesOf } from './modules/pages/landing-pages/index.ts'
import { pageStreamsOf } from './modules/pages/live-pages/index.ts'
import { createMediaHandler, createPictureProcess, findMediaFile, listMediaNames } from './modules/pages/media/index.ts'
import { noErrorReports } from './platform/error-reports/index.ts'
import { jobAdministrationRoutes } from './platform/job-administration/index.ts'
import { createLog } from './platform/log/index.ts'
import { apiReference, createOpenApi } from './platform/openapi/index.ts'
import { createWebhookSender } from './platform/webhooks/index.ts'

/** Two years: a dispute over an order of last year can still be looked into. */
const AUDIT_DAYS = 730
/** Whoever has heard nothing for two years is no customer in the making any more. */
const LEAD_MONTHS = 24

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
    formerSecrets = [],
    clock = systemClock,
    webhooks = createWebhookSender(),
    pixelEndpoints = {},
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
  const ports: Ports = {
    blobs,
    pageDrawer,
    mail: options.mail,
    webhooks,
    ads: createWebhookSender({ isAllowed: () => true, protocols: ['https:', 'http:'] }),
    adEndpoints: pixelEndpoints,
    errorReports: options.errorReports ?? noErrorReports,
    cdn: options.cdn,
    pictures: createPictureProcess({ isUrgent: true }),
    backgroundPictures: createPictureProcess({ isUrgent: false }),
  }
  const contextOf = () => app
  const within = modules.flatMap((one) => one.within ?? [])
  const after = modules.flatMap((one) => one.after ?? [])
  const jobs = createJobs({ database, onFailure }, jobDefinitions, contextOf)
  const events = createEvents({ database, jobs, within, after, contextOf })
  const signals = createSignals((error) => onFailure(error, 'a listener'))
  const app: AppContext = {
    database,
    clock,
    ...events,
    jobs,
    signals,
    ports,
    appEnv,
    publicUrl,
    mediaOrigin,
    version,
    auditDays: options.auditDays ?? AUDIT_DAYS,
    leadMonths: options.leadMonths ?? LEAD_MONTHS,
    keyFor: createKeyRing([secret, ...formerSecrets]),
    log: options.log ?? createLog({ level: 'warn' }),
    onLine,
    onFailure,
  }
  const admins = adminsOf(app)
  const media = { blobs, pictures: ports.pictures }
  for (const { listen } of modules) listen?.(app)
  let localTasks: ReturnType<typeof startLocalTasks> | undefined

  /** Writes now and then what this process counted in memory and, unless a worker does, runs jobs. */
  async function startBackground({ withJobs }: { withJobs: boolean }) {
    await jobs.prepare()
    if (withJobs) jobs.start()
    for (const { onStart } of modules) await onStart?.(app)
    localTasks = startLocalTasks(
      modules.flatMap((one) => one.localTasks?.(app) ?? []),
      onFailure,
    )
  }

  async function stopBackground() {
    await jobs.stop()
    await localTasks?.stop()
    ports.pictures.close()
    ports.backgroundPictures.close()
  }

  const openApi = createOpenApi({
    bound: () => bound,
    publicUrl,
    version,
    cookies: { [admins.name]: admins.cookieName },
  })
  const bound: BoundEndpoint[] = [
    ...openApi.routes,
    ...jobAdministrationRoutes(jobDefinitions),
    ...modules.flatMap((one) => one.routes?.(app) ?? []),
  ]

  function requestContext(request: Request, { clientAddress = 'unknown' }: RequestFacts): RequestContext {
    const asked = { request, clientAddress, replyHeaders: new Headers() }
    let admin: ReturnType<RequestContext['findSession']> | undefined
    return {
      app,
      ...asked,
      findSession: async (realm) => (realm === admins.name ? (admin ??= admins.findSession(asked)) : null),
    }
  }

  const router = createRouter<RouteHandler>()
  router.add('GET', apiReferencePath, async () => apiReference(openApi.publicDocument()))
  addEndpoints(router, bound, rules)
  const mediaFile = (name: string) => findMediaFile(database.queries, name)
  const serveMedia = createMediaHandler({ find: mediaFile, kept: options.keptMedia, blobs, mediaOrigin, onFailure })
  router.add(anyMethod, '/media/*', ({ request }) => serveMedia(request))
  for (const { paths } of modules)
    for (const [path, handle] of Object.entries(paths?.(app) ?? {})) router.add('GET', path, handle)

  async function fetch(request: Request, facts: RequestFacts = {}): Promise<Response> {
    const { host, pathname } = new URL(request.url)
    if (isMediaHost(host, mediaOrigin) && pathname.startsWith('/media/')) return serveMedia(request)
    try {
      checkHost(request, rules)
    } catch (error) {
      return responseOf(errorAnswer(error))
    }
    return answerByRouter(router, requestContext(request, facts))
  }

  return {
    fetch,
    /** What is public, for the part of the server that answers visitors. */
    publicPages: publicPagesOf(app),
    /** Counts that old addresses were opened. */
    redirectHits: redirectHitsOf(app),
    /** Work beside the requests: mails, widths of pictures, schedules, tidying. */
    jobs,
    startBackground,
    /** Has the CDN forget pages that changed, soon, if there is one. */
    purgeCdn: async () => {
      if (ports.cdn) await jobs.enqueue(database.queries, purgeCdn, {})
    },
    /** Begins nothing more and waits for what is under way. */
    stopBackground,
    /** Who has which page open; to be stopped first, because a stream never ends by itself. */
    pageStreams: pageStreamsOf(app),
    /** Takes what visits tell; to be stopped once nothing more comes in. */
    tracker: trackerOf(app),
    context: app,
    media,
    /** What the name of a picture in an address stands for. */
    mediaFile,
    /** All of those names. */
    mediaNames: () => listMediaNames(database.queries),
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
