import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chromiumArgs, chromiumPath } from '../../../scripts/chromium.mjs'
import { draw, photo, sectionOf } from './testing/page-fixture.ts'

// The lightbox of a gallery on a published page, without a script.

let browser: Browser
let html: string
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs })
  const image = { mediaId: photo.id, alt: 'Aula penuh peserta', isDecorative: false }
  const items = ['foto-00001', 'foto-00002'].map((id) => ({ id, image, caption: id }))
  ;({ html } = await draw({ sections: [sectionOf('gallery', { title: 'Suasana', items })] }))
}, 60_000)
afterAll(() => browser.close())

async function opened(body: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } })
  page.setDefaultTimeout(10_000)
  await page.route('**/*', (route) => {
    const isPage = new URL(route.request().url()).pathname === '/'
    return route.fulfill(isPage ? { contentType: 'text/html; charset=utf-8', body } : { status: 404 })
  })
  await page.goto('http://halaman.test/')
  await page
    .getByRole('button', { name: /Perbesar/ })
    .first()
    .focus()
  await page.keyboard.press('Enter')
  return page
}
/** The lightbox view with the focus; null outside of all. */
const placeOfFocus = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('dialog')?.getAttribute('aria-label') ?? null)
const open = (page: Page) => page.getByRole('dialog').filter({ visible: true })

test('the large view fills the screen and traps focus until it is closed', async () => {
  const page = await opened(html)
  expect(await open(page).boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 })
  expect(await open(page).evaluate((view) => view.matches(':modal'))).toBe(true)
  expect(await placeOfFocus(page)).toBe('foto-00001')
  const places = new Set<string | null>()
  for (let press = 0; press < 6; press += 1) {
    await page.keyboard.press('Tab')
    // Between the last and the first element focus moves to the browser's controls, never to the page.
    if (await page.evaluate(() => document.activeElement !== document.body)) places.add(await placeOfFocus(page))
  }
  expect([...places]).toEqual(['foto-00001'])
  await page.keyboard.press('Escape')
  expect(await open(page).count()).toBe(0)
  expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/Perbesar/)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Tutup', exact: true }).click()
  expect(await open(page).count()).toBe(0)
  await page.close()
})

test('the alt text of a failed large picture is readable and stays on the screen', async () => {
  const page = await opened(html)
  const { inks, width } = await open(page).evaluate((view) => ({
    inks: [view, ...view.querySelectorAll('img')].map((element) => getComputedStyle(element).color),
    width: view.scrollWidth,
  }))
  expect(new Set(inks).size).toBe(1)
  expect(width).toBe(360)
  await page.close()
})

test('a browser without scriptless dialogs shows the view as a popover', async () => {
  const page = await opened(html.replace(/ command(for)?=(?:"[^"]*"|[\w-]+)/g, ''))
  expect(await open(page).boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 })
  expect(await open(page).evaluate((view) => view.matches(':popover-open'))).toBe(true)
  expect(await placeOfFocus(page)).toBe('foto-00001')
  await page.getByRole('button', { name: 'Tutup', exact: true }).click()
  expect(await open(page).count()).toBe(0)
  await page.close()
})

test('no view is open in a browser that supports neither', async () => {
  const page = await opened(
    html.replace(/ (?:popover(?:target(?:action)?)?|command(?:for)?)(?:=(?:"[^"]*"|[\w-]+))?(?=[ >])/g, ''),
  )
  expect(await open(page).count()).toBe(0)
  await page.close()
})
