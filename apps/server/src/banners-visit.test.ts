import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { chromiumArgs, chromiumPath } from '../../../scripts/chromium.mjs'
import { bannersScript, siteScript } from './site-script/site-script.gen.ts'
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

const banner = '<a href="#banner?utm=1" data-banner="banner-7"><img alt="Promo kelas"></a>'
const popup =
  '<dialog data-popup="popup-3" aria-label="Promo"><form method="dialog"><button>Tutup</button></form><a href="#popup" data-banner="popup-3"><img alt="Diskon"></a></dialog>'

/** A page of the site with what is put into it. */
async function visit(content: string, path = '/') {
  const folder = await scratchFolder()
  const asked: string[] = []
  const html = `<!doctype html><html lang="id"><body><main>${content}<input aria-label="Cari"></main><script src="${siteScript.path}" defer data-e="local"></script></body></html>`
  const { port } = await startTestListener({
    source: new FakePages(),
    dataDir: folder,
    answer: webListener(async () => new Response(html, { headers: { 'content-type': 'text/html' } })),
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
  const page = await context.newPage()
  // Time passes only where a test says so.
  await page.clock.install({ time: '2026-11-24T05:00:00Z' })
  await page.clock.pauseAt('2026-11-24T05:00:01Z')
  await page.addInitScript(() => {
    const sent: unknown[] = []
    Object.assign(window, { sent })
    navigator.sendBeacon = (address, body) => sent.push([address, JSON.parse(String(body))]) > 0
  })
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(`http://127.0.0.1:${port}${path}`, { waitUntil: 'networkidle' })
  const sent = () => page.evaluate(() => (window as unknown as { sent: unknown[] }).sent)
  return { page, asked, sent, again: () => page.reload({ waitUntil: 'networkidle' }) }
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Promo' })
/** So long after its arrival the pop-up may open. */
const wait = (page: Page) => page.clock.runFor(5_000)

test('a page that shows none fetches nothing for them', async () => {
  const { asked } = await visit('')
  expect(asked).toContain(siteScript.path)
  expect(asked).not.toContain(bannersScript.path)
})

test('a press of a banner is reported with its id, and a double click once', async () => {
  const { page, sent } = await visit(banner, '/events')
  await page.getByRole('link', { name: 'Promo kelas' }).dblclick()
  expect(await sent()).toMatchObject([
    [
      '/api/tracker?event_name=banner_click',
      {
        page: '/events',
        platform: 'desktop',
        button_type: 'banner',
        section: 'banner',
        type: '#banner',
        itemId: 'banner-7',
        label: 'Promo kelas',
      },
    ],
  ])
})

test('a pop-up opens over the page, is closed by the keyboard, and opens again on another day only', async () => {
  const { page, again, sent } = await visit(popup)
  expect(await dialog(page).isVisible()).toBe(false)
  await wait(page)
  await dialog(page).waitFor()
  await page.keyboard.press('Escape')
  await dialog(page).waitFor({ state: 'hidden' })
  await again()
  await wait(page)
  expect(await dialog(page).isVisible()).toBe(false)
  // Midnight in WIB is 17:00 UTC.
  await page.clock.setSystemTime('2026-11-24T17:00:00Z')
  await again()
  await wait(page)
  await page.getByRole('link', { name: 'Diskon' }).click()
  expect(await sent()).toMatchObject([[expect.any(String), { button_type: 'popup', itemId: 'popup-3' }]])
  await page.getByRole('button', { name: 'Tutup' }).click()
  expect(await dialog(page).isVisible()).toBe(false)
})

test('no pop-up opens over a form that is being typed in; it comes with the next page', async () => {
  const { page, again } = await visit(popup)
  await page.getByRole('textbox', { name: 'Cari' }).fill('iklan')
  await wait(page)
  expect(await dialog(page).isVisible()).toBe(false)
  await again()
  await wait(page)
  await dialog(page).waitFor()
})
