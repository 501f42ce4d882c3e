import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { AppError } from '@naikkelas/api'
import { expect, onTestFinished, test } from 'vitest'
import { scratchFolder } from '../testing/test-listener.ts'
import { webListener } from '../web-listener.ts'
import { createPublicScreens } from './public-screens.ts'
import { createSite, type SiteOptions } from './site-app.ts'
import { siteHeaders } from './site-headers.ts'

function siteWith(options: Partial<SiteOptions> = {}) {
  const seen: string[] = []
  const answered = (by: string) => async (request: Request) => {
    seen.push(`${by} ${request.method} ${new URL(request.url).pathname}`)
    return new Response(by)
  }
  const site = createSite({
    api: { fetch: answered('api') },
    render: answered('web'),
    pages: { list: async () => [], preview: async () => null, asset: async () => null },
    publicUrl: 'https://naikkelas.test',
    appEnv: 'production',
    siteHeaders: siteHeaders('https://naikkelas.test'),
    requestFacts: () => ({ clientAddress: '203.0.113.9' }),
    requestId: () => 'request-of-a-test',
    onFailure: () => {},
    ...options,
  })
  return {
    seen,
    site,
    ask: (path: string, init?: RequestInit) => site.fetch(new Request(`https://naikkelas.test${path}`, init)),
  }
}

test('the API answers /api, the web application every other path', async () => {
  const { ask, seen } = siteWith()
  await ask('/api/admin/media', { method: 'POST' })
  await ask('/admin/landing-pages')
  await ask('/admin/login', { method: 'POST', body: new URLSearchParams({ email: 'a' }) })
  expect(seen).toEqual(['api POST /api/admin/media', 'web GET /admin/landing-pages', 'web POST /admin/login'])
})

test.for([
  ['/kelas-shopee-serelanya?utm_source=ig&fbclid=abc&ref=sari', '/kelas-shopee?utm_source=ig&fbclid=abc&ref=sari'],
  ['/kelas-tiktok-serelanya', '/kelas-tiktok'],
] as const)('the former path %s leads to %s, its query kept', async ([from, to]) => {
  const answer = await siteWith().ask(from)
  expect([answer.status, answer.headers.get('location')]).toEqual([301, to])
})

test('on a site whose payments move no money every screen says so, above everything', async () => {
  const render = async () =>
    new Response('<html lang="id"><body class="app"><main>Kelas</main></body></html>', {
      status: 404,
      headers: { 'content-type': 'text/html; charset=utf-8', 'x-mark': 'kept' },
    })
  const onTrial = await siteWith({ render, isOnTrial: true }).ask('/courses')
  expect([onTrial.status, onTrial.headers.get('x-mark')]).toEqual([404, 'kept'])
  expect(await onTrial.text()).toMatch(
    /<body class="app"><p role="note"[^>]*>Situs uji coba: pembayaran di sini tidak memindahkan uang sungguhan\.<\/p><main>/,
  )
  expect(await (await siteWith({ render }).ask('/courses')).text()).not.toContain('uji coba')
  const data = await siteWith({ isOnTrial: true, render: async () => Response.json({ a: '<body>' }) }).ask('/courses')
  expect(await data.json()).toEqual({ a: '<body>' })
})

