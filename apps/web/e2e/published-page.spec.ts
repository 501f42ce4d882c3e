import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { exhaustive, expect, test } from './support/journey.ts'
import { nextFrame } from './support/next-frame.ts'

const address = '/kelas-data-usaha'

test.use({ storageState: { cookies: [], origins: [] } })

for (const width of [360, 768, 1440])
  test(
    `at ${width} px the course page fits, has no layout shift, and keeps its policy`,
    width === 360 ? {} : exhaustive,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await installStandIns(page)
      await watch(page)
      // The worst there is: the page is painted, and only then its font comes.
      await page.route('**/*.woff2', async (route) => {
        await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
        await route.continue()
      })
      await page.goto(address, { waitUntil: 'load' })
      await page.evaluate(() => document.fonts.ready)
      expect(
        await page.evaluate(() =>
          [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
        ),
      ).toContain('Poppins')
      await scrollThrough(page)
      await nextFrame(page)

      const { scrollWidth, shift, violations } = await page.evaluate(() => ({
        scrollWidth: document.documentElement.scrollWidth,
        shift: (window as unknown as Watched).shift,
        violations: (window as unknown as Watched).violations,
      }))
      expect(scrollWidth).toBeLessThanOrEqual(width)
      expect(shift).toBeLessThanOrEqual(0.02)
      expect(violations).toEqual([])
    },
  )

test('the first picture loads immediately in the right width, the others lazily', exhaustive, async ({ page }) => {
  await expect(async () => {
    await page.goto(address)
    // AVIF is made after the upload; the page is redrawn when it is there.
    await expect(page.locator('picture').first().locator('source[type="image/avif"]')).toHaveAttribute(
      'srcset',
      /480w.*960w/,
    )
  }).toPass()
  const pictures = page.locator('img')
  await expect(pictures.first()).toHaveAttribute('fetchpriority', 'high')
  await expect(pictures.first()).toHaveAttribute('loading', 'eager')
  const attributes = await pictures.evaluateAll((found) =>
    found.map((picture) => ({
      loading: picture.getAttribute('loading'),
      isSized: picture.hasAttribute('width') && picture.hasAttribute('height'),
      hasWords: picture.hasAttribute('alt'),
    })),
  )
  expect(attributes.every(({ isSized, hasWords }) => isSized && hasWords)).toBe(true)
  expect(attributes.slice(1).map(({ loading }) => loading)).toEqual(attributes.slice(1).map(() => 'lazy'))
  await expect.poll(() => pictures.first().evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\.avif$/)
})

test('search engines and link previews get title, description, picture and offer', exhaustive, async ({ page }) => {
  await page.goto(address)
  await expect(page).toHaveTitle('Kuasai Data Usaha dalam Empat Minggu')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${address}$`))
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /^Kelas praktik/)
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute(
    'content',
    'Kuasai Data Usaha dalam Empat Minggu',
  )
  const picture = (await page.locator('meta[property="og:image"]').getAttribute('content')) ?? ''
  const answer = await page.request.get(picture)
  expect(answer.headers()['content-type']).toMatch(/^image\//)

  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '') as {
    '@graph': { '@type': string; offers?: { price: number }; mainEntity?: unknown[] }[]
  }
  const found = new Map(data['@graph'].map((entry) => [entry['@type'], entry]))
  expect(found.get('Course')?.offers?.price).toBe(349_000)
  expect(found.get('FAQPage')?.mainEntity).toHaveLength(8)
})

test('without scripts links to sections work, and questions unfold', exhaustive, async ({ visitor }) => {
  await visitor.goto(address)
  await visitor.getByRole('link', { name: 'Lihat materi' }).click()
  await expect(visitor.getByRole('heading', { name: 'Materi lengkap' })).toBeInViewport()
  const answer = visitor.getByText('Bisa. Pelajaran pertama dimulai')
  await expect(answer).toBeHidden()
  await visitor.getByText('Apakah pemula bisa ikut?').click()
  await expect(answer).toBeVisible()
})

/**
 * The test browser has no Arial, which every visitor's machine has or replaces. Arimo has its metrics: it is installed
 * under the name and the `size-adjust` of the page's own rule.
 */
async function installStandIns(page: Page): Promise<void> {
  const faces = await Promise.all(
    [400, 700].map(async (weight) => {
      const path = `../../../packages/ui/src/fonts/files/arial-${weight}-latin.woff2`
      return { weight, bytes: (await readFile(fileURLToPath(new URL(path, import.meta.url)))).toString('base64') }
    }),
  )
  await page.addInitScript((installed) => {
    // As soon as the page's rules are read, so before anything is painted with them.
    const reading = new MutationObserver(() => {
      const rules = [...document.fonts].filter(({ family }) => family.includes('Poppins on Arial'))
      if (rules.length < installed.length) return
      reading.disconnect()
      for (const rule of rules) {
        const { family, weight, ascentOverride, descentOverride, lineGapOverride } = rule
        const { sizeAdjust } = rule as FontFace & { sizeAdjust: string }
        const bytes = installed.find((file) => (weight === '700') === (file.weight === 700))?.bytes ?? ''
        const data = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))
        const measures = { weight, ascentOverride, descentOverride, lineGapOverride, sizeAdjust }
        document.fonts.add(new FontFace(family.replaceAll('"', ''), data, measures))
      }
    })
    reading.observe(document, { childList: true, subtree: true })
  }, faces)
}

interface Watched {
  shift: number
  violations: string[]
}

/** Adds up what jumps, and collects what the page's own policy forbids it. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched = window as unknown as Watched
    watched.shift = 0
    watched.violations = []
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      watched.violations.push(`${violatedDirective} ${blockedURI}`)
    })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) watched.shift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Screen by screen, waiting for the pictures of each, as a reader does. */
async function scrollThrough(page: Page): Promise<void> {
  for (const picture of await page.locator('img').all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
      .toBe(true)
  }
}
