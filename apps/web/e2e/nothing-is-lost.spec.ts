import type { Page } from '@playwright/test'
import { Builder, createPage } from './support/builder.ts'
import { exhaustive, expect, marketer, newName, signIn, test } from './support/journey.ts'

test('offline, editing continues with a message, and everything is saved once online', async ({ page, context }) => {
  const builder = await pageWithTitle(page)
  await context.setOffline(true)
  await builder.field('Judul').fill('Ditulis di kereta')
  await expect(builder.saving).toHaveText('Offline')
  await expect(page.getByText('tersimpan di browser ini')).toBeVisible()
  await builder.type('Paragraf').click()
  await builder.expectOrder(['Judul', 'Paragraf'])

  await context.setOffline(false)
  await builder.expectSaved()
  await page.reload()
  await builder.expectOrder(['Judul', 'Paragraf'])
  await expect(builder.section(1).getByRole('heading')).toHaveText('Ditulis di kereta')
})

test('on a phone what is not saved yet has a button that covers nothing', exhaustive, async ({ page }) => {
  const builder = await pageWithTitle(page)
  await page.route('**/changes', (route) => route.fulfill({ status: 503, body: 'sibuk' }))
  await builder.field('Judul').fill('Tetap ada')
  await expect(builder.saving).toHaveText('Gagal menyimpan')
  await page.setViewportSize({ width: 360, height: 740 })
  const retry = await page.getByRole('button', { name: 'Coba lagi' }).boundingBox()
  const preview = await page.getByRole('button', { name: 'Pratinjau' }).boundingBox()
  expect((retry?.x ?? 0) + (retry?.width ?? 999)).toBeLessThanOrEqual(preview?.x ?? 0)
})

test('server errors are shown, and the text is saved once the server works again', exhaustive, async ({ page }) => {
  const builder = await pageWithTitle(page)
  await page.route('**/changes', (route) => route.fulfill({ status: 503, body: 'sibuk' }))
  await builder.field('Judul').fill('Tetap ada')
  await expect(builder.saving).toHaveText('Gagal menyimpan')
  await expect(builder.field('Judul')).toHaveValue('Tetap ada')

  await page.unroute('**/changes')
  await page.getByRole('button', { name: 'Coba lagi' }).click()
  await builder.expectSaved()
})

test(
  'a page closed while offline reopens with the unsaved text, and saves it',
  exhaustive,
  async ({ page, context, secondBrowser }) => {
    const builder = await pageWithTitle(page)
    const address = page.url()
    await context.setOffline(true)
    await builder.field('Judul').fill('Ditulis sebelum ditutup')
    await expect(builder.saving).toHaveText('Offline')
    await page.close({ runBeforeUnload: false })

    await context.setOffline(false)
    const again = new Builder(await context.newPage())
    await again.page.goto(address)
    await expect(again.section(1).getByRole('heading')).toHaveText('Ditulis sebelum ditutup')
    await again.expectSaved()
    await expectSavedTitle(await secondBrowser(), address, 'Ditulis sebelum ditutup')
  },
)

test(
  'a name changed just before the window is closed is saved, at the latest when the page is opened again',
  exhaustive,
  async ({ page, context, secondBrowser }) => {
    const builder = await pageWithTitle(page)
    const address = page.url()
    const { name } = newName('Nama Terakhir')
    await page.getByRole('button', { name: 'Atur halaman' }).click()
    await builder.field('Nama halaman').fill(name)
    await page.close({ runBeforeUnload: false })

    const again = new Builder(await context.newPage())
    await again.page.goto(address)
    await expect(again.page.getByRole('heading', { level: 1, name })).toBeVisible()
    await again.expectSaved()
    const other = await secondBrowser()
    await other.goto(address)
    await expect(other.getByRole('heading', { level: 1, name })).toBeVisible()
  },
)

for (const letters of [3, 11, 19])
  test(
    `a page that crashes after ${letters} typed letters reopens with all of them`,
    letters === 11 ? {} : exhaustive,
    async ({ page, context, secondBrowser }) => {
      const builder = await pageWithTitle(page)
      const address = page.url()
      // Nothing reaches the server, so that only the browser can have kept it.
      await page.route('**/changes', (route) => route.abort())
      const words = 'Ditulis saat browser mati'.slice(0, letters)
      await builder.field('Judul').focus()
      await page.keyboard.press('ControlOrMeta+A')
      await page.keyboard.type(words)
      await expect(builder.section(1).getByRole('heading')).toHaveText(words)
      await kill(page)

      const again = new Builder(await context.newPage())
      await again.page.goto(address)
      await expect(again.section(1).getByRole('heading')).toHaveText(words)
      await again.expectSaved()
      await expectSavedTitle(await secondBrowser(), address, words)
    },
  )

test('concurrent changes of different fields are both kept', exhaustive, async ({ page, secondBrowser }) => {
  const mine = await pageWithTitle(page)
  const theirs = await openElsewhere(mine, await secondBrowser())
  await mine.field('Judul').fill('Judul dari saya')
  await theirs.field('Teks').fill('Teks dari mereka')
  await mine.expectSaved()
  await theirs.expectSaved()

  await mine.page.reload()
  await expect(mine.section(1)).toContainText('Judul dari saya')
  await expect(mine.section(1)).toContainText('Teks dari mereka')
})

