import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { compress } from 'hono/compress'
import type { PublicPages } from '../pages/public-pages.ts'
import { robotsTxt, siteMap } from './crawler-files.ts'
import { headerEntries } from './site-headers.ts'

/** The API as the server uses it. */
export interface SiteApi {
  /** Answers /api/* and /media/*. */
  fetch: (request: Request, facts: { clientAddress?: string }) => Promise<Response>
}

/** The web application's own door: a page for a request. */
export type RenderPage = (
  request: Request,
  api: { fetch: (request: Request) => Promise<Response> },
) => Promise<Response>

export interface SiteOptions {
  api: SiteApi
  render: RenderPage
  pages: PublicPages
  publicUrl: string
  /** Whether search engines are welcome: in production only. */
  isPublicSite: boolean
  siteHeaders: readonly string[]
  clientAddress: (environment: unknown) => string | undefined
  onFailure: (error: unknown, where: string) => void
}

/** Everything that is not a published page, by its path. */
export function createSite({
  api,
  render,
  pages,
  publicUrl,
  isPublicSite,
  siteHeaders,
  clientAddress,
  onFailure,
}: SiteOptions): Hono {
  const site = new Hono()
  const passOn = (request: Request, environment: unknown) => api.fetch(request, factsOf(clientAddress(environment)))

  site.use(async (c, next) => {
    await next()
    // Whoever answered knows better where it has set a header of its own.
    for (const [name, value] of headerEntries(siteHeaders)) if (!c.res.headers.has(name)) c.res.headers.set(name, value)
  })
  // Pages of the application and lists of the API; files come smaller than this makes them.
  site.use(compress({ threshold: 1024 }))
  site.all('/api/*', (c) => passOn(c.req.raw, c.env))
  site.get('/robots.txt', (c) => c.text(robotsTxt({ publicUrl, isPublicSite })))
  site.get('/sitemap.xml', async (c) =>
    c.body(siteMap({ publicUrl, pages: await pages.list() }), 200, {
      'content-type': 'application/xml; charset=utf-8',
    }),
  )
  site.get('/preview/:token', async (c) => {
    const page = await pages.preview(c.req.param('token'))
    if (!page) return c.redirect('/404')
    return c.html(page.html, 200, {
      'content-security-policy': page.csp,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    })
  })
  // The shared files were found before; these were cut for one page.
  site.get('/fonts/*', async (c) => {
    const asset = await pages.asset(c.req.path)
    if (!asset) return missing()
    return c.body(new Uint8Array(asset.bytes), 200, {
      'content-type': asset.contentType,
      'cache-control': 'public, max-age=31536000, immutable',
    })
  })
  // A file of an earlier build is no page: an application that asks for it must learn that it is gone.
  site.get('/assets/*', () => missing())
  site.all('*', formLimit, (c) => render(c.req.raw, { fetch: (request) => passOn(request, c.env) }))
  site.onError((error, c) => {
    onFailure(error, `${c.req.method} ${c.req.path}`)
    return c.text('Terjadi kesalahan di pihak kami. Coba lagi sebentar lagi.', 500, { 'cache-control': 'no-store' })
  })
  return site
}

/** Forms of the application are small; what they send is read into memory, so its bytes are counted as they come. */
const formLimit = bodyLimit({
  maxSize: 64 * 1024,
  onError: (c) => c.text('Data yang dikirim terlalu besar.', 413, { 'cache-control': 'no-store' }),
})

const factsOf = (clientAddress: string | undefined) => (clientAddress === undefined ? {} : { clientAddress })

const missing = () =>
  new Response('Berkas ini tidak ada.', {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })
