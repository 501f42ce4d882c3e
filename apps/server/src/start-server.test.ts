import { symlink } from 'node:fs/promises'
import { createServer, type IncomingMessage, request } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { join } from 'node:path'
import { makeAdmin } from '@naikkelas/api/testing/factories'
import { change, headline, makePage, retitle, send } from '@naikkelas/api/testing/page-factories'
import { publish } from '@naikkelas/api/testing/publishing-factories'
import { startSentryReceiver } from '@naikkelas/api/testing/sentry-receiver'
import { createTestApp } from '@naikkelas/api/testing/test-app'
import { phoneBrowser } from '@naikkelas/api/testing/tracker-factories'
import { drawing, upload } from '@naikkelas/api/testing/upload'
import { createTestDatabase } from '@naikkelas/api/testing/test-database'
import type { RedirectRule } from '@naikkelas/contract/marketing'
import { mediaUrl } from '@naikkelas/contract/pages'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { createPageDrawer } from './page-drawer.ts'
import { PageDisk } from './pages/page-disk.ts'
import { rendered } from './testing/fake-pages.ts'
import { ask, scratchFolder } from './testing/test-listener.ts'
import { startTestServer, type TestServerOptions } from './testing/test-server.ts'

const database = await createTestDatabase()
// Someone can sign in, so no demo world is made.
await makeAdmin(database)
afterAll(() => database.drop())

const start = ({ env, ...rest }: Partial<TestServerOptions> = {}) =>
  startTestServer({ ...rest, env: { databaseUrl: database.url, ...env } })

// Servers are started, pages drawn and pictures encoded, on cores that other tests use.
vi.setConfig({ testTimeout: 180_000 })

test('one process serves the API, the application and unknown links', async () => {
  const server = await start()
  const health = await server.ask('/api/health')
  expect(health.status).toBe(200)
  expect(JSON.parse(health.body.toString())).toMatchObject({ status: 200, data: { database: { state: 'up' } } })
  expect((await server.ask('/admin')).body.toString()).toBe('page /admin')
  expect((await server.ask('/tak-ada-di-sini')).body.toString()).toBe('page /tak-ada-di-sini')
  const font = await server.ask('/fonts/none.woff2')
  expect(font.status).toBe(404)
})

test('a draft is shown only by its preview, with every character in its font', async () => {
  const server = await start()
  const app = await createTestApp({ database })
  const desk = await app.signedIn()
  const { page } = await makePage(desk, { link: 'draf-rahasia', sections: [headline({ title: 'Kelas ★ draf' })] })
  const reply = await desk.post(`/admin/landing-pages/${page.id}/previews`, { hours: 1 })
  const { address } = reply.body.data as { address: string }
  const preview = await server.ask(new URL(address, 'http://127.0.0.1').pathname)
  expect([preview.status, preview.headers['cache-control'], preview.headers['x-robots-tag']]).toEqual([
    200,
    'no-store',
    'noindex',
  ])
  const html = preview.body.toString()
  expect(html).toContain('Kelas ★ draf')
  const font = /href="(\/fonts\/[^"]+)"/.exec(html)?.[1] ?? ''
  expect((await server.ask(font)).headers['content-type']).toBe('font/woff2')
  expect((await server.ask('/draf-rahasia')).body.toString()).toBe('page /draf-rahasia')
})

test('a page hidden from search is not in the sitemap', async () => {
  const app = await createTestApp({ database })
  const desk = await app.signedIn()
  const { page } = await makePage(desk, { link: 'tersembunyi' })
  const hide = { kind: 'changeSeo', value: { isIndexed: false }, was: { isIndexed: true } } as const
  const { data } = await send(desk, page.id, page.headVersion, change(hide))
  await publish(desk, { id: page.id, headVersion: data.headVersion })
  await publish(desk, (await makePage(desk, { link: 'terlihat' })).page)
  const server = await start()
  const map = await vi.waitFor(
    async () => {
      const text = (await server.ask('/sitemap.xml')).body.toString()
      expect(text).toContain('/terlihat<')
      return text
    },
    { timeout: 40_000, interval: 50 },
  )
  expect(map).not.toContain('/tersembunyi<')
})

