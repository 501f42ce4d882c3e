import { factoryPassword, makeAdmin } from '@naikkelas/api/testing/factories'
import { makeLearner } from '@naikkelas/api/testing/learner-factories'
import { headline, makePage } from '@naikkelas/api/testing/page-factories'
import { createTestApp } from '@naikkelas/api/testing/test-app'
import { checkoutCouponKey, couponCourseKey, sessionEndedEvent } from '@naikkelas/contract/identity'
import { type Browser, type BrowserContext, chromium } from 'playwright'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { chromiumArgs, chromiumPath } from '../../../scripts/chromium.mjs'
import { createPageDrawer } from './page-drawer.ts'
import { apiPageSource } from './pages/api-page-source.ts'
import { siteFiles } from './site/site-files.ts'
import { StoredReleases } from './site/stored-releases.ts'
import { scratchFolder, startTestListener } from './testing/test-listener.ts'
import { webListener } from './web-listener.ts'

let browser: Browser
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs })
}, 60_000)
afterAll(() => browser.close())

const app = await createTestApp({ overrides: { pageDrawer: createPageDrawer({ build: 'test build' }) } })
const desk = await app.signedIn()
await publishCourse()

/** A course page, which carries the bars of the site. */
async function publishCourse() {
  const { page } = await makePage(desk, { sections: [headline()], link: 'kelas-uji' })
  await app.database.pool.query(
    "UPDATE landing_pages SET kind = 'course', exclusive_landingpage = false WHERE id = $1",
    [page.id],
  )
  const published = await desk.post(`/admin/landing-pages/${page.id}/publish`, { headVersion: page.headVersion })
  expect(published.status).toBe(200)
}

