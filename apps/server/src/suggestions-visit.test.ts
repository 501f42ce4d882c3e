import { kindWords } from '@naikkelas/contract/enumerations'
import { type Browser, chromium } from 'playwright'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { chromiumArgs, chromiumPath } from '../../../scripts/chromium.mjs'
import { siteScript, suggestionsScript } from './site-script/site-script.gen.ts'
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

const screen = `<!doctype html><html lang="id"><body><main><form action="/search"><label for="kotak">Cari</label><div><input id="kotak" type="search" name="cari" data-search></div></form><a href="/lain">Lain</a></main><script src="${siteScript.path}" defer data-e="local"></script></body></html>`

const suggestions = [
  { name: 'Iklan Shopee', kind: 'course', address: '/kelas/iklan-shopee' },
  { name: 'Iklan TikTok', kind: 'event', address: '/event/iklan-tiktok' },
] as const

/** A page with a search box; what it asked for, in order. */
async function visit() {
  const folder = await scratchFolder()
  const asked: string[] = []
  const { port } = await startTestListener({
    source: new FakePages(),
    dataDir: folder,
    answer: webListener((request) => {
      const { pathname, search } = new URL(request.url)
      asked.push(pathname + search)
      if (pathname !== '/api/search/suggestions')
        return Promise.resolve(new Response(screen, { headers: { 'content-type': 'text/html' } }))
      return Promise.resolve(Response.json({ status: 200, message: 'Berhasil', data: suggestions }))
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
  const context = await browser.newContext({ viewport: { width: 1024, height: 768 } })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  // Time passes only where a test says so.
  await page.clock.install({ time: '2026-11-24T05:00:00Z' })
  await page.clock.pauseAt('2026-11-24T05:00:01Z')
  await page.goto(`http://127.0.0.1:${port}/search`, { waitUntil: 'networkidle' })
  const box = page.locator('[data-search]')
  const questions = () => asked.filter((one) => one.startsWith('/api/search/'))
  /** The box with its script, and these words typed. */
  async function type(words: string) {
    const loaded = page.waitForResponse((response) => response.url().endsWith(suggestionsScript.path))
    await box.focus()
    await loaded
    await page.waitForFunction(() => document.querySelector('[data-search]')?.getAttribute('role') === 'combobox')
    await box.pressSequentially(words)
  }
  async function suggested() {
    await page.clock.runFor(300)
    await page.getByRole('listbox').waitFor()
  }
  return { page, box, scripts, questions, type, suggested }
}

test('the script loads when the box gets the focus, and asks 300 ms after the last key', async () => {
  const { page, scripts, questions, type, suggested } = await visit()
  expect(scripts).toEqual([siteScript.path])
  await type('ikl')
  expect(scripts).toEqual([siteScript.path, suggestionsScript.path])
  await page.clock.runFor(299)
  expect(questions()).toEqual([])
  await suggested()
  expect(questions()).toEqual(['/api/search/suggestions?words=ikl'])
  expect(await page.getByRole('option').allTextContents()).toEqual(
    suggestions.map(({ name, kind }) => name + kindWords[kind]),
  )
})

test('arrows choose, Enter opens, and Escape leaves what was typed', async () => {
  const { page, box, type, suggested } = await visit()
  await type('ikl')
  await suggested()
  expect(await box.getAttribute('aria-expanded')).toBe('true')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  const chosen = page.getByRole('option', { name: 'Iklan TikTok' })
  expect([await chosen.getAttribute('aria-selected'), await box.getAttribute('aria-activedescendant')]).toEqual([
    'true',
    await chosen.getAttribute('id'),
  ])
  await page.keyboard.press('Escape')
  expect([await page.getByRole('listbox').count(), await box.inputValue()]).toEqual([0, 'ikl'])
  await box.pressSequentially('a')
  await suggested()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/event/iklan-tiktok')
})

test('Enter without a choice sends the form, and leaving the box closes the list', async () => {
  const { page, box, type, suggested } = await visit()
  await type('ikl')
  await suggested()
  await page.getByRole('link', { name: 'Lain' }).focus()
  expect(await page.getByRole('listbox').count()).toBe(0)
  await box.focus()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/search?cari=ikl')
})

test('one letter and no letters are not asked for', async () => {
  const { page, box, questions, type } = await visit()
  await type('i')
  await page.clock.runFor(1_000)
  await box.fill('')
  await page.clock.runFor(1_000)
  expect(questions()).toEqual([])
})