test('with an unreachable database it serves its copies, and everything once the database answers', async () => {
  const dataDir = await scratchFolder()
  await new PageDisk(dataDir).write('/kelas-data', rendered({ html: 'dari salinan' }))
  const url = new URL(database.url)
  const socket = url.searchParams.get('host') ?? ''
  const link = join(await scratchFolder(), 'socket')
  url.searchParams.set('host', link)
  const server = await start({ dataDir, env: { databaseUrl: url.href } })
  expect(server.notes).toEqual([expect.stringContaining('cannot be reached')])
  expect((await server.ask('/kelas-data')).body.toString()).toBe('dari salinan')
  const other = await server.ask('/admin')
  expect([other.status, other.headers['retry-after']]).toEqual([503, '5'])
  await symlink(socket, link)
  await vi.waitFor(async () => expect((await server.ask('/api/health')).status).toBe(200), {
    timeout: 20_000,
    interval: 100,
  })
  expect(server.lines).toContain('The database answers; everything is served again.')
})

test('a port in use is reported with a clear message', async () => {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void other.close())
  const { port } = other.address() as AddressInfo
  await expect(start({ env: { port } })).rejects.toThrow(`Port ${port} of 127.0.0.1 is taken by another program`)
})

test('on a stop signal it finishes the current request and accepts no other', async () => {
  let finish = () => {}
  const isAsked = new Promise<void>((resolve) => {
    finish = resolve
  })
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const server = await start({
    render: async () => {
      finish()
      await held
      return new Response('done')
    },
  })
  const underWay = server.ask('/admin')
  await isAsked
  const stopping = server.stop()
  await vi.waitFor(() => expect(connectionError(server.port)).resolves.toBe('ECONNREFUSED'))
  release()
  expect((await underWay).body.toString()).toBe('done')
  await stopping
})

/** Why no connection can be had; null when it can. */
const connectionError = (port: number) =>
  new Promise<string | null>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(null)
    })
    socket.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
  })

test.each(['/api/admin/sign-in', '/api/admin/media', '/admin'])(
  'a body for %s that never comes is given up, and is no failure of ours',
  async (path) => {
    const failures: string[] = []
    const server = await start({
      env: { bodyTimes: { smallMs: 300, uploadMs: 900, uploadIdleMs: 200 } },
      render: async (request) => new Response(await request.text()),
      onFailure: (_error, where) => failures.push(where),
    })
    const head = [
      `POST ${path} HTTP/1.1`,
      `host: 127.0.0.1:3000`,
      'origin: http://127.0.0.1:3000',
      `content-type: application/${path === '/admin' ? 'x-www-form-urlencoded' : 'json'}`,
      'content-length: 500',
    ]
    const answer = await new Promise<string>((resolve) => {
      let text = ''
      const socket = connect(server.port, '127.0.0.1', () => socket.write(`${head.join('\r\n')}\r\n\r\n{"email"`))
      socket.on('data', (chunk: Buffer) => (text += chunk.toString()))
      socket.once('close', () => resolve(text))
    })
    expect(answer).toMatch(path === '/api/admin/media' ? /^HTTP\/1\.1 401/ : /^HTTP\/1\.1 408/)
    await server.stop()
    expect(failures).toEqual([])
  },
)

test('a configured media host is used by pages and serves only media', async () => {
  const app = await createTestApp({ database })
  const desk = await app.signedIn()
  const { media } = await upload(app, desk, {
    bytes: await drawing({ width: 500, height: 302 }).png().toBuffer(),
    fileName: 'gerai.png',
  })
  await app.jobs.runDue()
  const section = headline({ title: 'Gerai' })
  section.content.image = { mediaId: media.id, alt: 'Gerai', isDecorative: false }
  const { page } = await makePage(desk, { link: 'gerai', sections: [section] })
  await desk.post(`/admin/landing-pages/${page.id}/publish`, { headVersion: page.headVersion })

  const mediaOrigin = 'http://berkas.localhost:3000'
  const server = await start({
    dataDir: app.dataDir,
    env: { mediaOrigin },
    render: async (_request, api) => new Response(`media of the application: ${api.mediaOrigin}`),
  })
  const picture = mediaUrl({ id: media.id, sha8: media.sha8 }, 'webp', 480)
  // Drawn before there was such a host, it is drawn again once the server is up.
  await vi.waitFor(
    async () => expect((await server.ask('/gerai')).body.toString()).toContain(`${mediaOrigin}${picture}`),
    { timeout: 40_000, interval: 50 },
  )
  const { headers } = await server.ask('/gerai')
  expect(headers['content-security-policy']).toContain(`img-src 'self' ${mediaOrigin};`)
  expect((await server.ask('/admin')).body.toString()).toContain(mediaOrigin)

  const there = { headers: { host: 'berkas.localhost:3000' } }
  const shown = await server.ask(picture, there)
  expect([shown.status, shown.headers['content-disposition']]).toEqual([200, undefined])
  for (const path of ['/', '/gerai', '/admin', '/api/health', '/robots.txt', '/media-lain'])
    expect([path, (await server.ask(path, there)).status]).toEqual([path, 404])
  expect((await server.ask(picture, { ...there, method: 'POST' })).status).toBe(405)
  expect((await server.ask(picture)).headers['content-disposition']).toBe('attachment')
})