/** A visit of the course page, on a server and in a browser of its own. */
async function visit({ hasScripts = true, width = 1440 } = {}) {
  const folder = await scratchFolder()
  const paths: string[] = []
  const { port } = await startTestListener({
    source: apiPageSource(app.publicPages),
    dataDir: folder,
    answer: webListener((request) => {
      paths.push(new URL(request.url).pathname)
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
  const context = await browser.newContext({ viewport: { width, height: 800 }, javaScriptEnabled: hasScripts })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  const refused: string[] = []
  page.on('console', (message) => message.type() === 'error' && refused.push(message.text()))
  const origin = `http://127.0.0.1:${port}`
  const address = `${origin}/kelas/kelas-uji`
  await page.goto(address, { waitUntil: 'load' })
  return {
    context,
    page,
    refused,
    origin,
    address,
    timesAsked: (asked = '/api/session') => paths.filter((path) => path === asked).length,
  }
}

type Visit = Awaited<ReturnType<typeof visit>>

/** The browser signs in, and the page does not learn of it. */
async function signIn({ context, origin }: Visit, name: string) {
  const learner = await makeLearner(app, { name })
  const data = { email: learner.email, password: factoryPassword }
  const reply = await context.request.post(`${origin}/api/login`, { data, headers: { origin } })
  expect(reply.status()).toBe(200)
}

async function signedIn(name: string) {
  const seen = await visit()
  await signIn(seen, name)
  await seen.page.reload({ waitUntil: 'load' })
  await seen.page.getByRole('button', { name: name }).waitFor()
  return seen
}

const cookiesOf = async (context: BrowserContext) =>
  Object.fromEntries((await context.cookies()).map(({ name, value }) => [name, decodeURIComponent(value)]))

test('a visitor sees Daftar/Masuk and no personal item, and costs no request', async () => {
  const { page, timesAsked } = await visit()
  expect(await page.getByRole('link', { name: 'Daftar/Masuk' }).isVisible()).toBe(true)
  expect(await page.getByText('Kelas Saya').first().isVisible()).toBe(false)
  expect(timesAsked()).toBe(0)
})

test('a learner finds the own items and a menu with the own name; the bytes stay the same for everyone', async () => {
  const { page, refused, address } = await signedIn('Ratna Kusuma')
  const main = page.getByRole('navigation', { name: 'Utama' })
  expect(await main.getByRole('link').allTextContents()).toEqual([
    '',
    'Kelas Saya',
    'Produk Saya',
    'Event Saya',
    'Live Streaming',
  ])
  expect(await page.getByRole('link', { name: 'Daftar/Masuk' }).isVisible()).toBe(false)
  await page.getByRole('button', { name: 'Ratna Kusuma' }).click()
  expect(await page.getByText('Halo, Ratna Kusuma').isVisible()).toBe(true)
  expect(await page.getByRole('link', { name: 'Akun' }).getAttribute('href')).toMatch(/^\/profile\/\d+$/)
  expect(await (await fetch(address)).text()).not.toContain('Ratna')
  expect(refused).toEqual([])
})

test('Keluar asks: Batal does nothing; Ya signs out, clears what was kept, and remembers the place', async () => {
  const { context, page, refused, address } = await signedIn('Bagus')
  await page.evaluate(() => {
    localStorage.setItem('partner', '1')
    sessionStorage.setItem('saring', 'a')
  })
  const ask = async () => {
    await page.getByRole('button', { name: 'Bagus' }).click()
    await page.getByRole('link', { name: 'Keluar' }).click()
    await page.getByRole('dialog', { name: 'Anda yakin ingin keluar ?' }).waitFor()
  }
  await ask()
  await page.getByRole('button', { name: 'Batal' }).click()
  expect(await page.getByRole('dialog').count()).toBe(0)
  expect(await cookiesOf(context)).toHaveProperty('local_UserID')

  await ask()
  await page.getByRole('button', { name: 'Ya' }).click()
  await page.waitForURL('**/login')
  const cookies = await cookiesOf(context)
  for (const name of ['local_UserID', 'local_dataUser', 'local_dataAdmin', 'nk_in', 'local_sid_learner'])
    expect(cookies).not.toHaveProperty(name)
  expect(cookies.local_previouslocation).toBe('/kelas/kelas-uji')
  await page.goto(address)
  expect(await page.evaluate(() => [localStorage.getItem('partner'), sessionStorage.getItem('saring')])).toEqual([
    null,
    null,
  ])
  expect(await page.getByRole('link', { name: 'Daftar/Masuk' }).isVisible()).toBe(true)
  // The test's server has no sign-in page.
  expect(refused.filter((text) => !text.includes('404'))).toEqual([])
})

test('five refused calls end a session once', async () => {
  const { context, page, timesAsked } = await signedIn('Citra')
  await page.evaluate((name) => Array.from({ length: 5 }, () => dispatchEvent(new Event(name))), sessionEndedEvent)
  await page.waitForURL('**/login')
  expect(await cookiesOf(context)).not.toHaveProperty('local_UserID')
  expect(timesAsked('/api/logout')).toBe(1)
})

test('Daftar/Masuk keeps the place to return to, and moves the course of a coupon to the checkout', async () => {
  const { context, page } = await visit()
  await page.evaluate((key) => localStorage.setItem(key, 'kelas-7'), couponCourseKey)
  await page.getByRole('link', { name: 'Daftar/Masuk' }).click()
  await page.waitForURL('**/login')
  expect((await cookiesOf(context)).local_previouslocation).toBe('/kelas/kelas-uji')
  const kept = [couponCourseKey, checkoutCouponKey]
  expect(
    await page.evaluate(([from = '', to = '']) => [localStorage.getItem(from), sessionStorage.getItem(to)], kept),
  ).toEqual([null, 'kelas-7'])
})

test('an admin finds the way to the back office in the place of Daftar/Masuk', async () => {
  const { context, page, origin } = await visit()
  const data = { email: desk.admin.email, password: factoryPassword }
  await context.request.post(`${origin}/api/admin/sign-in`, { data, headers: { origin } })
  await page.reload({ waitUntil: 'load' })
  const link = page.getByRole('link', { name: 'Dasbor' })
  await link.waitFor()
  expect([await link.getAttribute('href'), await link.getAttribute('title')]).toEqual(['/admin', desk.admin.name])
})

test('a page that comes back from the browser’s memory shows who is signed in now', async () => {
  const seen = await visit()
  const { page, timesAsked } = seen
  await signIn(seen, 'Sari')
  // What browsers send when they restore a page; whether they keep one is theirs to decide.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await page.getByRole('button', { name: 'Sari' }).waitFor()
  expect(timesAsked()).toBe(1)
})

test.each([true, false])('menus open by keyboard alone, with scripts: %s', async (hasScripts) => {
  const { page } = await visit({ hasScripts })
  await page.keyboard.press('Tab')
  const focused = () => page.locator(':focus')
  expect(await focused().innerText()).toBe('Lewati ke isi')
  const group = page.getByRole('navigation', { name: 'Katalog' }).locator('summary', { hasText: 'Kelas' })
  for (let presses = 0; presses < 20 && (await focused().innerText()) !== 'Kelas'; presses += 1)
    await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const premium = page.getByRole('navigation', { name: 'Katalog' }).getByRole('link', { name: 'Premium' })
  await premium.waitFor()
  await page.keyboard.press('Tab')
  expect(await focused().getAttribute('href')).toBe('/daftar-kelas-premium')
  if (!hasScripts) return
  await page.keyboard.press('Escape')
  expect(await premium.isVisible()).toBe(false)
  expect(await group.evaluate((summary) => summary === document.activeElement)).toBe(true)
})

test('a menu closes when Tab leaves it, at either end; the drawer only when its last item is left', async () => {
  const { page } = await visit()
  const catalogue = page.getByRole('navigation', { name: 'Katalog' })
  const group = catalogue.locator('details').first()
  const isOpen = (menu: typeof group) => menu.evaluate((details) => (details as HTMLDetailsElement).open)
  for (const [key, from] of [
    ['Tab', group.getByRole('link').last()],
    ['Shift+Tab', group.locator('summary')],
  ] as const) {
    await group.evaluate((details) => ((details as HTMLDetailsElement).open = true))
    await group.getByRole('link').first().focus()
    await page.keyboard.press('Shift+Tab')
    expect(await isOpen(group)).toBe(true)
    await from.focus()
    await page.keyboard.press(key)
    expect([key, await isOpen(group)]).toEqual([key, false])
  }
  const { page: phone } = await visit({ width: 360 })
  await phone.getByRole('button', { name: 'Menu' }).click()
  const drawer = phone.getByRole('navigation', { name: 'Menu' })
  const inner = drawer.locator('details').first()
  await inner.locator('summary').click()
  await inner.getByRole('link').last().focus()
  await phone.keyboard.press('Tab')
  expect([await drawer.isVisible(), await isOpen(inner)]).toEqual([true, false])
  await drawer.locator('a:visible, summary:visible').last().focus()
  await phone.keyboard.press('Tab')
  expect(await drawer.isVisible()).toBe(false)
})

test('Escape closes a menu of the drawer first, then the drawer, and the focus is on its button again', async () => {
  const { page: phone } = await visit({ width: 360 })
  const button = phone.getByRole('button', { name: 'Menu' })
  await button.focus()
  await phone.keyboard.press('Enter')
  const drawer = phone.getByRole('navigation', { name: 'Menu' })
  await drawer.locator('summary').first().click()
  const inside = drawer.getByRole('link', { name: 'Premium' })
  await inside.focus()
  await phone.keyboard.press('Escape')
  expect([await drawer.isVisible(), await inside.isVisible()]).toEqual([true, false])
  await phone.keyboard.press('Escape')
  expect(await drawer.isVisible()).toBe(false)
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
})

test.each([
  { width: 991, isDrawer: true },
  { width: 992, isDrawer: false },
])('at $width px there is a drawer: $isDrawer', async ({ width, isDrawer }) => {
  const { page } = await visit({ width, hasScripts: false })
  const menu = page.getByRole('button', { name: 'Menu' })
  expect(await menu.isVisible()).toBe(isDrawer)
  expect(await page.getByRole('navigation', { name: 'Katalog' }).isVisible()).toBe(!isDrawer)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  if (!isDrawer) return
  await menu.click()
  const drawer = page.getByRole('navigation', { name: 'Menu' })
  await drawer.getByText('Super Mentor', { exact: true }).click()
  expect(await drawer.getByRole('link', { name: 'Tokopedia' }).isVisible()).toBe(true)
})

test('a Super Admin who looks at the site as a learner has a bar on every page that says so and ends it', async () => {
  const seen = await visit()
  const { context, page, origin, refused, timesAsked } = seen
  const learner = await makeLearner(app, { name: 'Ayu Puspita' })
  const owner = await makeAdmin(app.database)
  const headers = { origin }
  const post = (path: string, data: object) => context.request.post(`${origin}/api${path}`, { data, headers })
  expect((await post('/admin/sign-in', { email: owner.email, password: factoryPassword })).status()).toBe(200)
  const reason = 'Halaman kosong dilaporkan'
  expect((await post(`/admin/users/${learner.id}/view`, { reason })).status()).toBe(201)

  await page.reload({ waitUntil: 'load' })

  const bar = page.getByRole('complementary', { name: 'Melihat sebagai orang lain' })
  await bar.waitFor()
  expect(await bar.innerText()).toMatch(
    /^Melihat sebagai Ayu Puspita sampai \d\d\.\d\d WIB\. Tidak ada yang dapat diubah\./,
  )
  expect(await page.getByRole('button', { name: 'Ayu Puspita' }).count()).toBeGreaterThan(0)
  expect(timesAsked('/api/guide')).toBe(0)
  // The visit is not counted: what the tracker sends is refused.
  expect(refused.filter((text) => !text.includes('403'))).toEqual([])
  await bar.getByRole('button', { name: 'Akhiri' }).click()
  await page.waitForURL('**/admin/pengguna')
  await page.goto(seen.address, { waitUntil: 'load' })
  await page.getByRole('link', { name: 'Dasbor' }).waitFor()
  expect(await bar.count()).toBe(0)
})
