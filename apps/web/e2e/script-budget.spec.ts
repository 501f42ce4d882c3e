import { gzipSync } from 'node:zlib'
import type { Response } from '@playwright/test'
import { createPage } from './support/builder.ts'
import { expect, newName, test } from './support/journey.ts'

/** The types of the course page that `npm run bench builder` opens. */
const types = ['Judul', 'Judul dengan media', 'Latar penuh', 'Gambar dan paragraf', 'Paragraf', 'Materi kelas']

/**
 * Compressed bytes. The aim is 210,000; bench/RESULTS.md lists their parts. Lower it whenever they become fewer. It was
 * 282,000 before the site's settings and the frame of its screens came into the root that every screen loads, 283,500
 * before the code of two-step sign-in and the shared rules of fields, 285,500 before letters typed ahead of the editor
 * were kept, changes named who made them and the list of routes named accounts' new screens, and 288,000 before that list
 * named the catalogue's, and 290,000 before it named search, collections, announcements and careers, and 292,000 before it
 * named banners, pop-ups, tutorials and saved items (9,671 bytes are the list by now) and the canvas followed lists of
 * records (1,480): 293,776 in all. It was 294,000 before the list named live sessions, highlights, the menu, imports and
 * reviews (975), the menu became a setting that the root draws (about 1,000), and sections followed records (1,400), and 297,500
 * before the list named coupons, payment cases and invoices, and 298,000 before it named revenue, subscriptions, gateway reports
 * and thank-you pages, and the canvas showed what sections sold: 298,743. It was 299,200 before the list named closings of
 * months, messages of gateways, certificates, learning, notes and questions: 300,559. The list is 1,130 fewer since its
 * script puts back what can be known.
 */
const most = 300_500

test('opening a page and selecting a section stays within the script budget, without the text editor', async ({
  page,
}) => {
  const builder = await createPage(page, { ...newName('Berat skrip'), hasSiteParts: false })
  for (const type of types) await builder.type(type).click()
  await expect(builder.rows()).toHaveCount(types.length)
  await builder.expectSaved()
  const address = page.url()
  // What the builder still fetches for later is not counted.
  await page.goto('about:blank')

  const scripts = new Map<string, Response>()
  page.on('response', (response) => {
    const isScript = response.headers()['content-type']?.includes('javascript') ?? false
    // Whether there is a line is asked by HEAD, which fetches nothing.
    if (isScript && response.request().method() === 'GET') scripts.set(response.url(), response)
  })
  // What is fetched last asks the server something of its own.
  const late = ['/comments', '/synced-sections'].map((end) =>
    page.waitForResponse((response) => new URL(response.url()).pathname.endsWith(end)),
  )
  await page.goto(address)
  await Promise.all(late)
  await builder.section(1).click({ position: { x: 8, y: 8 } })
  await expect(builder.toolbar).toBeVisible()
  await expect(builder.field('Judul')).toBeVisible()
  // Every editor of what is in sight has arrived.
  await expect(builder.inspector.locator('[data-late-editor][aria-busy="true"]')).toHaveCount(0)

  const files = await Promise.all(
    [...scripts].map(async ([address, response]) => ({
      name: new URL(address).pathname,
      bytes: gzipSync(await response.body(), { level: 9 }).length,
    })),
  )
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0)
  expect(total, JSON.stringify(files.sort((one, other) => other.bytes - one.bytes).slice(0, 12))).toBeLessThan(most)
  // Nothing was counted that is not there: the libraries alone are this much.
  expect(total).toBeGreaterThan(100_000)
  expect(files.map(({ name }) => name).filter((name) => name.includes('/editor-'))).toEqual([])

  const editor = page.waitForResponse(/\/editor-/)
  await builder.section(1).getByRole('heading').hover()
  await editor
})
