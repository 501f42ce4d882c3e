import type { Locator } from '@playwright/test'
import { createPage } from './support/builder.ts'
import { exhaustive, expect, newName, test } from './support/journey.ts'

test(
  'pasted columns fill the fields in the order of the panel, and can be reassigned',
  exhaustive,
  async ({ page }) => {
    const builder = await createPage(page, newName('Kolom'))
    await builder.type('Kartu grid').click()
    await builder.inspector.getByRole('button', { name: 'Tempel beberapa baris' }).click()
    const dialog = page.getByRole('dialog', { name: 'Tempel beberapa baris' })
    await dialog.getByLabel('Baris yang ditempel').fill('Selesai hari ini\tCepat\nTanpa biaya tambahan\tMurah')
    const [first, second] = [dialog.getByLabel('Kolom 1 mengisi'), dialog.getByLabel('Kolom 2 mengisi')]
    await expect(chosen(first)).toHaveText('Judul kartu')
    await first.selectOption({ label: 'Teks kartu' })
    await expect(chosen(second)).toHaveText('Judul kartu')
    await dialog.getByRole('button', { name: 'Jadikan 2 item' }).click()
    const titles = builder.section(1).getByRole('listitem').getByRole('heading')
    await expect(titles).toHaveText(['Poin pertama', 'Poin kedua', 'Poin ketiga', 'Cepat', 'Murah'])
  },
)

test(
  'rows beyond the limit and texts that are too long are reported above the preview',
  exhaustive,
  async ({ page }) => {
    const builder = await createPage(page, newName('Empat puluh'))
    await builder.type('Kartu grid').click()
    await builder.inspector.getByRole('button', { name: 'Tempel beberapa baris' }).click()
    const dialog = page.getByRole('dialog', { name: 'Tempel beberapa baris' })
    const rows = Array.from({ length: 40 }, (_, index) => `Baris nomor ${index + 1}`)
    await dialog.getByLabel('Baris yang ditempel').fill([`${'x'.repeat(50)}lebihan`, ...rows.slice(1)].join('\n'))
    const warnings = dialog.getByRole('list', { name: 'Yang tidak muat' })
    await expect(warnings).toBeInViewport({ ratio: 1 })
    await expect(warnings).toContainText('Hanya 9 baris pertama yang muat')
    await expect(warnings).toContainText('“Baris nomor 10”')
    await expect(warnings).toContainText('dan 25 lagi')
    await expect(warnings).toContainText('Baris 1, Judul kartu: “lebihan” tidak muat')
    await expect(dialog.getByRole('cell').first()).toBeInViewport()
    await expect(dialog.getByRole('button', { name: 'Jadikan 9 item' })).toBeVisible()
  },
)

test(
  'lines of a syllabus become chapters with lessons and their minutes, in one step',
  exhaustive,
  async ({ page }) => {
    const builder = await createPage(page, newName('Silabus'))
    await builder.type('Materi kelas').click()
    await builder.inspector.getByRole('button', { name: 'Tempel bab dan pelajaran' }).click()
    const dialog = page.getByRole('dialog', { name: 'Tempel bab dan pelajaran' })
    await dialog
      .getByLabel('Baris yang ditempel')
      .fill('Persiapan\nMemilih produk … 12 menit\nAlat kerja\t15\nPraktik\nToko pertama (20:00)')
    await expect(dialog.getByRole('list', { name: 'Yang akan dibuat' })).toContainText('Memilih produk12 menit')
    await dialog.getByRole('button', { name: 'Jadikan 2 bab, 3 pelajaran' }).click()
    const section = builder.section(1)
    await expect(section.getByText('Persiapan', { exact: true })).toBeVisible()
    await expect(section.getByText('Alat kerja', { exact: true })).toBeVisible()
    await expect(section.getByText('15 menit', { exact: true })).toBeVisible()
    await builder.undo.click()
    await expect(section.getByText('Persiapan', { exact: true })).toHaveCount(0)
  },
)

/** What a choice shows. */
function chosen(select: Locator): Locator {
  return select.locator('option:checked')
}