test('concurrent changes of one field show both values, one is chosen, and the choice can be undone', async ({
  page,
  context,
  secondBrowser,
}) => {
  const mine = await pageWithTitle(page)
  const theirs = await openElsewhere(mine, await secondBrowser())
  await context.setOffline(true)
  await mine.field('Judul').fill('Judul dari saya')
  await expect(mine.saving).toHaveText('Offline')
  await theirs.field('Judul').fill('Judul dari mereka')
  await theirs.expectSaved()
  await context.setOffline(false)

  const dialog = page.getByRole('dialog', { name: 'Dua versi untuk' })
  await expect(dialog.getByRole('region', { name: 'Versi Anda' })).toContainText('Judul dari saya')
  await expect(dialog.getByRole('region', { name: 'Versi dari tab lain' })).toContainText('Judul dari mereka')
  await expect(dialog.getByText('Isian yang sama juga diubah oleh Anda di tab lain')).toBeVisible()
  // The page holds the other version now; the question is asked again with the same words.
  await page.reload()
  await expect(dialog.getByText('Isian yang sama juga diubah oleh Anda di tab lain')).toBeVisible()
  await expect(dialog.getByRole('region', { name: 'Versi dari tab lain' })).toContainText('Judul dari mereka')
  const own = dialog.getByRole('region', { name: 'Versi Anda' })
  await own.getByRole('button', { name: 'Pakai versi Anda' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(mine.section(1).getByRole('heading')).toHaveText('Judul dari saya')
  await mine.expectSaved()

  await mine.undo.click()
  await expect(mine.section(1).getByRole('heading')).toHaveText('Judul dari mereka')
  await mine.expectSaved()
  await expectSavedTitle(theirs.page, page.url(), 'Judul dari mereka')
})

test.describe('an admin whose session expires', () => {
  test.use({ storageState: { cookies: [], origins: [] } })

  test(
    'signs in over the builder while typing, and the text is kept and saved',
    exhaustive,
    async ({ page, context, secondBrowser }) => {
      await page.goto('/admin')
      await page.getByLabel('E-mail').fill(marketer.email)
      await page.getByLabel('Kata sandi').fill(marketer.password)
      await page.getByRole('button', { name: 'Masuk', exact: true }).click()
      await expect(page.getByRole('heading', { name: 'Halaman landing' })).toBeVisible()
      const builder = await pageWithTitle(page)
      await context.clearCookies()
      await builder.field('Judul').fill('Ditulis setelah sesi berakhir')

      await page.getByRole('button', { name: 'Masuk lagi' }).click()
      const dialog = page.getByRole('dialog', { name: 'Sesi Anda sudah berakhir' })
      await dialog.getByLabel('E-mail').fill(marketer.email)
      await dialog.getByLabel('Kata sandi').fill('bukan ini')
      await dialog.getByRole('button', { name: 'Masuk' }).click()
      await expect(dialog.getByRole('alert')).toBeVisible()
      await dialog.getByLabel('Kata sandi').fill(marketer.password)
      await dialog.getByRole('button', { name: 'Masuk' }).click()
      await expect(dialog).toHaveCount(0)
      await expect(builder.field('Judul')).toHaveValue('Ditulis setelah sesi berakhir')
      await builder.expectSaved()
      await expectSavedTitle(await secondBrowser(), page.url(), 'Ditulis setelah sesi berakhir')
    },
  )

  test(
    'unsaved text is never sent as another admin who signs in, and waits for its author',
    exhaustive,
    async ({ page, context, secondBrowser }) => {
      await signIn(page)
      const builder = await pageWithTitle(page)
      const before = (await builder.section(1).getByRole('heading').textContent()) ?? ''
      await context.clearCookies()
      await builder.field('Judul').fill('Ditulis pemasar')
      await page.getByRole('button', { name: 'Masuk lagi' }).click()
      const dialog = page.getByRole('dialog', { name: 'Sesi Anda sudah berakhir' })
      await dialog.getByLabel('E-mail').fill('admin@naikkelas.test')
      await dialog.getByLabel('Kata sandi').fill(marketer.password)
      await dialog.getByRole('button', { name: 'Masuk' }).click()
      await page.getByRole('button', { name: /^Buka halaman sebagai / }).click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(builder.section(1).getByRole('heading')).toHaveText(before)
      await builder.expectSaved()
      await expectSavedTitle(await secondBrowser(), page.url(), before)

      const address = page.url()
      await context.clearCookies()
      await signIn(page)
      await page.goto(address)
      await expect(builder.section(1).getByRole('heading')).toHaveText('Ditulis pemasar')
      await builder.expectSaved()
      await expectSavedTitle(await secondBrowser(), address, 'Ditulis pemasar')
    },
  )
})

async function pageWithTitle(page: Page): Promise<Builder> {
  const builder = await createPage(page, newName('Aman'))
  await builder.type('Judul').click()
  await builder.expectSaved()
  return builder
}

async function openElsewhere(builder: Builder, page: Page): Promise<Builder> {
  const other = new Builder(page)
  await page.goto(builder.page.url())
  await other.row(1).click()
  return other
}

/** Ends the process that shows the page, as a crash does: nothing of it gets to say goodbye. */
async function kill(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const crashed = page.waitForEvent('crash')
  session.send('Page.crash').catch(() => {
    // It cannot answer any more.
  })
  await crashed
}

/** What the server holds: a browser that never saw the page reads it. */
async function expectSavedTitle(stranger: Page, address: string, words: string): Promise<void> {
  await stranger.goto(address)
  await expect(new Builder(stranger).section(1).getByRole('heading')).toHaveText(words)
}