test('after a restart without its database a page still has its pictures, fonts and link preview image', {
  tags: 'exhaustive',
  timeout: 60_000,
}, async () => {
  const png = await drawing({ width: 1200, height: 630 }).png().toBuffer()
  const pageDrawer = createPageDrawer({ build: 'test build', rasterise: async () => png })
  const app = await createTestApp({ database, overrides: { pageDrawer } })
  const desk = await app.signedIn()
  const bytes = await drawing({ width: 1300, height: 900, left: '#123456' }).png().toBuffer()
  const { media } = await upload(app, desk, { bytes, fileName: 'gerai.png' })
  await app.jobs.runDue()
  const pictured = headline({ title: 'Kopi ★' })
  pictured.content.image = { mediaId: media.id, alt: 'Gerai', isDecorative: false }
  for (const [link, section] of [['bergambar', pictured] as const, ['berkartu', headline()] as const])
    await publish(desk, (await makePage(desk, { link, sections: [section] })).page)

  const dataDir = app.dataDir
  const before = await start({ dataDir })
  // Only the pages: no picture was asked for.
  for (const link of ['/bergambar', '/berkartu']) expect((await before.ask(link)).status).toBe(200)
  await before.stop()

  const url = new URL(database.url)
  const socket = url.searchParams.get('host') ?? ''
  const link = join(await scratchFolder(), 'socket')
  url.searchParams.set('host', link)
  const server = await start({ dataDir, env: { databaseUrl: url.href } })
  const html = `${(await server.ask('/bergambar')).body}${(await server.ask('/berkartu')).body}`
  const files = [...html.matchAll(/\/(?:media\/[\w-]+|fonts|cards)\/[\w.-]+/g)].map(([path]) => path)
  for (const kind of [/^\/media\/.+avif$/, /^\/media\/.+webp$/, /^\/fonts\//, /^\/cards\//])
    expect([kind, files.filter((path) => kind.test(path))]).not.toEqual([kind, []])
  for (const path of new Set(files)) expect([path, (await server.ask(path)).status]).toEqual([path, 200])
  const picture = mediaUrl(media, 'webp', 480)
  const spared = await server.ask(picture, { headers: { 'save-data': 'on' } })
  expect(spared.body.length).toBeLessThan((await server.ask(picture)).body.length)
  const unknown = await server.ask('/media/AAAAAAAAAAA/480.webp')
  expect([unknown.status, unknown.headers['retry-after']]).toEqual([503, '2'])

  // Deleted meanwhile: the database says so as soon as it is back.
  await database.queries.execute(`DELETE FROM media WHERE id = '${media.id}'`)
  await symlink(socket, link)
  await vi.waitFor(async () => expect((await server.ask(picture)).status).toBe(404), {
    timeout: 20_000,
    interval: 100,
  })

  // Answered by a server that was at its database, and finds nothing there any more.
  const made = files.find((path) => path.startsWith('/cards/')) ?? ''
  await database.queries.execute('ALTER TABLE landing_page_assets RENAME TO landing_page_assets_away')
  const [kept, never] = [await server.ask(made), await server.ask('/cards/tidak-pernah-ada.png')]
  await database.queries.execute('ALTER TABLE landing_page_assets_away RENAME TO landing_page_assets')
  expect([kept.status, never.status]).toEqual([200, 500])
})

test('visits at the former address of a page are counted; crawlers and HEAD requests are redirected without counting', async () => {
  const app = await createTestApp({ database })
  const desk = await app.signedIn()
  const { page } = await makePage(desk, { link: 'alamat-lama' })
  await publish(desk, page)
  await desk.patch(`/admin/landing-pages/${page.id}`, { link_landing_page: 'alamat-baru' })
  const server = await start()
  const crawler = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
  const openings = [
    { headers: { 'user-agent': phoneBrowser } },
    { headers: { 'user-agent': crawler } },
    { headers: { 'user-agent': phoneBrowser }, method: 'HEAD' },
    {},
  ]
  // The first look finds it in the database, the others in memory.
  for (const opening of [...openings, ...openings])
    expect((await server.ask('/alamat-lama', opening)).headers.location).toBe('/alamat-baru')
  await server.stop()
  const rules = (await desk.get('/admin/redirects')).body.data as RedirectRule[]
  expect(rules.find(({ path }) => path === '/alamat-lama')).toMatchObject({ hits: 2 })
})

test('events of an open page are streamed immediately and uncompressed; a stopping server does not wait for them', async () => {
  const server = await start({ env: { appSecret: 'a secret that only tests use, long enough' }, drainMs: 60_000 })
  const app = await createTestApp({ database })
  const desk = await app.signedIn()
  const { page, sections } = await makePage(desk)
  const received: string[] = []
  const headers = {
    host: '127.0.0.1:3000',
    cookie: [...desk.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    'accept-encoding': 'gzip, br',
  }
  const path = `/api/admin/landing-pages/${page.id}/stream?since=${page.headVersion}`
  const { response, ended } = await new Promise<{ response: IncomingMessage; ended: Promise<void> }>(
    (resolve, reject) => {
      const asked = request({ host: '127.0.0.1', port: server.port, path, headers }, (answer) => {
        answer.setEncoding('utf8').on('data', (text: string) => received.push(text))
        resolve({ response: answer, ended: new Promise((done) => answer.once('close', done)) })
      })
      asked.once('error', reject).end()
    },
  )
  expect([response.statusCode, response.headers['content-type'], response.headers['content-encoding']]).toEqual([
    200,
    'text/event-stream; charset=utf-8',
    undefined,
  ])
  await send(desk, page.id, page.headVersion, change(retitle(sections[0]!, 'Lewat server lain')))
  await vi.waitFor(() => expect(received.join('')).toContain('Lewat server lain'), { timeout: 20_000, interval: 20 })

  await server.stop()

  await ended
  expect(received.join('')).toContain('"reason":"restart"')
})

test('a request error is logged and reported, without the data of the visitor', async () => {
  const { receiver, events, close } = await startSentryReceiver()
  onTestFinished(close)
  const failures: string[] = []
  const { port, stop } = await start({
    env: { errorReports: receiver },
    render: () => Promise.reject(new Error('no screen for siti@contoh.id')),
    onFailure: (_, where) => failures.push(where),
  })
  const sent = { headers: { cookie: 'nk_admin=rahasia', accept: 'text/html' } }
  expect((await ask(port, '/layar-rusak?nama=Siti', sent)).status).toBe(500)
  await stop()

  expect(failures).toEqual([expect.stringMatching(/^GET \/layar-rusak \[request [0-9a-f-]{36}\]$/)])
  expect(events()).toHaveLength(1)
  expect(events()[0]).toMatchObject({
    release: 'naikkelas@0.0.0-test+test build',
    environment: 'local',
    transaction: 'GET /layar-rusak',
    exception: { values: [{ type: 'Error', value: 'no screen for [email]' }] },
  })
  const [thrown] = events()[0]?.exception.values ?? []
  expect(thrown?.stacktrace?.frames.at(-1)?.filename).toBe('apps/server/src/start-server.test.ts')
  const report = JSON.stringify(events())
  expect(report).not.toMatch(/Siti|siti@|rahasia|127\.0\.0\.1|nk_admin/)
  expect(report).not.toContain(process.cwd())
})

test('a fatal error is reported before the process ends, and no connection is accepted meanwhile', async () => {
  const { receiver, events, close } = await startSentryReceiver()
  onTestFinished(close)
  const { reportCrash, ask: visit } = await start({ env: { errorReports: receiver } })
  await reportCrash(new TypeError('nobody caught this'))
  expect(events().map(({ transaction, exception }) => [transaction, exception.values[0]?.value])).toEqual([
    ['the process ended', 'nobody caught this'],
  ])
  await expect(visit('/api/health')).rejects.toThrow('ECONNREFUSED')
})
