import { factoryPassword } from '@naikkelas/api/testing/factories'
import { makeLearner } from '@naikkelas/api/testing/learner-factories'
import { createTestApp } from '@naikkelas/api/testing/test-app'
import { menuOf } from '@naikkelas/contract/menu'
import { verifyPromptKey } from '@naikkelas/contract/identity'
import { SiteBars } from '@naikkelas/ui/site-bars'
import { type Browser, chromium, type Page } from 'playwright'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { chromiumArgs, chromiumPath } from '../../../scripts/chromium.mjs'
import { siteScript, tourScript } from './site-script/site-script.gen.ts'
import { siteFiles } from './site/site-files.ts'
import { StoredReleases } from './site/stored-releases.ts'
import { FakePages } from './testing/fake-pages.ts'
import { scratchFolder, startTestListener } from './testing/test-listener.ts'
import { webListener } from './web-listener.ts'

let browser: Browser
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs })
}, 60_000)
afterAll(() => browser.close())

const app = await createTestApp()
const bars = renderToStaticMarkup(createElement(SiteBars, { logo: 'Naikkelas', homeLabel: 'Beranda', menu: menuOf() }))
const home = `<!doctype html><html lang="id"><body>${bars}<main id="isi"></main><script src="${siteScript.path}" defer data-e="local" data-t="${tourScript.path}"></script></body></html>`

/** A learner on a page with the bars; the guide was asked for. */
async function visit({ path = '/', isSignedIn = true, isVerifying = false } = {}) {
  const folder = await scratchFolder()
  const asked: string[] = []
  const { port } = await startTestListener({
    source: new FakePages(),
    dataDir: folder,
    answer: webListener((request) => {
      const { pathname } = new URL(request.url)
      asked.push(`${request.method} ${pathname}`)
      if (!pathname.startsWith('/api/'))
        return Promise.resolve(new Response(home, { headers: { 'content-type': 'text/html' } }))
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
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  // Time passes only where a test says so.
  await page.clock.install({ time: '2026-11-24T05:00:00Z' })
  await page.clock.pauseAt('2026-11-24T05:00:01Z')
  if (isSignedIn) {
    const { email } = await makeLearner(app)
    const data = { email, password: factoryPassword }
    await context.request.post(`${origin}/api/login`, { data, headers: { origin } })
  }
  if (isVerifying) await page.addInitScript((key) => sessionStorage.setItem(key, '1'), verifyPromptKey)
  await page.goto(origin + path, { waitUntil: 'networkidle' })
  const times = (call: string) => asked.filter((one) => one === call).length
  return { page, times, again: () => page.reload({ waitUntil: 'networkidle' }) }
}

const tour = (page: Page) => page.getByRole('dialog', { name: 'Tur menu' })

test('a learner is led through the bars half a second after the guide answered, and once', async () => {
  const { page, times, again } = await visit()
  expect(times('GET /api/guide')).toBe(1)
  await page.clock.runFor(499)
  expect(await tour(page).count()).toBe(0)
  await page.clock.runFor(1)
  await tour(page).waitFor()
  expect(await page.getByRole('button', { name: 'Kembali' }).count()).toBe(0)
  await page.getByRole('button', { name: 'Lanjut' }).click()
  await page.getByRole('button', { name: 'Kembali' }).click()
  const further = page.getByRole('button', { name: 'Lanjut' })
  while ((await further.count()) > 0) await further.click()
  const finished = page.waitForResponse((response) => response.request().method() === 'POST')
  await page.getByRole('button', { name: 'Selesai' }).click()
  expect((await finished).status()).toBe(200)
  expect([await tour(page).count(), times('POST /api/guide')]).toEqual([0, 1])
  await again()
  await page.clock.runFor(5_000)
  expect([await tour(page).count(), times('POST /api/guide')]).toEqual([0, 1])
})

test('neither a press beside it nor Escape closes it', async () => {
  const { page, times } = await visit()
  await page.clock.runFor(500)
  await tour(page).waitFor()
  await page.mouse.click(700, 800)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  expect([await tour(page).isVisible(), times('POST /api/guide')]).toEqual([true, 0])
})

test.each([
  ['a visitor', { isSignedIn: false }, 0],
  ['another page than the first', { path: '/privacy' }, 0],
  ['someone who is to verify the account', { isVerifying: true }, 1],
])('%s is not led', async (_, given, timesAsked) => {
  const { page, times } = await visit(given)
  await page.clock.runFor(5_000)
  expect([await tour(page).count(), times('GET /api/guide')]).toEqual([0, timesAsked])
})
