import type { Locator, Page } from '@playwright/test'
import { Builder, createPage, openPage } from './support/builder.ts'
import { exhaustive, expect, newName, test } from './support/journey.ts'

test('a page is unpublished, moved to the trash and restored as a draft', exhaustive, async ({ page, visitor }) => {
  const { name, link } = newName('Promo')
  const builder = await createPage(page, { name, link })
  await builder.type('Judul').click()
  const address = await builder.publish()
  await visitor.goto(address)
  await expect(visitor).toHaveURL(new RegExp(`/${link}$`))

  await choose(await card(page, name), 'Batalkan terbit')
  await page.getByRole('dialog').getByRole('button', { name: 'Batalkan terbit' }).click()
  await expect(page.getByRole('list', { name: 'Daftar halaman' }).getByText('Draf')).toBeVisible()
  await visitor.goto(address)
  await expect(visitor).toHaveURL(/\/404$/)

  await choose(await card(page, name), 'Pindahkan ke sampah')
  await expect(page.getByText('Tidak ada halaman yang cocok')).toBeVisible()
  await page.goto('/admin/landing-pages?status=trash')
  await choose(page.getByRole('listitem').filter({ hasText: name }), 'Pulihkan')
  const again = await openPage(page, name)
  await again.expectOrder(['Judul'])
})

test('a copy of a page has its sections and a new link, and is a draft', exhaustive, async ({ page }) => {
  const { name, link } = newName('Asli')
  const builder = await createPage(page, { name, link })
  await builder.type('Judul').click()
  await builder.type('Akordeon').click()
  await builder.publish()

  await choose(await card(page, name), 'Gandakan halaman')
  const dialog = page.getByRole('dialog', { name: `Gandakan “${name}”` })
  await expect(dialog.getByLabel('Tautan')).toHaveValue(`${link}-salinan`)
  await dialog.getByRole('button', { name: 'Gandakan halaman' }).click()
  const copy = new Builder(page)
  await expect(page.getByRole('heading', { level: 1, name: `${name} (salinan)` })).toBeVisible()
  await copy.expectOrder(['Judul', 'Akordeon'])
  await expect(page.getByText('Draf', { exact: true })).toBeVisible()
})

test('changes after publishing are shown in bar and list, and become public with the next publish', async ({
  page,
  visitor,
}) => {
  const { name, link } = newName('Berubah')
  const builder = await createPage(page, { name, link })
  await builder.type('Judul').click()
  await builder.field('Judul').fill('Versi pertama')
  const address = await builder.publish()
  await builder.field('Judul').fill('Versi kedua')
  await expect(page.getByText('Ada perubahan yang belum terbit')).toBeVisible()
  await builder.expectSaved()
  await visitor.goto(address)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Versi pertama')
  await expect(await card(page, name)).toContainText('Ada perubahan yang belum terbit')

  const again = await openPage(page, name)
  await again.publish()
  await expect(page.getByText('Ada perubahan yang belum terbit')).toHaveCount(0)
  await visitor.goto(address)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Versi kedua')
})

test('the preview shows a draft only at its link', exhaustive, async ({ page, visitor }) => {
  const { name, link } = newName('Pratinjau')
  const builder = await createPage(page, { name, link })
  await builder.type('Judul').click()
  await builder.field('Judul').fill('Belum untuk umum')
  const opening = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Pratinjau' }).click()
  const preview = await opening
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Belum untuk umum')

  await visitor.goto(preview.url())
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Belum untuk umum')
  await visitor.goto(`/${link}`)
  await expect(visitor).toHaveURL(/\/404$/)
})

test('font, corner radius and search title of the page are published', exhaustive, async ({ page, visitor }) => {
  const { name, link } = newName('Tema')
  const builder = await createPage(page, { name, link })
  await builder.type('Judul').click()
  await page.getByRole('button', { name: 'Atur halaman' }).click()
  await builder.inspector.getByLabel('Huruf').selectOption('Montserrat')
  await builder.inspector.getByRole('radio', { name: 'Bulat' }).check()
  await builder.field('Judul SEO').fill('Dicari dan ditemukan')
  await visitor.goto(await builder.publish())
  await expect(visitor).toHaveTitle('Dicari dan ditemukan')
  await expect(visitor.locator('body')).toHaveCSS('font-family', /^Montserrat/)
  await expect(visitor.locator('body')).toHaveAttribute('data-rounded', 'full')
})

test("a partner's page is created from a template and published under /p", exhaustive, async ({ page, visitor }) => {
  const { name, link } = newName('Mitra')
  await page.goto('/admin/landing-pages')
  await page.getByRole('button', { name: 'Halaman baru' }).click()
  const dialog = page.getByRole('dialog', { name: 'Halaman baru' })
  await dialog.getByLabel('Nama halaman').fill(name)
  await dialog.getByLabel('Tautan').fill(link)
  await dialog.getByRole('radio', { name: 'Mitra' }).check()
  await dialog.getByRole('tab', { name: 'Jual' }).click()
  await dialog.getByRole('radio', { name: 'Jasa' }).check()
  await dialog.getByRole('button', { name: 'Buat halaman' }).click()
  const builder = new Builder(page)
  await expect(builder.rows().first()).toBeVisible()
  expect(await builder.rows().count()).toBeGreaterThan(5)

  // A page of its own is quicker to finish than a whole template: everything but the opening goes.
  while ((await builder.rows().count()) > 1) {
    const count = await builder.rows().count()
    await builder.row(count).click()
    await builder.toolbar.getByRole('button', { name: 'Hapus' }).click()
    await expect(builder.rows()).toHaveCount(count - 1)
  }
  await builder.select(1)
  await builder.field('Judul').fill('Milik mitra kami')
  await builder.link('Tujuan tombol').fill('/daftar')
  await builder.link('Tujuan tombol kedua').fill('/materi')
  const address = await builder.publish()
  expect(new URL(address, page.url()).pathname).toBe(`/p/${link}`)
  await visitor.goto(address)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Milik mitra kami')
})

/** The page's card in the list, alone. */
async function card(page: Page, name: string): Promise<Locator> {
  await page.goto('/admin/landing-pages')
  await page.getByRole('searchbox', { name: 'Cari halaman' }).fill(name)
  const cards = page.getByRole('list', { name: 'Daftar halaman' }).getByRole('listitem')
  await expect(cards).toHaveCount(1)
  return cards
}

async function choose(card: Locator, act: string): Promise<void> {
  await card.getByRole('button', { name: /^Tindakan/ }).click()
  await card.page().getByRole('menuitem', { name: act }).click()
}
