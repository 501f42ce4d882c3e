import {
  type AppEnv,
  expectedError,
  isProgram,
  type RequestFacts,
  requestIdHeader,
  withRequestId,
} from '@naikkelas/api'
import { apiReferencePath, isCheckoutPath, movedPaths } from '@naikkelas/contract'
import { eventCalendarPath } from '@naikkelas/contract/commerce'
import { announcementFeedPath } from '@naikkelas/contract/content'
import { partnerReturnPath, partnerSignInPath } from '@naikkelas/contract/identity'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import type { PublicPages } from '../pages/public-pages.ts'
import type { ThankYouPage } from '../pages/thank-you-page.ts'
import { paymentScript, siteScript } from '../site-script/site-script.gen.ts'
import { rememberedMaps, robotsTxt, siteMaps } from './crawler-files.ts'
import { readForm } from './form-body.ts'
import { isFormOfPage, ownFormOf } from './lead-documents.ts'
import { madeFile, madeFileHeaders } from './made-files.ts'
import { isPressedPath, pressedLink } from './pressed-link.ts'
import { namesOrigin } from './opened-checkout.ts'
import type { PublicScreens } from './public-screens.ts'
import { refusedForm } from './refused-form.ts'
import { unservedMethod } from './served-methods.ts'
import { headerEntries } from './site-headers.ts'
import { storybookFiles } from './storybook-files.ts'
import { withTrialNote } from './trial-note.ts'
import { atTypedAddress, isOfOtherSite } from './typed-address.ts'
import { unavailableResponse } from './unavailable-page.ts'

/** The API as the server uses it. */
export interface SiteApi {
  /** Answers /api/*, /media/*, /s/*, /wa/* and checkouts that links of pages lead to. */
  fetch: (request: Request, facts: RequestFacts) => Promise<Response>
}

/** The web application's own door: a page for a request. */
export type RenderPage = (
  request: Request,
  api: {
    fetch: (request: Request) => Promise<Response>
    mediaOrigin: string | undefined
    appEnv: AppEnv
    publicUrl: string
    siteScript: { path: string; environment: AppEnv }
    paymentScript: string
    thankYouPage?: ThankYouPage | undefined
    isProgram: (userAgent: string) => boolean
    onFailure: (error: unknown, where: string) => void
  },
) => Promise<Response>

export interface SiteOptions {
  api: SiteApi
  render: RenderPage
  /** @default every screen is sent as it was drawn: the development server's have no stylesheet of their own yet */
  publicScreens?: PublicScreens | undefined
  pages: PublicPages
  /** @default there is none: buyers are led to their purchase */
  thankYouPage?: ThankYouPage | undefined
  /** Prefix of cookie names; search engines are welcome in production only. */
  appEnv: AppEnv
  publicUrl: string
  /** Payments move no money, and every screen says so. @default false */
  isOnTrial?: boolean
  /** Where uploaded files are shown from when that is another origin. */
  mediaOrigin?: string | undefined
  siteHeaders: readonly string[]
  /** What the socket and trusted proxies say of a request's client. */
  requestFacts: (environment: unknown) => RequestFacts
  requestId: (environment: unknown) => string
  /** Where a built Storybook lies, if it was built. */
  storybookFolder?: string | undefined
  onFailure: (error: unknown, where: string) => void
}

