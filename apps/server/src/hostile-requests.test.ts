import { createDiskBlobStore } from '@naikkelas/api'
import { mp4 } from '@naikkelas/api/testing/film'
import { formSection, publishForm } from '@naikkelas/api/testing/form-factories'
import { createTestApp } from '@naikkelas/api/testing/test-app'
import { createTestDatabase } from '@naikkelas/api/testing/test-database'
import { drawing, upload } from '@naikkelas/api/testing/upload'
import { mediaUrl } from '@naikkelas/contract/pages'
import { afterAll, expect, test } from 'vitest'
import { createPageDrawer } from './page-drawer.ts'
import { hostileEndpoints, type HostileTarget, keepReading, sendHostileRequests } from './testing/hostile-requests.ts'
import type { EndpointsDocument } from './testing/streaming-endpoints.ts'
import { scratchFolder } from './testing/test-listener.ts'
import { startTestServer } from './testing/test-server.ts'

const APP_SECRET = 'a secret that only tests use, long enough'

/** `npm run verify hostile-bodies` sends 10,000 in all to the built server. */
const EACH = 60

const database = await createTestDatabase()
afterAll(database.drop)

test('broken requests to every streaming endpoint are answered below 500, while pages keep being read', async () => {
  const dataDir = await scratchFolder()
  const app = await createTestApp({
    database,
    overrides: {
      blobs: createDiskBlobStore(dataDir),
      pageDrawer: createPageDrawer({ build: 'test build' }),
      secret: APP_SECRET,
    },
  })
  const owner = await app.signedIn({ role: 0 })
  const cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const asked = (path: string) => app.fetch(new Request(`http://localhost:3000/api${path}`, { headers: { cookie } }))
  const picture = await drawing({ width: 64, height: 48 }).jpeg().toBuffer()
  const { media } = await upload(app, owner, { bytes: picture })
  const { page, at } = await publishForm(owner, formSection('lead_form'))
  const failures: string[] = []
  const server = await startTestServer({
    dataDir,
    env: { databaseUrl: database.url, appSecret: APP_SECRET },
    onFailure: (error, where) => failures.push(`${where}: ${String(error)}`),
  })
  const target: HostileTarget = {
    port: server.port,
    host: `127.0.0.1:${server.port}`,
    cookie,
    pageId: page.id,
    pagePath: `/${page.link_landing_page}`,
    formPath: at,
    mediaPath: mediaUrl(media, 'original', 0),
    files: {
      'toko.jpg': picture,
      'toko.mp4': mp4(),
      'halaman.zip': Buffer.from(await (await asked(`/admin/landing-pages/${page.id}/export`)).arrayBuffer()),
      'panduan.pdf': Buffer.from(`%PDF-1.7 ${'isi '.repeat(500)}`),
    },
    documents: await Promise.all(
      ['/openapi.json', '/admin/openapi.json'].map(
        async (path) => (await (await asked(path)).json()) as EndpointsDocument,
      ),
    ),
  }
  const streaming = app.bound.filter(({ endpoint }) => endpoint.kind !== 'json')
  expect(hostileEndpoints(target).map(({ name }) => name)).toEqual(
    expect.arrayContaining(streaming.map(({ method, path }) => `${method} ${path}`)),
  )

  const reading = keepReading(target)
  const outcome = await sendHostileRequests(target, {
    each: EACH,
    // Fewer than the connections of the pool: a poll that found none within a second would be a failure too.
    atOnce: 6,
    seed: 2_026,
    beforeEach: () => database.pool.query('DELETE FROM rate_limits'),
  })
  const { statuses } = await reading.stop()

  expect(outcome.failures).toEqual([])
  expect(failures).toEqual([])
  expect(outcome.requests).toBeGreaterThanOrEqual(EACH * streaming.length)
  expect(Object.keys(statuses)).toEqual(['200'])
  // The requests are broken, not their addresses: each endpoint has answered.
  for (const [name, answers] of Object.entries(outcome.answers))
    expect([name, Object.keys(answers).filter((status) => /^[24]/.test(status)).length]).not.toEqual([name, 0])
}, 180_000)
