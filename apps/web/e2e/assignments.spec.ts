import { expectAccessible } from './support/axe.ts'
import { makeCourse, takeFree } from './support/checkout.ts'
import { expect, test } from './support/journey.ts'
import { writeLessons } from './support/lessons.ts'

test('an assignment is written, handed in with a file, returned, sent again and accepted', async ({ page, guest }) => {
  const course = await makeCourse(page, { price: 0, type: 3 })
  await writeLessons(page, course.id, [{ title: 'Foto pertama', kind: 4 }])
  await page.goto(`/admin/kelas/${course.id}`)
  await page.getByRole('treeitem', { name: 'Foto pertama' }).click()
  await page.getByLabel('Berkas', { exact: true }).selectOption({ label: 'Harus mengirim berkas' })
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Simpan', exact: true }).click()
  await expect(page.getByText('Isi Foto pertama disimpan')).toBeVisible()

  await takeFree(guest, course.address)
  await guest.goto('/kelas-saya')
  await guest.getByRole('article').filter({ hasText: course.name }).getByRole('link', { name: 'Mulai' }).click()
  await guest.getByLabel('Jawaban').fill('Kopi di dekat jendela')
  const handIn = guest.getByRole('button', { name: 'Kumpulkan tugas' })
  await handIn.click()
  await expect(guest.getByText('Unggah paling sedikit satu berkas')).toBeVisible()
  const file = { name: 'catatan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') }
  await guest.locator('input[type=file]').setInputFiles(file)
  await expect(guest.getByText('Terunggah')).toBeVisible()
  await expectAccessible(guest)
  await guest.reload()
  await expect(guest.getByLabel('Jawaban')).toHaveValue('Kopi di dekat jendela')
  await handIn.click()
  const own = guest.getByRole('region', { name: 'Tugas Anda' })
  await expect(own).toBeFocused()
  await expect(own.getByRole('link', { name: 'catatan.pdf' })).toBeVisible()

  const open = async () => {
    await page.goto(`/admin/tugas?kelas=${course.id}`)
    await expectAccessible(page)
    await page.getByRole('link', { name: /^Nilai tugas/ }).click()
  }
  await open()
  const address = await page.getByRole('link', { name: 'catatan.pdf' }).getAttribute('href')
  expect((await page.request.get(address ?? '')).status()).toBe(200)
  await page.getByLabel('Nilai', { exact: true }).fill('40')
  await page.getByLabel('Masukan').fill('Terlalu gelap.')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Minta perbaikan' }).click()
  await expect(page.getByText('Perbaikan diminta')).toBeVisible()

  await guest.reload()
  await expect(own).toContainText('Terlalu gelap.')
  await guest.getByLabel('Jawaban').fill('Kini lebih terang')
  await guest.getByRole('button', { name: 'Kirim ulang' }).click()
  await expect(own).toContainText('Menunggu dinilai')
  await open()
  await page.getByLabel('Nilai', { exact: true }).fill('90')
  await page.getByRole('button', { name: 'Terima' }).click()
  await expect(page.getByText('Tugas diterima')).toBeVisible()
  await guest.reload()
  await expect(own).toContainText('Tugas diterima, nilai 90 dari 100')
  await expect(guest.getByText('1 dari 1 materi selesai')).toBeVisible()
  await expectAccessible(guest)
})
