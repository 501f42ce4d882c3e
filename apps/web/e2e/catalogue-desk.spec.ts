import { exhaustive, expect, newName, test } from './support/journey.ts'

test('a course gets its outline and its place in the list, and its price is changed in bulk and back', async ({
  page,
}) => {
  const { name } = newName('Kelas susunan')
  await page.goto('/admin/kelas/baru')
  await page.getByLabel('Nama', { exact: true }).fill(name)
  await page.getByLabel('Harga', { exact: true }).fill('250000')
  await page.getByRole('button', { name: 'Simpan', exact: true }).click()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()

  await page.getByRole('button', { name: 'Tambah bab' }).click()
  await page.getByLabel('Judul bab 1').fill('Memulai')
  await page.getByRole('button', { name: 'Tambah materi ke Memulai' }).click()
  await page.getByLabel('Judul materi 1.1').fill('Membuka toko')
  await page.getByLabel('Menit materi 1.1').fill('12')
  await page.getByRole('button', { name: 'Simpan susunan' }).click()
  await expect(page.getByText('Susunan disimpan')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Judul materi 1.1')).toHaveValue('Membuka toko')

  await page.goto('/admin/kelas/urutan')
  const handles = page.getByRole('list', { name: 'Kelas', exact: true }).getByRole('button')
  const last = handles.last()
  await expect(last).toHaveAccessibleName(`Pindahkan ${name}`)
  await last.focus()
  // Each step is read out before the next: keys between two drawings would reach the page instead of the list.
  await page.keyboard.press('Space')
  await expect(page.getByText(`${name} diangkat`)).toBeAttached()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByText(`${name} di urutan`)).toBeAttached()
  const stored = page.waitForResponse((response) => response.request().method() === 'PATCH')
  await page.keyboard.press('Space')
  expect((await stored).status()).toBe(200)
  await page.reload()
  await expect(handles.nth(-2)).toHaveAccessibleName(`Pindahkan ${name}`)

  await page.goto(`/admin/kelas?cari=${encodeURIComponent(name)}`)
  await page.getByRole('checkbox', { name: `Pilih ${name}` }).check()
  await page.getByRole('button', { name: 'Ubah harga' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Persen').fill('20')
  await dialog.getByLabel('Alasan').fill('Promo gajian')
  await dialog.getByRole('button', { name: 'Lihat hasilnya dahulu' }).click()
  await expect(dialog.getByRole('cell', { name: 'Rp200.000 (dari Rp250.000)' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Ubah 1 harga' }).click()
  await expect(page.getByRole('row', { name }).getByText('Rp200.000')).toBeVisible()
  await page.getByRole('button', { name: 'Urungkan', exact: true }).click()
  await expect(page.getByRole('row', { name }).getByText('Rp250.000')).toBeVisible()
})

test('a list goes out as a file, and a file changes it after a preview and is undone', exhaustive, async ({ page }) => {
  const { name } = newName('Kelas impor')
  const link = name.toLowerCase().replace(/[^a-z0-9]+/g, '-')
  const fileOf = (...lines: string[]) => ({
    name: 'kelas.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['Nama,Tautan,Harga,Status', ...lines].join('\n')),
  })
  await page.goto('/admin/kelas')
  await page.getByRole('link', { name: 'Impor', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Impor Kelas', level: 1 })).toBeFocused()
  await page.getByLabel('Berkas').setInputFiles({ ...fileOf(), buffer: Buffer.from('Judul,Tautan\nA,a') })
  await page.getByRole('button', { name: 'Lihat hasilnya dahulu' }).click()
  await expect(page.getByText('Kolom ini tidak dikenal: “Judul”')).toBeVisible()

  await page
    .getByLabel('Berkas')
    .setInputFiles(fileOf(`${name},${link},99000,Aktif`, 'Kelas Salah,salah-ini,murah,Aktif'))
  await page.getByRole('button', { name: 'Lihat hasilnya dahulu' }).click()
  await expect(page.getByText('1 baru, 1 salah')).toBeVisible()
  await expect(page.getByRole('row', { name: 'Kelas Salah' })).toContainText('Harga: Tulis harga dalam rupiah')
  await page.getByRole('button', { name: 'Terapkan 1 baris' }).click()
  await expect(page.getByText('Alasan harus diisi')).toBeVisible()
  await page.getByLabel('Alasan').fill('Kelas baru Desember')
  await page.getByRole('button', { name: 'Terapkan 1 baris' }).click()
  await expect(page.getByText('1 baris tersimpan')).toBeVisible()

  await page.goto(`/admin/kelas?cari=${encodeURIComponent(name)}`)
  await expect(page.getByRole('row', { name }).getByText('Rp99.000')).toBeVisible()
  await page.getByRole('button', { name: 'Ekspor' }).click()
  const saved = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'CSV (.csv)' }).click()
  expect((await saved).suggestedFilename()).toMatch(/^kelas-.*\.csv$/)

  await page.getByRole('link', { name: 'Impor', exact: true }).click()
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Kelas baru Desember' })
    .getByRole('button', { name: 'Urungkan 1 baris' })
    .click()
  await expect(page.getByText('1 baris dikembalikan')).toBeVisible()
  await page.goto(`/admin/kelas?cari=${encodeURIComponent(name)}`)
  await expect(page.getByText('Tidak ada kelas yang cocok')).toBeVisible()
})
