import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { chooseLook, resetLook } from './support/choose-look.ts'
import { exhaustive, expect, test } from './support/journey.ts'

const widths = [360, 768, 1440] as const

test.afterEach(({ page }) => resetLook(page))

/** Where everything in the navigation leads, and the screens behind those. */
async function everyScreen(page: Page): Promise<string[]> {
  await page.goto('/admin/landing-pages')
  const links = page.getByRole('navigation', { name: 'Menu admin' }).getByRole('link')
  const inMenu = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  const analytics = await page
    .getByRole('link', { name: /kunjungan.* di Kelas Kuasai Data Usaha/ })
    .getAttribute('href')
  return [...inMenu, '/admin/prospek/kabar', '/admin/akun', analytics ?? '']
}

test(
  'every screen of the admin begins its heading at one place, on a phone, a tablet and a desktop',
  exhaustive,
  async ({ page }) => {
    test.slow()
    const screens = await everyScreen(page)
    expect(screens.length).toBeGreaterThanOrEqual(11)
    const places = new Map(widths.map((width) => [width, new Map<string, string[]>()]))
    for (const address of screens) {
      await page.goto(address)
      for (const [width, found] of places) {
        await page.setViewportSize({ width, height: 900 })
        const box = await page.getByRole('heading', { level: 1 }).boundingBox()
        const place = `${box?.x} ${box?.y}`
        found.set(place, [...(found.get(place) ?? []), address])
      }
    }
    for (const [width, found] of places) expect([...found.values()], `headings at ${width} px`).toEqual([screens])
  },
)

test('an unknown address and a record that is gone are said inside the admin, with its menu; strangers are asked to sign in', async ({
  page,
  visitor,
}) => {
  const gone = '/admin/landing-pages/0197a1c2-0000-7000-8000-000000000001/statistik'
  for (const address of ['/admin/tidak-ada', '/admin/media/tidak/ada', gone]) {
    expect((await page.goto(address))?.status(), address).toBe(404)
    await expect(page).toHaveURL(new RegExp(`${address}$`))
    await expect(page).toHaveTitle('Halaman tidak ditemukan · Naikkelas Admin')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Halaman tidak ditemukan')
    await expect(
      page.getByRole('navigation', { name: 'Menu admin' }).getByRole('link', { name: 'Media' }),
    ).toBeVisible()
  }
  await page.getByRole('link', { name: 'Ke halaman awal admin' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Halaman landing')

  await visitor.goto('/admin/tidak-ada')
  await expect(visitor).toHaveURL(/\/admin\/login\?tujuan=%2Fadmin%2Ftidak-ada$/)
})

test('buttons are on the line of the fields beside them', exhaustive, async ({ page }) => {
  await page.goto('/admin/pengalihan')
  const field = page.getByLabel('Ke', { exact: true })
  await expect(field).toBeVisible()
  const rangeOf = async (name: string) => {
    const box = await page.getByRole('button', { name, exact: true }).boundingBox()
    return [box?.y, box?.height]
  }
  const fieldRange = async (label: string) => {
    const box = await page.getByRole('textbox', { name: label, exact: true }).boundingBox()
    return [box?.y, box?.height]
  }
  expect(await rangeOf('Alihkan')).toEqual(await fieldRange('Ke'))
  await page.goto('/admin/prospek/kabar')
  expect(await rangeOf('Tambah penerima')).toEqual(await fieldRange('Alamat e-mail'))
  const analytics = (await everyScreen(page)).at(-1) ?? ''
  await page.goto(analytics)
  const segments = await page.getByRole('radiogroup', { name: 'Rentang waktu' }).boundingBox()
  expect([segments?.y, segments?.height]).toEqual(await rangeOf('Saring'))
})

/** The colour the screen is painted with. */
const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
const light = 'rgb(246, 249, 249)'
const dark = 'rgb(19, 34, 34)'

test(
  'the look of the admin is chosen by each person, and drawn by the server before any script',
  exhaustive,
  async ({ page, browser }) => {
    await page.goto('/admin/pengukuran')
    expect(await ground(page)).toBe(light)
    await chooseLook(page, 'Gelap')
    expect(await ground(page)).toBe(dark)
    await chooseLook(page, 'Rapat')
    const height = async () => (await page.getByRole('button', { name: 'Simpan' }).boundingBox())?.height
    expect(await height()).toBe(32)

    // Another browser of the same account has nothing but its session.
    const inCookies = async () => (await page.context().cookies()).filter(({ name }) => name.startsWith('nk_look_'))
    await expect.poll(inCookies).toEqual([])
    const storageState = await page.context().storageState()
    const context = await browser.newContext({
      storageState,
      javaScriptEnabled: false,
      baseURL: process.env.JOURNEYS_AT,
    })
    const scriptless = await context.newPage()
    await scriptless.goto('/admin/pengukuran')
    expect(await ground(scriptless)).toBe(dark)
    await scriptless.goto('/')
    expect(await ground(scriptless)).not.toBe(dark)
    await context.close()

    await chooseLook(page, 'Ikuti perangkat')
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await ground(page)).toBe(dark)
    await page.emulateMedia({ colorScheme: 'light' })
    expect(await ground(page)).toBe(light)
  },
)

/** Axe on screens in both modes and at widths. */
async function expectScreensAccessible(page: Page, screens: readonly [address: string, widths: readonly number[]][]) {
  for (const mode of ['Terang', 'Gelap'] as const) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/admin/landing-pages')
    await chooseLook(page, mode)
    for (const [address, at] of screens)
      for (const width of at)
        await test.step(`${address} ${mode} ${width}`, async () => {
          await page.setViewportSize({ width, height: 900 })
          await page.goto(address)
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          await expectAccessible(page)
        })
  }
}

test('dark screens with lists, fields and charts have no axe violations', exhaustive, async ({ page }) => {
  test.slow()
  const analytics = (await everyScreen(page)).at(-1) ?? ''
  await expectScreensAccessible(page, [
    // On a desktop the thumbnails are beside each other.
    ['/admin/landing-pages', [360, 1440]],
    ['/admin/pengalihan', [360]],
    [analytics, [360]],
  ])
})

test('no screen has axe violations in light and dark, on any width', exhaustive, async ({ page }) => {
  test.setTimeout(600_000)
  const screens = await everyScreen(page)
  await expectScreensAccessible(
    page,
    screens.map((address) => [address, widths]),
  )
})
