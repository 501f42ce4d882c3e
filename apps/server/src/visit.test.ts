import { emptyDocument, noSiteParts, type PageDocument } from '@naikkelas/page'
import { courseOffer, coursePictures, courseSections } from '@naikkelas/ui/samples'
import { type Browser, chromium } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chromiumArgs, chromiumPath } from '../../../scripts/chromium.mjs'
import { createPageDrawer } from './page-drawer.ts'
import { StoredReleases } from './site/stored-releases.ts'
import { siteFiles } from './site/site-files.ts'
import { FakePages } from './testing/fake-pages.ts'
import { scratchFolder, startTestListener } from './testing/test-listener.ts'

let browser: Browser
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs })
}, 60_000)
afterAll(() => browser.close())

const media = Object.keys(coursePictures).map((name, index) => ({
  name,
  id: `019aa1f8-43a8-7393-976b-38eb9861f50${index}`,
  kind: 'image' as const,
  fileName: `${name}.jpg`,
  sha8: `1b0f969${index}`,
  contentType: 'image/jpeg',
  bytes: 150_000,
  width: 1200,
  height: 800,
  color: '#a3b18a',
  widths: [480, 720],
  alt: '',
  createdAt: '2026-11-20T05:00:00.000Z',
}))
const picture = new Uint8Array(
  Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=', 'base64'),
)

/** The course page as a visitor is served it: our headers, our fonts, a pixel for each picture. */
async function servedPage(
  change: (page: { html: string; csp: string }) => { html: string; csp: string } = (page) => page,
) {
  const sections = courseSections(
    Object.fromEntries(media.map(({ name, id }) => [name, id])),
  ) as PageDocument['sections']
  const document = { ...emptyDocument(), offer: courseOffer, sections }
  const drawn = await createPageDrawer({ build: 'test build' }).draw({
    pageId: 'page',
    version: 1,
    kind: 'exclusive',
    address: '/kelas-data',
    name: 'Kelas data',
    document,
    siteParts: noSiteParts,
    sitePartIds: [],
    media,
    pageAddresses: {},
    canonicalOrigin: 'https://naikkelas.test',
    at: '2026-11-20T05:00:00.000Z',
  })
  const { html, csp } = change(drawn)
  const source = new FakePages()
  source.publish('/kelas-data', html, { csp })
  const { port } = await startTestListener({
    source,
    dataDir: await scratchFolder(),
    files: await siteFiles({
      folders: [],
      siteHeaders: [],
      kept: new StoredReleases(await scratchFolder()),
      build: 'test build',
      onFailure: () => {},
    }),
    media: async () => new Response(picture, { headers: { 'content-type': 'image/png' } }),
  })
  return `http://127.0.0.1:${port}/kelas-data`
}

/** What a browser refused because of the page's policy. */
async function violationsAt(address: string): Promise<string[]> {
  const page = await browser.newPage()
  const violations: string[] = []
  await page.exposeFunction('reportViolation', (text: string) => void violations.push(text))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      ;(window as unknown as { reportViolation: (text: string) => void }).reportViolation(
        `${violatedDirective} ${blockedURI}`,
      )
    })
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.close()
  return violations
}

test('the policy of a published page allows everything the page needs', async () => {
  expect(await violationsAt(await servedPage())).toEqual([])
})

test('an injected style or script is blocked', async () => {
  const address = await servedPage(({ html, csp }) => ({
    html: html.replace('</body>', '<style>body{color:red}</style><script>document.title="x"</script></body>'),
    csp,
  }))
  expect((await violationsAt(address)).map((text) => text.split(' ')[0]).sort()).toEqual([
    'script-src-elem',
    'style-src-elem',
  ])
})

test('without scripts a visitor can read every question and answer, with the page’s fonts and pictures', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } })
  const page = await context.newPage()
  const fetched: { path: string; status: number }[] = []
  page.on('response', (response) => fetched.push({ path: new URL(response.url()).pathname, status: response.status() }))
  await page.goto(await servedPage(), { waitUntil: 'networkidle' })
  await page.getByText('Apakah pemula bisa ikut?').click()
  await expect.poll(() => page.getByText('tanpa prasyarat apa pun').isVisible()).toBe(true)
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Kuasai Data Usaha dalam Empat Minggu')
  expect(fetched.filter(({ status }) => status !== 200)).toEqual([])
  expect(fetched.filter(({ path }) => path.startsWith('/fonts/poppins-'))).toHaveLength(2)
  expect(fetched.some(({ path }) => path.endsWith('/480.avif') || path.endsWith('/720.avif'))).toBe(true)
  expect(fetched.filter(({ path }) => path.endsWith('.js'))).toEqual([])
  await context.close()
})