/** Everything that is not a published page, by its path. */
export function createSite({
  api,
  render,
  publicScreens,
  pages,
  thankYouPage,
  appEnv,
  publicUrl,
  isOnTrial = false,
  mediaOrigin,
  siteHeaders,
  requestFacts,
  requestId,
  storybookFolder,
  onFailure,
}: SiteOptions): Hono {
  const site = new Hono()
  const passOn = (request: Request, environment: unknown) => api.fetch(request, requestFacts(environment))

  site.use(async (c, next) => {
    const id = requestId(c.env)
    await withRequestId(id, next)
    c.res.headers.set(requestIdHeader, id)
    // Headers that a handler has set itself win.
    for (const [name, value] of headerEntries(siteHeaders)) if (!c.res.headers.has(name)) c.res.headers.set(name, value)
  })
  // Pages of the application and lists of the API; files come smaller than this makes them.
  site.use(compress({ threshold: 1024 }))
  site.all('/api/*', async (c, next) => {
    // What a form of a published page sends without a script is answered with a page.
    if (isFormOfPage(c.req.raw, c.req.path)) return next()
    const answer = await passOn(c.req.raw, c.env)
    return isPressedPath(c.req.path) ? pressedLink(c.req.raw, answer) : answer
  })
  site.use(async (c, next) => {
    const { path } = c.req
    const unserved = unservedMethod(c.req.method, path)
    if (unserved) return unserved
    // No page has such a path, and the router would log an error.
    if (!isDecodable(path)) return redirectToNotFound()
    await next()
  })
  site.get('/robots.txt', (c) => c.text(robotsTxt({ publicUrl, isPublicSite: appEnv === 'production' })))
  const maps = rememberedMaps(async () => siteMaps({ publicUrl, pages: await pages.list() }))
  site.get('/:map{sitemap(?:-[1-9][0-9]*)?[.]xml}', async (c) => {
    const known = await maps().catch((error: unknown) => void onFailure(error, `GET ${c.req.path}`))
    // After 503 with `Retry-After` a crawler keeps its copy; after 500 it may drop it.
    if (!known) return c.text('Coba lagi sebentar lagi.', 503, { 'retry-after': '60', 'cache-control': 'no-store' })
    const map = known.get(c.req.path)
    return map === undefined ? missing() : c.body(map, 200, { 'content-type': 'application/xml; charset=utf-8' })
  })
  site.get('/preview/:token', async (c) => {
    const page = await pages.preview(c.req.param('token'))
    if (!page) return redirectToNotFound()
    return c.html(page.html, 200, {
      'content-security-policy': page.csp,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    })
  })
  site.on('GET', Object.keys(movedPaths), (c) => {
    const { search } = new URL(c.req.url)
    return c.redirect(`${movedPaths[c.req.path as keyof typeof movedPaths]}${search}`, 301)
  })
  site.get(apiReferencePath, (c) => passOn(c.req.raw, c.env))
  site.on('GET', [announcementFeedPath, eventCalendarPath], (c) => passOn(c.req.raw, c.env))
  site.on('GET', [partnerSignInPath, partnerReturnPath], (c) => passOn(c.req.raw, c.env))
  site.on('GET', ['/s/*', '/wa/*'], async (c) => pressedLink(c.req.raw, await passOn(c.req.raw, c.env)))
  site.use(async (c, next) => {
    const isOpened = c.req.method === 'GET' && isCheckoutPath(c.req.path) && namesOrigin(new URL(c.req.url).search)
    return isOpened ? pressedLink(c.req.raw, await passOn(c.req.raw, c.env)) : next()
  })
  // The shared files were found before; these were made for one page.
  site.on('GET', ['/fonts/*', '/cards/*'], async (c) => {
    // Whatever else is asked for was never made, and a database cannot look for every sign.
    const asset = madeFile.test(c.req.path) ? await pages.asset(c.req.path) : null
    if (!asset) return missing()
    return c.body(new Uint8Array(asset.bytes), 200, madeFileHeaders(asset))
  })
  // A file of an earlier build is no page: an application that asks for it must learn that it is gone.
  site.get('/assets/*', () => missing())
  if (storybookFolder !== undefined) site.route('/', storybookFiles(storybookFolder))
  site.all('*', async (c) => {
    const isOfPage = c.req.method === 'POST' && isFormOfPage(c.req.raw, c.req.path)
    const isShown = isOfPage || /\btext\/html\b/i.test(c.req.header('accept') ?? '')
    const sent = c.req.method === 'POST' ? await readForm(c.req.raw) : c.req.raw
    if (typeof sent === 'string') return refusedForm(sent, { isShown })
    const typed = atTypedAddress(sent, publicUrl)
    const request = isOfPage ? ownFormOf(typed) : ownOf(typed)
    if (!request) return refusedForm('foreign_origin', { isShown })
    const draw = async (wanted: Request) => {
      const drawn = await render(wanted, {
        fetch: (asked) => passOn(asked, c.env),
        mediaOrigin,
        appEnv,
        publicUrl,
        siteScript: { path: siteScript.path, environment: appEnv },
        paymentScript: paymentScript.path,
        thankYouPage,
        isProgram,
        onFailure,
      })
      return isOnTrial ? await withTrialNote(drawn) : drawn
    }
    return publicScreens ? publicScreens.answer(request, draw) : draw(request)
  })
  site.onError((error, c) => {
    onFailure(error, `${c.req.method} ${c.req.path}`)
    if (expectedError(error).status === 503) return unavailableResponse()
    return c.text('Terjadi kesalahan di pihak kami. Coba lagi sebentar lagi.', 500, { 'cache-control': 'no-store' })
  })
  return site
}

/** What the web application would refuse with a failure in the log. */
const ownOf = (request: Request) => (request.method === 'POST' && isOfOtherSite(request) ? null : request)

const isDecodable = (path: string) => {
  try {
    return decodeURIComponent(path) !== ''
  } catch {
    return false
  }
}

const redirectToNotFound = () =>
  new Response(null, { status: 302, headers: { location: '/404', 'cache-control': 'no-store' } })

const missing = () =>
  new Response('Berkas ini tidak ada.', {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })
