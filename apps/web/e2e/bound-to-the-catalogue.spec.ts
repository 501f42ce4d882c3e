import { createPage } from './support/builder.ts'
import { exhaustive, expect, newName, test } from './support/journey.ts'

test('a page that is bound to a course follows its price, and the builder says that the course is inactive', async ({
  page,
  visitor,
}) => {
  const { name, link } = newName('Harga langsung')
  await page.goto('/admin/kelas/baru')
  await page.getByLabel('Nama', { exact: true }).fill(name)
  await page.getByLabel('Harga', { exact: true }).fill('250000')
  await page.getByRole('button', { name: 'Simpan', exact: true }).click()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Terbitkan', exact: true }).click()
  await expect(page.getByText('Aktif', { exact: true })).toBeVisible()
  const form = page.url()

  const builder = await createPage(page, { name, link: `${link}-lp` })
  await builder.type('Paragraf').click()
  await builder.field('Judul').fill('Hanya {harga} untuk semua materi')
  await page.getByRole('button', { name: 'Atur halaman' }).click()
  const source = builder.inspector.getByRole('combobox', { name: 'Sumber penawaran' })
  await source.fill(name.toLowerCase())
  await page.getByRole('option', { name }).click()
  await expect(source).toHaveValue(name)
  await expect(builder.inspector.getByLabel('Harga penawaran')).toBeDisabled()
  await expect(builder.section(1).getByRole('heading')).toHaveText('Hanya Rp250.000 untuk semua materi')
  const address = await builder.publish()
  await visitor.goto(address)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Hanya Rp250.000 untuk semua materi')

  await builder.inspector.getByRole('link', { name: 'Buka di Kelas' }).click()
  await expect(page).toHaveURL(form)
  await page.getByLabel('Harga', { exact: true }).fill('199000')
  await page.getByLabel('Alasan perubahan harga').fill('Promo gajian')
  await page.getByRole('button', { name: 'Simpan', exact: true }).click()
  await expect(page.getByText(`${name} disimpan`)).toBeVisible()
  await page.getByRole('button', { name: 'Nonaktifkan' }).click()
  await expect(page.getByText(`${name} dinonaktifkan`)).toBeVisible()
  await expect(async () => {
    await visitor.goto(address)
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Hanya Rp199.000 untuk semua materi')
  }).toPass()

  await page.goto('/admin/landing-pages')
  await page.getByRole('link', { name }).first().click()
  await page.getByRole('button', { name: 'Daftar periksa' }).click()
  const advice = page.getByRole('region', { name: 'Saran' })
  await expect(advice.getByText(`“${name}” tidak aktif di katalog`)).toBeVisible()
  await expect(
    advice.getByText(/^Harga berubah sejak halaman terbit: dari Rp250\.000 menjadi Rp199\.000/),
  ).toBeVisible()
})

test(
  'a section that is added to a bound page shows the course, on the canvas as for visitors, until it is written by hand',
  exhaustive,
  async ({ page, visitor }) => {
    const { name, link } = newName('Mentor langsung')
    const builder = await createPage(page, { name, link })
    await page.getByRole('button', { name: 'Atur halaman' }).click()
    const source = builder.inspector.getByRole('combobox', { name: 'Sumber penawaran' })
    await source.fill('kenalan dengan shopee')
    await page.getByRole('option', { name: 'Kenalan dengan Shopee' }).click()
    await expect(source).toHaveValue('Kenalan dengan Shopee')
    await builder.type('Mentor').click()
    await expect(builder.section(1).getByText('Dewi Anggraini')).toBeVisible()
    const follows = builder.inspector.getByRole('switch', { name: 'Ikuti katalog' })
    await expect(follows).toBeChecked()
    await expect(builder.inspector.getByRole('link', { name: 'Ubah di Kelas' })).toBeVisible()
    const address = await builder.publish()
    await visitor.goto(address)
    await expect(visitor.getByText('Dewi Anggraini')).toBeVisible()

    await follows.press('Space')
    await expect(builder.section(1).getByText('Nama mentor')).toBeVisible()
    await expect(builder.inspector.getByRole('button', { name: 'Tambah mentor' })).toBeVisible()
  },
)
