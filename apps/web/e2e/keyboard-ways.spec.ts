import { type Builder, createPage, openPage } from './support/builder.ts'
import { exhaustive, expect, newName, test } from './support/journey.ts'
import { nextFrame } from './support/next-frame.ts'

test(
  'F6 moves the focus between the regions of the builder, and each keeps its position',
  exhaustive,
  async ({ page }) => {
    const builder = await createPage(page, newName('Wilayah'))
    await builder.type('Judul').click()
    await builder.type('Paragraf').focus()

    await page.keyboard.press('F6')
    expect(await isIn(builder.outline)).toBe(true)
    await page.keyboard.press('F6')
    expect(await isIn(builder.canvas)).toBe(true)
    await page.keyboard.press('F6')
    await expect(builder.field('Teks kecil di atas')).toBeFocused()
    await builder.field('Judul').focus()

    await page.keyboard.press('F6')
    await expect(page.getByRole('link', { name: 'Ke daftar halaman' })).toBeFocused()
    await page.keyboard.press('F6')
    await expect(builder.type('Paragraf'), 'where it was in the palette').toBeFocused()
    await page.keyboard.press('Shift+F6')
    await page.keyboard.press('Shift+F6')
    await expect(builder.field('Judul'), 'from the palette to the inspector in two keys').toBeFocused()
  },
)

test('the keys between regions are in the list of shortcuts', exhaustive, async ({ page }) => {
  const builder = await createPage(page, newName('Daftar Pintasan'))
  await builder.type('Judul').focus()
  await page.keyboard.press('?')
  const list = page.getByRole('dialog', { name: 'Pintasan papan ketik' })
  await expect(list).toContainText('Ke wilayah berikutnya')
  await expect(list).toContainText('Shift+F6')
  await page.keyboard.press('Escape')
  await expect(builder.type('Judul')).toBeFocused()
})

test('Ctrl+K runs the actions of the builder by name: add, go to, undo, publish', exhaustive, async ({ page }) => {
  const builder = await createPage(page, newName('Perintah'))
  await command(builder, 'add headline', 'Tambah Judul')
  await command(builder, 'tambah paragraf', 'Tambah Paragraf')
  await builder.expectOrder(['Judul', 'Paragraf'])
  await command(builder, 'undo', 'Urungkan')
  await builder.expectOrder(['Judul'])
  await command(builder, 'redo', 'Ulangi')
  await builder.expectOrder(['Judul', 'Paragraf'])

  await command(builder, 'ke judul', '1. Judul')
  await expect(builder.section(1)).toBeFocused()
  await command(builder, 'trbtkn', 'Terbitkan')
  await expect(page.getByText('Terbit', { exact: true })).toBeVisible()
})

test('Ctrl+K finds another page by its name, in the builder and on the list', exhaustive, async ({ page }) => {
  const { name } = newName('Tujuan Lain')
  await createPage(page, { name, link: newName('tujuan').link })
  const builder = await openPage(page, 'Kelas Kuasai Data Usaha')
  await command(builder, name, name)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(builder.rows()).toHaveCount(0)

  await page.goto('/admin/landing-pages')
  await page.getByRole('button', { name: 'Halaman baru' }).focus()
  const field = page.getByRole('combobox', { name: 'Perintah, bagian, atau halaman' })
  // The list comes drawn by the server; its keys work once the scripts have taken it over.
  await expect(async () => {
    await page.keyboard.press('ControlOrMeta+K')
    await expect(field).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await field.fill('new page')
  await expect(page.getByRole('option', { selected: true })).toContainText('Halaman baru')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Halaman baru' })).toBeVisible()
})

test('Escape closes the command menu and restores the focus', exhaustive, async ({ page }) => {
  const builder = await createPage(page, newName('Batal'))
  await builder.type('Judul').focus()
  await page.keyboard.press('ControlOrMeta+K')
  await expect(page.getByRole('dialog', { name: 'Cari perintah' })).toBeVisible()
  await page.keyboard.type('tidak ada yang begini')
  await expect(page.getByText('Tidak ada yang cocok')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(builder.type('Judul')).toBeFocused()

  // A text of the canvas is written no more: the keyboard goes on from its section.
  await builder.type('Judul').press('Enter')
  await builder.section(1).focus()
  await page.keyboard.press('Enter')
  await expect(builder.writing()).toBeFocused()
  await page.keyboard.press('ControlOrMeta+K')
  await expect(page.getByRole('combobox', { name: 'Perintah, bagian, atau halaman' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(builder.section(1)).toBeFocused()
})

/** Opens the menu by its key, types, and does the first that is found. */
async function command(builder: Builder, typed: string, label: string): Promise<void> {
  const { page } = builder
  await page.keyboard.press('ControlOrMeta+K')
  await expect(page.getByRole('combobox', { name: 'Perintah, bagian, atau halaman' })).toBeFocused()
  await page.keyboard.insertText(typed)
  await expect(page.getByRole('option', { selected: true })).toContainText(label)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Cari perintah' })).toHaveCount(0)
  await nextFrame(page)
}

function isIn(region: Builder['outline']): Promise<boolean> {
  return region.evaluate((element) => element.contains(document.activeElement))
}
