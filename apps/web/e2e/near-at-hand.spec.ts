import { Builder, createPage } from './support/builder.ts'
import { exhaustive, expect, newName, test } from './support/journey.ts'

test(
  'Enter adds the first search result of the palette, and “/” focuses its search from a selection too',
  exhaustive,
  async ({ page }) => {
    const builder = await createPage(page, newName('Cari bagian'))
    await builder.comeToSettings()
    await builder.inspector.getByLabel('Huruf').focus()
    await page.keyboard.press('/')
    await expect(page.getByRole('searchbox', { name: 'Cari bagian' })).toBeFocused()
    await page.keyboard.type('tanya')
    await page.keyboard.press('Enter')
    await expect(builder.rows()).toHaveCount(1)
    await expect(page.getByRole('searchbox', { name: 'Cari bagian' })).toBeFocused()
  },
)

test('undoing back to the published state leaves no unpublished change', exhaustive, async ({ page }) => {
  const builder = await createPage(page, newName('Sudah terbit'))
  await builder.type('Paragraf').click()
  await builder.publish()
  const note = page.getByText('Ada perubahan yang belum terbit')
  await builder.field('Judul').fill('Judul lain')
  await builder.expectSaved()
  await expect(note).toBeVisible()
  await builder.undo.click()
  await builder.expectSaved()
  await expect(note).toHaveCount(0)
  await builder.redo.click()
  await builder.expectSaved()
  await expect(note).toBeVisible()
})

test('templates have previews, and the new page opens with its name in focus', exhaustive, async ({ page }) => {
  const { name, link } = newName('Dari templat')
  await page.goto('/admin/landing-pages')
  await page.getByRole('button', { name: 'Halaman baru' }).click()
  const dialog = page.getByRole('dialog', { name: 'Halaman baru' })
  await dialog.getByRole('tab', { name: 'Jual' }).click()
  await dialog.getByRole('radio', { name: 'Jasa' }).check()
  await expect(dialog.getByText('Plastik bening juga menagih').first()).toBeAttached()
  await dialog.getByRole('radio', { name: 'Arang' }).check()
  await dialog.getByLabel('Nama halaman').fill(name)
  await dialog.getByLabel('Tautan').fill(link)
  await dialog.getByLabel('Nama penawaran').fill('Desain kemasan Wijaya')
  await dialog.getByRole('textbox', { name: 'Nomor WhatsApp', exact: true }).fill('081234567890')
  await dialog.getByRole('button', { name: 'Buat halaman' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()
  const builder = new Builder(page)
  await expect(builder.rows()).toHaveCount(11)
  await expect(builder.section(1).getByRole('img').first()).toBeVisible()
  await builder.comeToSettings()
  await expect(builder.inspector.getByLabel('Nama penawaran')).toHaveValue('Desain kemasan Wijaya')
})

test('the list of shortcuts has those of texts, and explains colour schemes', exhaustive, async ({ page }) => {
  const builder = await createPage(page, newName('Bantuan'))
  await builder.type('Paragraf').click()
  await builder.inspector.getByRole('radio', { name: 'Aa Papan' }).check()
  await expect(builder.inspector.getByText('Gelap seperti papan tulis')).toBeVisible()
  await builder.section(1).focus()
  await page.keyboard.press('?')
  const dialog = page.getByRole('dialog', { name: 'Pintasan papan ketik' })
  await expect(dialog.getByRole('heading', { name: 'Format teks' })).toBeVisible()
  await expect(dialog.getByText('Sorot', { exact: true })).toBeVisible()
})
