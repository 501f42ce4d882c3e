import { factoryPassword } from '@naikkelas/api/testing/factories'
import { headline, makePage } from '@naikkelas/api/testing/page-factories'
import { createTestApp } from '@naikkelas/api/testing/test-app'
import { type Browser, chromium } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chromiumArgs, chromiumPath } from '../../../scripts/chromium.mjs'
import { createPageDrawer } from './page-drawer.ts'
import { apiPageSource } from './pages/api-page-source.ts'
import { StoredReleases } from './site/stored-releases.ts'
import { siteFiles } from './site/site-files.ts'
import { scratchFolder, startTestListener } from './testing/test-listener.ts'
import { webListener } from './web-listener.ts'

let browser: Browser
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs })
}, 60_000)
afterAll(() => browser.close())

test('the navigation bars of a course show the signed-in user, uncached; other visitors get them as rendered', async () => {
  const app = await createTestApp({ overrides: { pageDrawer: createPageDrawer({ build: 'test build' }) } })
  const desk = await app.signedIn()
  const { page } = await makePage(desk, { sections: [headline()], link: 'kelas-uji' })
  await app.database.pool.query(
    "UPDATE landing_pages SET kind = 'course', exclusive_landingpage = false WHERE id = $1",
    [page.id],
  )
  expect((await desk.post(`/admin/landing-pages/${page.id}/publish`, { headVersion: page.headVersion })).status).toBe(
    200,
  )
  const folder = await scratchFolder()
  const asked: string[] = []
  const { port } = await startTestListener({
    source: apiPageSource(app.publicPages),
    dataDir: folder,
    answer: webListener((request) => {
      asked.push(new URL(request.url).pathname)
      return app.fetch(request, { clientAddress: '203.0.113.9' })
    }),
    files: await siteFiles({
      folders: [],
      scriptFolder: folder,
      siteHeaders: [],
      kept: new StoredReleases(folder),
      build: 'test build',
      onFailure: () => {},
    }),
  })
  const origin = `http://127.0.0.1:${port}`
  const timesAsked = () => asked.filter((path) => path === '/api/session').length
  const context = await browser.newContext({ viewport: { width: 1440, height: 800 } })
  const visit = await context.newPage()
  const refused: string[] = []
  visit.on('console', (message) => message.type() === 'error' && refused.push(message.text()))
  const link = visit.locator('[data-session]')

  await visit.goto(`${origin}/kelas/kelas-uji`, { waitUntil: 'load' })
  const drawn = await visit.content()
  expect(await link.innerText()).toBe('Daftar/Masuk')
  expect(timesAsked()).toBe(0)

  const data = { email: desk.admin.email, password: factoryPassword }
  const signedIn = await context.request.post(`${origin}/api/admin/sign-in`, { data, headers: { origin } })
  expect(signedIn.status()).toBe(200)
  const before = (await link.boundingBox())?.width ?? 0
  await visit.reload({ waitUntil: 'load' })
  await link.getByText('Dasbor', { exact: true }).waitFor()
  expect([await link.getAttribute('href'), await link.getAttribute('title')]).toEqual(['/admin', desk.admin.name])
  expect((await link.boundingBox())?.width).toBe(before)
  expect((await (await fetch(`${origin}/kelas/kelas-uji`)).text()).includes(desk.admin.name)).toBe(false)

  await context.request.post(`${origin}/api/admin/sign-out`, { headers: { origin } })
  await visit.reload({ waitUntil: 'load' })
  expect(await link.innerText()).toBe('Daftar/Masuk')
  expect([timesAsked(), refused]).toEqual([1, []])

  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await plain.goto(`${origin}/kelas/kelas-uji`)
  expect(await plain.locator('[data-session]').getAttribute('href')).toBe('/login')
  expect(drawn).toContain('Daftar/Masuk')
})
