import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { chromiumArgs, chromiumPath } from '../../../scripts/chromium.mjs'
import { siteScript, savedItemsScript } from './site-script/site-script.gen.ts'
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

const screen = (saved: string | null) =>
  `<!doctype html><html lang="id"><body><main>${[7, 12].map((number) => `<button aria-label="Simpan ${number}" aria-pressed="false" data-save="${number}"></button>`).join('')}<div ${saved === null ? '' : `data-saved="${saved}"`}></div></main><script src="${siteScript.path}" defer data-e="local"></script></body></html>`

/** A site with two entries, and an account that keeps what it gets. */
async function startSite({ kept = [], isAway = false }: { kept?: number[]; isAway?: boolean } = {}) {
  const folder = await scratchFolder()
  const account = { numbers: kept, asked: [] as string[], isAway }
  const { port } = await startTestListener({
    source: new FakePages(),
    dataDir: folder,
    answer: webListener(async (request) => {
      const { pathname, searchParams } = new URL(request.url)
      if (!pathname.startsWith('/api/')) {
        const html = screen(pathname === '/wishlist' ? (searchParams.get('isi') ?? '') : null)
        return new Response(html, { headers: { 'content-type': 'text/html' } })
      }
      if (pathname === '/api/session') return Response.json({ status: 200, data: { visitor: null } })
      account.asked.push(`${request.method} ${pathname}`)
      if (account.isAway) return Response.json({ status: 503, data: null }, { status: 503 })
      const removed = Number(searchParams.get('number'))
      if (request.method === 'DELETE') account.numbers = account.numbers.filter((number) => number !== removed)
      if (request.method === 'POST') {
        const { numbers } = (await request.json()) as { numbers: number[] }
        account.numbers = [...new Set([...numbers, ...account.numbers])]
      }
      return Response.json({ status: 200, data: account.numbers })
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
  const context = await browser.newContext()
  onTestFinished(() => context.close())
  const base = `http://127.0.0.1:${port}`
  /** With the cookie that hints at a session. */
  const signIn = () => context.addCookies([{ name: 'nk_in', value: '1', url: base }])
  async function open(path = '/daftar', prepare?: (page: Page) => Promise<void>) {
    const page = await context.newPage()
    await prepare?.(page)
    await page.goto(base + path, { waitUntil: 'networkidle' })
    return page
  }
  return { account, context, open, signIn }
}

const button = (page: Page, number: number) => page.locator(`[data-save="${number}"]`)
const isPressed = (page: Page, number: number, pressed: boolean) =>
  page.waitForFunction(
    ([which, state]) => document.querySelector(`[data-save="${which}"]`)?.getAttribute('aria-pressed') === state,
    [number, String(pressed)],
  )

test('a visitor who saves nothing gets no script for it, and the first press counts', async () => {
  const { open, account } = await startSite()
  const page = await open()
  const scripts = () => page.evaluate(() => [...document.scripts].map(({ src }) => new URL(src).pathname))
  expect(await scripts()).toEqual([siteScript.path])
  await button(page, 7).click()
  await isPressed(page, 7, true)
  expect(await scripts()).toContain(savedItemsScript.path)
  expect(account.asked).toEqual([])
})

test('what was saved is still saved after a reload and in another tab, and no longer when it is pressed again', async () => {
  const { open } = await startSite()
  const [one, other] = [await open(), await open()]
  await button(one, 7).click()
  await isPressed(one, 7, true)
  await one.reload()
  await isPressed(one, 7, true)
  // The other tab has no script yet: its first press brings it, with what is saved here.
  await button(other, 12).click()
  await isPressed(other, 7, true)
  await isPressed(other, 12, true)
  await isPressed(one, 12, true)
  await button(one, 12).click()
  await isPressed(other, 12, false)
})

test('the page of the list leads to the address that names what is saved', async () => {
  const { open } = await startSite()
  const page = await open()
  for (const number of [7, 12]) {
    await button(page, number).click()
    await isPressed(page, number, true)
  }
  const list = await open('/wishlist')
  await list.waitForURL('**/wishlist?isi=12.7')
})

test('at a sign-in both lists are joined, and each press goes to the account', async () => {
  const { open, signIn, account } = await startSite({ kept: [12] })
  const page = await open()
  await button(page, 7).click()
  await isPressed(page, 7, true)
  await signIn()
  await page.reload({ waitUntil: 'networkidle' })
  await isPressed(page, 12, true)
  expect(account.numbers).toEqual([7, 12])
  await button(page, 12).click()
  await expect.poll(() => account.numbers).toEqual([7])
})

test('what the account did not get is joined with the next page', async () => {
  const { open, signIn, account } = await startSite({ isAway: true })
  await signIn()
  const page = await open()
  await button(page, 7).click()
  await expect.poll(() => account.asked).toContain('POST /api/me/saved-items')
  await isPressed(page, 7, true)
  account.isAway = false
  await page.reload()
  await expect.poll(() => account.numbers).toEqual([7])
  await isPressed(page, 7, true)
})

test('where storage is refused the page still shows what was pressed', async () => {
  const { open } = await startSite()
  const failures: string[] = []
  const page = await open('/daftar', async (fresh) => {
    fresh.on('pageerror', (error) => failures.push(error.message))
    await fresh.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('refused', 'SecurityError')
          },
        })
    })
  })
  await button(page, 7).click()
  await isPressed(page, 7, true)
  await button(page, 12).click()
  await isPressed(page, 12, true)
  await isPressed(page, 7, true)
  expect(failures).toEqual([])
})