test('HEAD of a public screen answers as GET does, with its tag and without a body', async () => {
  const clientFolder = await scratchFolder()
  await mkdir(join(clientFolder, 'assets'))
  await writeFile(join(clientFolder, 'assets/root.css'), '.merah{color:red}')
  const html =
    '<!DOCTYPE html><html lang="id"><head><title>Uji</title><link rel="stylesheet" href="/assets/root.css"/></head><body data-ui-theme="" class="merah">Halo</body></html>'
  const { site } = siteWith({
    publicScreens: createPublicScreens({ clientFolder, appEnv: 'production', mediaOrigin: undefined, siteHeaders: [] }),
    // The router draws for HEAD too, and leaves the body out.
    render: async ({ method }) =>
      new Response(method === 'HEAD' ? null : html, {
        status: 404,
        headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, max-age=0' },
      }),
  })
  // Through Node's adapter, whose requests are not quite those of the web.
  const server = createServer(webListener((request) => site.fetch(request))).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const ask = (method: string) =>
    fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/404`, {
      method,
      headers: { connection: 'close', 'accept-encoding': 'br' },
    })
  const [got, head] = [await ask('GET'), await ask('HEAD')]
  expect([got.status, (await got.text()).includes('Halo')]).toEqual([404, true])
  expect([head.status, await head.text()]).toEqual([404, ''])
  expect(head.headers.get('etag')).toBe(got.headers.get('etag'))
  expect(head.headers.get('content-security-policy')).toBe(got.headers.get('content-security-policy'))
})

test('a loader of the web application calls the API as the visitor', async () => {
  const addresses: (string | undefined)[] = []
  const { ask } = siteWith({
    api: { fetch: async (_request, facts) => (addresses.push(facts.clientAddress), new Response()) },
    render: (request, api) => api.fetch(new Request(new URL('/api/health', request.url))),
  })
  await ask('/admin')
  expect(addresses).toEqual(['203.0.113.9'])
})

test.each(['/wa/0190f5fe-7c00-7a00-8000-000000000001', '/s/abcd23', '/api/downloads/berkas.tanda'])(
  'a link (%s) that cannot be answered is an error page for browsers, and data for programs',
  async (path) => {
    const body = { status: 503, message: 'Server sedang <b>sibuk</b> & penuh.', data: { code: 'busy' } }
    const { ask } = siteWith({
      api: { fetch: async () => Response.json(body, { status: 503, headers: { 'retry-after': '2' } }) },
    })
    const shown = await ask(path, { headers: { accept: 'text/html,*/*;q=0.8' } })
    expect([shown.status, shown.headers.get('retry-after'), shown.headers.get('cache-control')]).toEqual([
      503,
      '2',
      'no-store',
    ])
    expect(shown.headers.get('content-type')).toContain('text/html')
    expect(await shown.text()).toContain('<p>Server sedang &lt;b>sibuk&lt;/b> &amp; penuh.</p>')
    expect(await (await ask(path)).json()).toEqual(body)
  },
)

test('redirects and errors of the API are passed on unchanged', async () => {
  const { ask } = siteWith({
    api: {
      fetch: async ({ url }) =>
        url.includes('/wa/')
          ? new Response(null, { status: 302, headers: { location: 'https://wa.me/62812' } })
          : Response.json({ status: 404 }, { status: 404 }),
    },
  })
  const page = { headers: { accept: 'text/html' } }
  expect((await ask('/wa/satu', page)).headers.get('location')).toBe('https://wa.me/62812')
  expect(await (await ask('/api/health', page)).json()).toEqual({ status: 404 })
})

test('a missing file of an earlier build is 404, not a page', async () => {
  const { ask, seen } = siteWith()
  for (const path of ['/assets/entry-Old.js', '/fonts/none.woff2']) expect((await ask(path)).status).toBe(404)
  expect(seen).toEqual([])
})

test('files generated for a page, a font or its link preview image, are served by path', async () => {
  const { ask } = siteWith({
    pages: {
      list: async () => [],
      preview: async () => null,
      asset: async (path) =>
        path === '/fonts/poppins-400-latin-abc.woff2'
          ? { contentType: 'font/woff2', bytes: Buffer.from('wOF2') }
          : path === '/cards/0123456789abcdef.png'
            ? { contentType: 'image/png', bytes: Buffer.from('PNG') }
            : null,
    },
  })
  const card = await ask('/cards/0123456789abcdef.png')
  expect([card.status, card.headers.get('content-type')]).toEqual([200, 'image/png'])
  expect((await ask('/cards/lain.png')).status).toBe(404)
  const font = await ask('/fonts/poppins-400-latin-abc.woff2')
  expect(font.headers.get('content-type')).toBe('font/woff2')
  expect(font.headers.get('cache-control')).toContain('immutable')
})

test.each(['/fonts/%00', '/cards/%00.png', '/fonts/a%20b.woff2', '/cards/a/b.png', '/fonts/'])(
  '%s is not a generated file, and is not looked up',
  async (path) => {
    const { ask } = siteWith({
      pages: {
        list: async () => [],
        preview: async () => null,
        asset: async () => {
          throw new Error('invalid byte sequence')
        },
      },
    })
    expect((await ask(path)).status).toBe(404)
  },
)

test('a preview is shown to anyone with its token, and is never cached', async () => {
  const { ask } = siteWith({
    pages: {
      list: async () => [],
      preview: async (token) => (token === 'AbC' ? { html: '<!doctype html>draf', csp: "default-src 'none'" } : null),
      asset: async () => null,
    },
  })
  const preview = await ask('/preview/AbC')
  expect(await preview.text()).toContain('draf')
  expect(Object.fromEntries(preview.headers)).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'content-security-policy': "default-src 'none'",
  })
  const ended = await ask('/preview/lama')
  expect([ended.status, ended.headers.get('location')]).toEqual([302, '/404'])
})

test('only the public site allows search engines', async () => {
  const pages = {
    list: async () => [{ address: '/kelas-data', publishedAt: '2026-11-20T05:00:00.000Z' }],
    preview: async () => null,
    asset: async () => null,
  }
  const { ask } = siteWith({ pages })
  expect(await (await ask('/robots.txt')).text()).toContain('Sitemap: https://naikkelas.test/sitemap.xml')
  expect(await (await ask('/sitemap.xml')).text()).toContain(
    '<loc>https://naikkelas.test/kelas-data</loc><lastmod>2026-11-20',
  )
  expect((await ask('/sitemap-1.xml')).status).toBe(404)
  expect(await (await siteWith({ appEnv: 'staging' }).ask('/robots.txt')).text()).toBe('User-agent: *\nDisallow: /\n')
})

test('during a database outage the sitemap is 503 with Retry-After, and robots.txt is still served', async () => {
  const failures: string[] = []
  const { ask } = siteWith({
    pages: { list: () => Promise.reject(new Error('away')), preview: async () => null, asset: async () => null },
    onFailure: (_error, where) => failures.push(where),
  })
  const map = await ask('/sitemap.xml')
  expect([map.status, map.headers.get('retry-after'), failures]).toEqual([503, '60', ['GET /sitemap.xml']])
  expect((await ask('/robots.txt')).status).toBe(200)
})

test('large responses of the application are compressed when accepted', async () => {
  const { ask } = siteWith({
    api: { fetch: async () => Response.json({ items: Array.from({ length: 200 }, () => 'halaman') }) },
  })
  const packed = await ask('/api/admin/landing-pages', { headers: { 'accept-encoding': 'gzip, deflate, br' } })
  expect(packed.headers.get('content-encoding')).toBe('gzip')
  expect(gunzipSync(Buffer.from(await packed.arrayBuffer())).toString()).toContain('halaman')
  expect((await ask('/api/admin/landing-pages')).headers.get('content-encoding')).toBeNull()
})

test('every response has the headers of the site, and an error does not expose its cause', async () => {
  const failures: string[] = []
  const { ask } = siteWith({
    render: () => Promise.reject(new Error('secret cause')),
    onFailure: (_error, where) => failures.push(where),
  })
  const failed = await ask('/admin')
  expect(failed.status).toBe(500)
  expect(await failed.text()).not.toContain('secret')
  expect(failures).toEqual(['GET /admin'])
  for (const answer of [failed, await ask('/robots.txt')])
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
    })
})

test('a form of the application larger than 64 KB is refused before it is read, regardless of Content-Length', async () => {
  const { ask, seen } = siteWith()
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const large = 'x'.repeat(70_000)
  expect((await ask('/admin/login', { method: 'POST', headers, body: large })).status).toBe(413)
  const chunks = new ReadableStream({
    start(controller) {
      for (let sent = 0; sent < 3; sent++) controller.enqueue(new TextEncoder().encode('x'.repeat(30_000)))
      controller.close()
    },
  })
  const streamed = await ask('/admin/login', { method: 'POST', headers, body: chunks, duplex: 'half' } as RequestInit)
  expect([streamed.status, seen]).toEqual([413, []])
  expect((await ask('/admin/login', { method: 'POST', headers, body: 'email=a' })).status).toBe(200)
})

test('during a database outage a preview is a 503 page with Retry-After', async () => {
  const { ask } = siteWith({
    pages: {
      list: async () => [],
      preview: () => Promise.reject(new AppError('busy')),
      asset: () => Promise.reject(new Error('a mistake of ours')),
    },
  })
  const answer = await ask('/preview/AbC')
  const { status, headers } = answer
  expect([status, headers.get('retry-after'), headers.get('content-type')]).toEqual([
    503,
    '5',
    'text/html; charset=utf-8',
  ])
  expect(await answer.text()).toContain('Coba lagi sebentar lagi')
  expect((await ask('/fonts/a.woff2')).status).toBe(500)
})

const loginForm = (headers: Record<string, string>) => ({
  method: 'POST',
  headers: { accept: 'text/html', ...headers },
  body: new URLSearchParams({ email: 'sari@toko.co' }),
})

test.each(['naikkelas.test', 'kopi.naikkelas.test'])(
  'behind a proxy with TLS a form of our own pages at %s is received at the address that was typed',
  async (host) => {
    const received: string[] = []
    const { site } = siteWith({
      render: async (request) => {
        received.push(request.url, request.headers.get('origin') ?? '', await request.text())
        return new Response('masuk')
      },
    })
    const form = loginForm({ origin: `https://${host}` })
    // As Node knows it.
    const answer = await site.fetch(new Request(`http://${host}/admin/login`, form))
    expect(await answer.text()).toBe('masuk')
    expect(received).toEqual([`https://${host}/admin/login`, `https://${host}`, 'email=sari%40toko.co'])
  },
)

test.each(['https://jahat.example', 'https://naikkelas.test.jahat.example', 'http://naikkelas.test', 'null'])(
  'a form that a page at %s sends is refused with a sentence and no failure in the log',
  async (origin) => {
    const failures: unknown[] = []
    const { ask, seen } = siteWith({ onFailure: (error) => failures.push(error) })
    const answer = await ask('/admin/login', loginForm({ origin }))
    expect(answer.status).toBe(403)
    expect(await answer.text()).toContain('Permintaan ini tidak berasal dari halaman kami.')
    expect({ seen, failures }).toEqual({ seen: [], failures: [] })
  },
)

test('a form sent by a program, which names no page, reaches the web application', async () => {
  const { ask, seen } = siteWith()
  await ask('/admin/login', loginForm({}))
  expect(seen).toEqual(['web POST /admin/login'])
})
