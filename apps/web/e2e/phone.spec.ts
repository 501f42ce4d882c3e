import type { Locator, Page } from '@playwright/test'
import { Builder, openPage } from './support/builder.ts'
import { exhaustive, expect, newName, ownSections, test } from './support/journey.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test('a page is created, filled, reordered and published on a phone by taps alone', async ({ page, visitor }) => {
  const { name, link } = newName('Dari Ponsel')
  await page.goto('/admin/landing-pages')
  await page.getByRole('button', { name: 'Halaman baru' }).tap()
  const dialog = page.getByRole('dialog', { name: 'Halaman baru' })
  await dialog.getByLabel('Nama halaman').tap()
  await page.keyboard.type(name)
  await dialog.getByLabel('Tautan').fill(link)
  await dialog.getByRole('button', { name: 'Buat halaman' }).tap()
  const builder = new Builder(page)
  await expect(builder.canvas).toBeVisible()

  await insert(builder, 'Judul')
  await insert(builder, 'Paragraf')
  await insert(builder, 'Tombol CTA')
  await builder.section(1).tap({ position: { x: 20, y: 20 } })
  await expect(builder.toolbar).toBeVisible()
  await openPanel(page, 'Atur')
  await builder.field('Judul').tap()
  await builder.field('Judul').fill('Ditulis dengan jempol')
  await closePanel(page)
  await expect(builder.section(1).getByRole('heading')).toHaveText('Ditulis dengan jempol')

  await builder.section(3).tap({ position: { x: 20, y: 20 } })
  await openPanel(page, 'Atur')
  await builder.link('Tujuan tombol').tap()
  await builder.link('Tujuan tombol').fill('/daftar')
  await closePanel(page)
  await builder.toolbar.getByRole('button', { name: 'Naikkan' }).tap()
  await builder.expectSaid('Tombol CTA sekarang di urutan 2 dari 3')
  await openPanel(page, 'Susunan')
  await builder.expectOrder(['Judul', 'Tombol CTA', 'Paragraf'])
  await closePanel(page)
  await builder.undo.tap()
  await builder.redo.tap()
  await builder.expectSaved()

  await page.getByRole('button', { name: 'Terbitkan' }).tap()
  await visitor.goto(await builder.address())
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Ditulis dengan jempol')
  expect(
    await ownSections(visitor).evaluateAll((sections) =>
      sections.map((section) => section.getAttribute('data-section-type')),
    ),
  ).toEqual(['headline', 'cta_button', 'paragraph'])
})

test('a section is dragged by touch on its handle', exhaustive, async ({ page }) => {
  await page.goto('/admin/landing-pages')
  await page.getByRole('button', { name: 'Halaman baru' }).tap()
  const dialog = page.getByRole('dialog', { name: 'Halaman baru' })
  await dialog.getByLabel('Nama halaman').fill(newName('Geser').name)
  await dialog.getByRole('button', { name: 'Buat halaman' }).tap()
  const builder = new Builder(page)
  for (const label of ['Judul', 'Paragraf', 'Tombol CTA']) await insert(builder, label)
  await openPanel(page, 'Susunan')
  const [from, to] = [await builder.handle(3).boundingBox(), await builder.rows().nth(0).boundingBox()]
  if (!from || !to) throw new Error('The rows are not on the screen.')

  const finger = await page.context().newCDPSession(page)
  const at = (x: number, y: number) => ({ touchPoints: [{ x, y }] })
  const [x, y] = [from.x + from.width / 2, from.y + from.height / 2]
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(x, y) })
  // Held still, it is lifted; moved at once, the list would scroll.
  await expect(page.locator('[data-state=dragging]')).toBeVisible()
  for (let step = 1; step <= 8; step += 1)
    await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(x, y + ((to.y + 6 - y) * step) / 8) })
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await builder.expectSaid('Tombol CTA dipindahkan ke urutan 1 dari 3')
  await builder.expectOrder(['Tombol CTA', 'Judul', 'Paragraf'])
})

test('the builder does not overflow a phone screen', exhaustive, async ({ page }) => {
  const builder = await openPage(page, 'Kelas Kuasai Data Usaha')
  await builder.section(2).tap({ position: { x: 20, y: 20 } })
  await expect(builder.toolbar).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})

test('a long press selects a section, taps select more, and all are deleted at once', exhaustive, async ({ page }) => {
  await page.goto('/admin/landing-pages')
  await page.getByRole('button', { name: 'Halaman baru' }).tap()
  const dialog = page.getByRole('dialog', { name: 'Halaman baru' })
  await dialog.getByLabel('Nama halaman').fill(newName('Pilih').name)
  await dialog.getByRole('button', { name: 'Buat halaman' }).tap()
  const builder = new Builder(page)
  await expect(builder.canvas).toBeVisible()
  for (const label of ['Judul', 'Paragraf', 'Akordeon']) await insert(builder, label)
  await openPanel(page, 'Susunan')
  await builder.row(1).tap()
  await expect(builder.section(1)).toBeInViewport()

  const finger = await page.context().newCDPSession(page)
  const point = await restingPoint(builder.section(1))
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ ...point, id: 1 }] })
  await expect(builder.toolbar).toContainText('1 bagian terpilih')
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await openPanel(page, 'Susunan')
  await builder.row(2).tap()
  await closePanel(page)
  await expect(builder.toolbar).toContainText('2 bagian terpilih')
  await builder.toolbar.getByRole('button', { name: 'Hapus' }).tap()
  await openPanel(page, 'Susunan')
  await builder.expectOrder(['Akordeon'])
})

/** A point near the upper edge of a section, once the canvas has come to rest: on a moving page a finger meets another one. */
function restingPoint(section: Locator): Promise<{ x: number; y: number }> {
  return section.evaluate(async (element) => {
    const placeNow = () => element.getBoundingClientRect()
    let before = placeNow()
    for (let still = 0; still < 20; ) {
      await new Promise(requestAnimationFrame)
      const place = placeNow()
      still = place.top === before.top && place.height === before.height ? still + 1 : 0
      before = place
    }
    return { x: before.x + 12, y: before.y + 40 }
  })
}

async function insert(builder: Builder, label: string): Promise<void> {
  await openPanel(builder.page, 'Tambah')
  await builder.type(label).tap()
  await expect(builder.palette).toHaveCount(0)
  await builder.expectSaid(new RegExp(`^${label} ditambahkan`))
}

async function openPanel(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true, expanded: false }).tap()
}

async function closePanel(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Tutup panel' }).tap()
}
