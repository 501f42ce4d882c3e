import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expectAccessible } from './support/axe.ts'
import { makeCourse, takeFree } from './support/checkout.ts'
import { exhaustive, expect, test } from './support/journey.ts'

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

  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Lihat sebagai peserta' }).click()
  const preview = await opened
  const room = preview.getByRole('navigation', { name: 'Daftar materi' })
  await expect(room.locator('[aria-current]')).toContainText('Memotret produk')
  await expect(preview.getByRole('button', { name: 'Putar' }).first()).toBeVisible()
  await room.getByRole('link', { name: /Menyiapkan toko/ }).click()
  await preview.getByRole('button', { name: 'Tandai selesai' }).click()
  await expect(preview.getByText('Ini pratinjau: kemajuan tidak disimpan.')).toBeVisible()
  await preview.close()

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

test(
  'several films become lessons in the order of their names, and one of them is copied',
  exhaustive,
  async ({ page }) => {
    const course = await makeCourse(page, { price: 0, type: 3 })
    await page.goto(`/admin/kelas/${course.id}`)
    await page.getByRole('button', { name: 'Unggah', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Unggah beberapa video' })
    await dialog
      .getByLabel('Video')
      .setInputFiles([
        { name: 'catatan.mp4', mimeType: 'video/mp4', buffer: Buffer.from('bukan video') },
        ...(await filmsNamed('10_menata-rak.webm', '2_memotret.webm')),
      ])
    await expect(dialog.getByText('Video ini tidak bisa diputar di browser.', { exact: false }).first()).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Tambahkan 2 materi' }).click()
    const tree = page.getByRole('tree', { name: 'Isi kelas' })
    await expect(tree.getByRole('treeitem')).toHaveText([/Bab baru/, /Memotret.*Terisi/, /Menata rak.*Terisi/])
    await tree.getByRole('treeitem', { name: /Memotret/ }).click()
    // The course has such a button too.
    await expect(page.getByRole('heading', { name: 'Memotret', exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Gandakan' }).click()
    await expect(page.getByRole('heading', { name: 'Memotret (salinan)' })).toBeVisible()
    await expect(page.getByText('Panjangnya 2:00.')).toBeVisible()
  },
)

async function filmsNamed(...names: string[]) {
  const buffer = await readFile(film)
  return names.map((name) => ({ name, mimeType: 'video/webm', buffer }))
}
