import { fileURLToPath } from 'node:url'
import { expectAccessible } from './support/axe.ts'
import { makeCourse, takeFree } from './support/checkout.ts'
import { expect, test } from './support/journey.ts'

const film = fileURLToPath(new URL('../../api/src/seed/films/perkenalan-kelas.webm', import.meta.url))

test('an admin fills an article and a film, and the learner of the course sees them', async ({ page, guest }) => {
  const course = await makeCourse(page, { price: 0, type: 3 })
  await page.goto(`/admin/kelas/${course.id}`)
  await page.getByRole('button', { name: 'Tambah bab' }).click()
  await page.keyboard.type('Memulai')
  for (const [place, title, kind] of [
    ['1.1', 'Menyiapkan toko', 'Artikel'],
    ['1.2', 'Memotret produk', 'Video'],
  ] as const) {
    await page.getByRole('button', { name: 'Tambah materi' }).click()
    await page.keyboard.type(title)
    await page.getByLabel(`Jenis materi ${place}`).selectOption(kind)
  }
  await page.getByRole('button', { name: 'Simpan susunan' }).click()

  const tree = page.getByRole('tree', { name: 'Isi kelas' })
  await expect(tree.getByRole('treeitem', { name: /Memotret produk/ })).toContainText('Belum diisi')
  await tree.getByRole('treeitem', { name: /Menyiapkan toko/ }).click()
  await expect(page.getByRole('heading', { name: 'Menyiapkan toko' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Isi materi' }).click()
  await page.keyboard.type('Tulis tiga kalimat tentang toko.')
  await page.getByRole('button', { name: 'Simpan', exact: true }).click()
  await expect(page.getByText('Isi Menyiapkan toko disimpan')).toBeVisible()

  await tree.getByRole('treeitem', { name: /Memotret produk/ }).click()
  await expect(page.getByRole('heading', { name: 'Memotret produk' })).toBeVisible()
  await page.getByLabel('Video utama').setInputFiles(film)
  await expect(page.getByText('Panjangnya 2:00.')).toBeVisible()
  await page.getByRole('button', { name: 'Tambah bagian' }).click()
  await page.getByLabel('Judul bagian 1').fill('Cahaya dari jendela')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Simpan', exact: true }).click()
  await expect(tree.getByRole('treeitem', { name: /Memotret produk/ })).toContainText('Terisi')

  await takeFree(guest, course.address)
  await guest.goto('/kelas-saya')
  await guest
    .getByRole('article')
    .filter({ hasText: course.name })
    .getByRole('link', { name: 'Mulai', exact: true })
    .click()
  await expect(guest.getByText('Tulis tiga kalimat tentang toko.')).toBeVisible()
  await guest.getByRole('button', { name: 'Berikutnya' }).click()
  await expect(guest.getByRole('button', { name: 'Putar' }).first()).toBeVisible()
  await expect
    .poll(() => guest.locator('video').evaluate((video: HTMLVideoElement) => video.duration))
    .toBeGreaterThan(119)
})
