import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { chromiumArgs, chromiumPath } from '../../../scripts/chromium.mjs'
import { seenItemsScript, siteScript } from './site-script/site-script.gen.ts'
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

/** A landing document, without room for what was opened before. */
const landing = (number: string) =>
  `<!doctype html><html lang="id"><body><aside data-seen="${number}"><button>Simpan</button></aside><script src="${siteScript.path}" defer data-e="local"></script></body></html>`

const screen = (number: string) =>
  `<!doctype html><html lang="id"><body><section hidden data-seen="${number}"><h2>Terakhir Anda lihat</h2><button>Hapus riwayat</button><ul><li class="pola"><a>Contoh</a><span></span></li></ul></section><script src="${siteScript.path}" defer data-e="local"></script></body></html>`

const course = { type: 1, level: 'beginner', minutes: null, lessonCount: 0, opensAt: null }
const cards: Record<string, object> = {
  12: { number: 12, kind: 'course', name: 'Iklan <b>', link: 'iklan', price: 249_000, partner: null, course },
  7: { number: 7, kind: 'event', name: 'Temu Mitra', link: 'temu-mitra', price: 0, partner: null, course: null },
}

/** A site whose pages below `/kelas` are entries by their number. */
async function startSite({ isAway = false } = {}) {
  const folder = await scratchFolder()
  const asked: string[] = []
  const { port } = await startTestListener({
    source: new FakePages(),
    dataDir: folder,
    answer: webListener(async (request) => {
      const { pathname, searchParams } = new URL(request.url)
      if (pathname === '/api/catalogue-cards') {
        const numbers = searchParams.get('numbers') ?? ''
        asked.push(numbers)
        if (isAway) return Response.json({ status: 503, data: null }, { status: 503 })
        return Response.json({ status: 200, data: numbers.split('.').flatMap((number) => cards[number] ?? []) })
      }
      if (pathname.startsWith('/api/')) return Response.json({ status: 200, data: { visitor: null } })
      const [, landed] = /^\/kelas\/dokumen-(\d+)$/.exec(pathname) ?? []
      const html = landed === undefined ? screen(/^\/kelas\/(\d+)$/.exec(pathname)?.[1] ?? '') : landing(landed)
      return new Response(html, { headers: { 'content-type': 'text/html' } })
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
  async function open(path: string, prepare?: (page: Page) => Promise<void>) {
    const page = await context.newPage()
    await prepare?.(page)
    await page.goto(`http://127.0.0.1:${port}${path}`, { waitUntil: 'networkidle' })
    return page
  }
  return { asked, open }
}

const scriptsOf = (page: Page) => page.evaluate(() => [...document.scripts].map(({ src }) => new URL(src).pathname))
const section = (page: Page) => page.locator('[data-seen]')

test('who opened nothing before gets no script for it, on a list and on the first entry', async () => {
  const { asked, open } = await startSite()
  for (const path of ['/daftar', '/kelas/12']) {
    const page = await open(path)
    expect(await scriptsOf(page)).toEqual([siteScript.path])
    expect(await section(page).isVisible()).toBe(false)
  }
  expect(asked).toEqual([])
})

test('what was opened before is shown last first, without the entry itself and what is gone', async () => {
  const { asked, open } = await startSite()
  for (const number of [12, 99, 7]) await open(`/kelas/${number}`)
  const list = await open('/daftar')
  expect(asked.at(-1)).toBe('7.99.12')
  await expect
    .poll(() => section(list).locator('li').allInnerTexts())
    .toEqual(['Temu MitraGratis', 'Iklan <b>Rp249.000'])
  expect(
    await section(list)
      .locator('a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  ).toEqual(['/event/temu-mitra', '/kelas/iklan'])
  expect(await section(list).locator('li.pola').count()).toBe(2)
  expect(await scriptsOf(list)).toContain(seenItemsScript.path)
  await open('/kelas/7')
  expect(asked.at(-1)).toBe('99.12')
})

test('a landing document of an entry is remembered as its drawn page is, and needs no further script', async () => {
  const { asked, open } = await startSite()
  await open('/kelas/7')
  expect(await scriptsOf(await open('/kelas/dokumen-12'))).toEqual([siteScript.path])
  await open('/daftar')
  expect(asked).toEqual(['12.7'])
})

test('what is remembered is forgotten at a press', async () => {
  const { open } = await startSite()
  await open('/kelas/12')
  const list = await open('/daftar')
  await list.getByRole('button', { name: 'Hapus riwayat' }).click()
  await section(list).waitFor({ state: 'hidden' })
  await list.reload({ waitUntil: 'networkidle' })
  expect(await scriptsOf(list)).toEqual([siteScript.path])
})

test('it keeps the last entries alone, and what else is in the storage is not asked for', async () => {
  const { asked, open } = await startSite()
  const first = await open('/daftar')
  await first.evaluate(() =>
    localStorage.setItem('nk_seen', ['x', '-1', ...Array.from({ length: 40 }, (_, at) => at + 100)].join('.')),
  )
  const page = await open('/kelas/12')
  expect(asked.at(-1)).toBe('100.101.102.103.104.105')
  const kept = await page.evaluate(() => localStorage.getItem('nk_seen') ?? '')
  expect(kept.split('.')).toHaveLength(13)
})

test('a page is whole where storage is refused, and where the server does not answer', async () => {
  const failures: string[] = []
  const { open } = await startSite({ isAway: true })
  await open('/kelas/12')
  const away = await open(
    '/daftar',
    async (fresh) => void fresh.on('pageerror', ({ message }) => failures.push(message)),
  )
  expect(await section(away).isVisible()).toBe(false)
  await open('/kelas/7', async (fresh) => {
    fresh.on('pageerror', ({ message }) => failures.push(message))
    await fresh.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('refused', 'SecurityError')
        },
      })
    })
  })
  expect(failures).toEqual([])
})
