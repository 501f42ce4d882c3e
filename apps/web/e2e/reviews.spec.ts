import { expectAccessible } from './support/axe.ts'
import { expect, test } from './support/journey.ts'

test('visitors read reviews page by page, and a moderator hides one, answers another and shows it again', async ({
  page,
  visitor,
  guest,
}) => {
  await visitor.goto('/kelas/menentukan-harga-jual')
  const reviews = visitor.getByRole('region', { name: 'Ulasan' })
  await expect(reviews.getByRole('img', { name: 'Nilai 4,4 dari 5, dari 7 penilaian' })).toBeVisible()
  await expect(reviews.getByRole('listitem')).toHaveCount(6)
  await guest.goto('/kelas/menentukan-harga-jual')
  await expectAccessible(guest)
  await reviews.getByRole('link', { name: 'Berikutnya' }).click()
  await expect(reviews.getByRole('listitem')).toHaveCount(1)
  await reviews.getByRole('link', { name: 'Sebelumnya' }).click()
  await expect(reviews.getByRole('listitem')).toHaveCount(6)

  const words = 'Berani berhenti ikut perang harga.'
  await page.goto('/admin')
  await page.getByRole('link', { name: 'Ulasan', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Ulasan', level: 1 })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Cari' }).fill(words)
  const row = page.getByRole('row').filter({ hasText: words })
  await expect(row).toBeVisible()
  await expectAccessible(page)
  await row.getByRole('button', { name: /^Sembunyikan/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Alasan').fill('Menyebut toko lain')
  await dialog.getByRole('button', { name: 'Sembunyikan', exact: true }).click()
  await expect(row.getByText('Disembunyikan', { exact: true })).toBeVisible()
  await expect(page.getByText('Menyebut toko lain')).toBeVisible()
  await visitor.goto('/kelas/menentukan-harga-jual')
  await expect(reviews.getByRole('img', { name: /dari 6 penilaian/ })).toBeVisible()
  await expect(visitor.getByText(words)).toHaveCount(0)

  await row.getByRole('button', { name: /^Tampilkan lagi/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Tampilkan lagi' }).click()
  await expect(row.getByText('Tampil', { exact: true })).toBeVisible()
  await row.getByRole('button', { name: /^Jawab/ }).click()
  await page.getByRole('dialog').getByLabel('Jawaban').fill('Senang mendengarnya!')
  await page.getByRole('dialog').getByRole('button', { name: 'Simpan' }).click()
  await expect(page.getByText('Jawaban tim:')).toBeVisible()
  await expect(async () => {
    await visitor.goto('/kelas/menentukan-harga-jual')
    await visitor.getByRole('link', { name: /Nilai 4,4 dari 5/ }).click()
    await expect(reviews.getByRole('img', { name: /dari 7 penilaian/ })).toBeVisible()
  }).toPass()
})
