import { Builder } from './support/builder.ts'
import { signInAtCheckout } from './support/checkout.ts'
import { expect, newName, test } from './support/journey.ts'

test('a course gets a landing page from its form, which visitors see at its address, buy from, and find after it moved', async ({
  page,
  visitor,
}) => {
  const { name, link } = newName('Kelas berhalaman')
  await page.goto('/admin/kelas/baru')
  await page.getByLabel('Nama', { exact: true }).fill(name)
  await page.getByRole('textbox', { name: 'Tautan', exact: true }).fill(link)
  await page.getByLabel('Harga', { exact: true }).fill('1949000')
  await page.getByRole('button', { name: 'Simpan', exact: true }).click()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Terbitkan', exact: true }).click()
  await expect(page.getByText('Aktif', { exact: true })).toBeVisible()
  const form = page.url()

  await page.getByRole('button', { name: 'Susun halaman landing' }).click()
  const builder = new Builder(page)
  await expect(builder.canvas).toBeVisible()
  await expect(builder.rows()).not.toHaveCount(0)
  // Examples of the template keep it from being published.
  for (let left = await builder.rows().count(); left > 0; left--) {
    await builder.row(1).press('Delete')
    await expect(builder.rows()).toHaveCount(left - 1)
  }
  await builder.type('Tombol CTA').click()
  await builder.field('Judul').fill('Daftar hari ini')
  expect(await builder.publish()).toBe(`/kelas/${link}`)

  await visitor.goto(`/kelas/${link}`)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Daftar hari ini')
  await visitor.getByRole('main').getByRole('link', { name: 'Daftar sekarang' }).click()
  await signInAtCheckout(visitor)
  await expect(visitor).toHaveURL(/\/checkout\/\d+$/)
  await expect(visitor.getByRole('main').getByText(name).first()).toBeVisible()

  await page.getByRole('button', { name: 'Atur halaman' }).click()
  await builder.inspector.getByRole('link', { name: 'Buka di Kelas' }).click()
  await expect(page).toHaveURL(form)
  const field = page.getByRole('textbox', { name: 'Tautan', exact: true })
  // A form that takes its values while it is typed in keeps both.
  await expect(async () => {
    await field.fill(`${link}-baru`)
    expect(await field.inputValue()).toBe(`${link}-baru`)
  }).toPass()
  await page.getByRole('button', { name: 'Simpan', exact: true }).click()
  await expect(page.getByText(`${name} disimpan`)).toBeVisible()
  await expect(async () => {
    await visitor.goto(`/kelas/${link}`)
    expect(new URL(visitor.url()).pathname).toBe(`/kelas/${link}-baru`)
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Daftar hari ini')
  }).toPass()
})
