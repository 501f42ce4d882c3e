import type { Locator } from '@playwright/test'
import { createPage } from './support/builder.ts'
import { expect, newName, test } from './support/journey.ts'

test('a price changed in the list of offers changes its page, and open builders are notified', async ({
  page,
  visitor,
}) => {
  const { name, link } = newName('Harga langsung')
  await page.goto('/admin/penawaran')
  await page.getByRole('button', { name: 'Penawaran baru' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Simpan penawaran' }).click()
  await expect(dialog.getByText('Nama penawaran belum diisi')).toBeVisible()
  await dialog.getByLabel('Nama penawaran').fill(name)
  await dialog.getByLabel('Harga', { exact: true }).fill('250000')
  await dialog.getByRole('button', { name: 'Simpan penawaran' }).click()
  await expect(page.getByRole('button', { name })).toBeVisible()

  const builder = await createPage(page, { name, link })
  await builder.type('Paragraf').click()
  await builder.field('Judul').fill('Hanya {harga} untuk semua materi')
  await page.getByRole('button', { name: 'Atur halaman' }).click()
  await builder.inspector.getByLabel('Sumber penawaran').selectOption({ label: name })
  await expect(builder.inspector.getByLabel('Harga penawaran')).toBeDisabled()
  await expect(builder.section(1).getByRole('heading')).toHaveText('Hanya Rp250.000 untuk semua materi')
  const address = await builder.publish()
  await visitor.goto(address)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Hanya Rp250.000 untuk semua materi')

  await page.goto('/admin/penawaran')
  await page.getByRole('button', { name }).click()
  await dialog.getByLabel('Harga', { exact: true }).fill('199000')
  await dialog.getByLabel('Status').selectOption({ label: 'Ditutup' })
  await dialog.getByRole('button', { name: 'Simpan penawaran' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(async () => {
    await visitor.goto(address)
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Hanya Rp199.000 untuk semua materi')
  }).toPass()

  await page.goto('/admin/landing-pages')
  await page.getByRole('link', { name }).first().click()
  await page.getByRole('button', { name: 'Daftar periksa' }).click()
  const advice = page.getByRole('region', { name: 'Saran' })
  await expect(advice.getByText(`Penawaran “${name}” sudah ditutup`)).toBeVisible()
  await expect(
    advice.getByText(/^Harga berubah sejak halaman terbit: dari Rp250\.000 menjadi Rp199\.000/),
  ).toBeVisible()
})

test('phone settings of order and size are shown on the canvas at phone width, and undone', async ({
  page,
  photos,
}) => {
  const builder = await createPage(page, newName('Di ponsel'))
  await builder.type('Gambar dan paragraf').click()
  await builder.inspector.getByLabel('Gambar', { exact: true }).setInputFiles(photos[0] ?? '')
  await page.getByRole('radio', { name: 'Ponsel, 360 piksel' }).check()
  const heading = builder.section(1).getByRole('heading')
  const picture = builder.section(1).locator('img')
  const top = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN
  const isTextFirst = async () => (await top(heading)) < (await top(picture))
  const size = () => heading.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
  await expect.poll(isTextFirst).toBe(false)
  const usual = await size()

  await builder.inspector.getByRole('radio', { name: 'Teks dulu' }).check()
  await builder.inspector.getByRole('radio', { name: 'Kecil' }).check()
  await expect.poll(isTextFirst).toBe(true)
  await expect.poll(size).toBeLessThan(usual)

  await builder.undo.click()
  await builder.undo.click()
  await expect.poll(isTextFirst).toBe(false)
  await expect.poll(size).toBe(usual)
})
