import type { Locator, Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { expectAccessible } from './support/axe.ts'
import { createPage, openPage } from './support/builder.ts'
import { exhaustive, expect, newName, test } from './support/journey.ts'

test(
  'pictures are uploaded by drop, found, moved to a folder by mouse and keyboard, and deleted',
  exhaustive,
  async ({ page }) => {
    const mark = randomUUID().slice(0, 6)
    await page.goto('/admin/media')
    await expect(page.getByRole('heading', { level: 1, name: 'Media' })).toBeVisible()
    await drop(page, [
      await drawn(page, `${mark}-satu.png`),
      await drawn(page, `${mark}-dua.png`),
      { name: `${mark}.HEIC`, type: 'image/heic', base64: 'AAAA' },
      { name: `${mark}-palsu.jpg`, type: 'image/jpeg', base64: 'AAAA' },
    ])
    const uploads = page.getByRole('region', { name: 'Unggahan' })
    await expect(uploads.getByText('Selesai diunggah')).toHaveCount(2)
    await expect(uploads.getByText('Foto HEIC dari iPhone belum didukung.')).toBeVisible()
    await expect(uploads.getByText('Berkas ini bukan gambar')).toBeVisible()
    await uploads.getByRole('button', { name: 'Bersihkan' }).click()

    await page.getByLabel('Cari media').fill(mark)
    await expect(option(page, mark)).toHaveCount(2)
    // What is being loaded again is paler.
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Kelola folder' }).click()
    await page.getByRole('menuitem', { name: 'Folder baru' }).click()
    await page.getByRole('dialog').getByLabel('Nama folder').fill(`Kelas ${mark}`)
    await page.getByRole('dialog').getByRole('button', { name: 'Buat folder' }).click()
    const tree = page.getByRole('tree', { name: 'Folder media' })
    const folder = tree.getByRole('treeitem', { name: `Kelas ${mark}` })
    await expect(folder).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByText('Folder ini kosong')).toBeVisible()

    await tree.getByRole('treeitem', { name: /^Semua media/ }).click()
    await page.getByLabel('Cari media').fill(mark)
    await expect(option(page, mark)).toHaveCount(2)
    await option(page, `${mark}-satu.png`).dragTo(folder)
    await expect(folder).toHaveAccessibleName(/ 1$/)
    await option(page, `${mark}-dua.png`).focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('m')
    const moving = page.getByRole('dialog', { name: /^Pindahkan/ })
    await moving.getByLabel('Folder tujuan').selectOption({ label: `Kelas ${mark}` })
    await page.keyboard.press('Enter')
    await moving.getByRole('button', { name: 'Pindahkan' }).click()
    await expect(folder).toHaveAccessibleName(/ 2$/)

    await folder.click()
    await page.getByLabel('Cari media').fill('')
    await expect(option(page, mark)).toHaveCount(2)
    await option(page, `${mark}-satu.png`).focus()
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Delete')
    await expect(option(page, mark)).toHaveCount(0)
    await page.getByRole('button', { name: 'Urungkan' }).click()
    await expect(option(page, mark)).toHaveCount(2)
  },
)

test('uploading the same picture twice shows a message', exhaustive, async ({ page }) => {
  const name = `${randomUUID().slice(0, 6)}.png`
  await page.goto('/admin/media')
  const file = await drawn(page, name)
  await drop(page, [file])
  const uploads = page.getByRole('region', { name: 'Unggahan' })
  await expect(uploads.getByText('Selesai diunggah')).toHaveCount(1)
  await drop(page, [{ ...file, name: 'nama-lain.png' }])
  await expect(uploads.getByText(`Sudah pernah diunggah, sebagai “${name}”`)).toBeVisible()
})

test('a picture gets an alt text, is cropped, replaced on a page and undone, and is not deleted while in use', async ({
  page,
}) => {
  const mark = randomUUID().slice(0, 6)
  await page.goto('/admin/media')
  await drop(page, [await drawn(page, `${mark}-lama.png`), await drawn(page, `${mark}-baru.png`)])
  await expect(page.getByRole('region', { name: 'Unggahan' }).getByText('Selesai diunggah')).toHaveCount(2)
  await page.getByLabel('Cari media').fill(mark)
  await option(page, `${mark}-lama.png`).click()
  const details = page.getByRole('complementary', { name: 'Rincian media' })
  await details.getByLabel('Teks alternatif').fill('Rak toko yang penuh')
  await page.keyboard.press('Tab')
  await expect(details.getByText('Tersimpan')).toBeVisible()
  await expect(details.getByText('Belum dipakai di halaman mana pun.')).toBeVisible()

  await details.getByRole('button', { name: 'Pangkas' }).click()
  const cropping = page.getByRole('dialog', { name: 'Pangkas gambar' })
  await cropping.getByLabel('Lebar (piksel)').fill('300')
  await cropping.getByLabel('Tinggi (piksel)').fill('200')
  await cropping.getByRole('button', { name: 'Pangkas gambar' }).click()
  await expect(details.getByRole('heading', { name: `${mark}-lama (pangkas).png` })).toBeVisible()
  await expect(details.getByText('300 × 200 piksel')).toBeVisible()

  const { name, link } = newName('Ganti gambar')
  const builder = await createPage(page, { name, link })
  await builder.type('Gambar dan paragraf').click()
  await builder.fillEmpty('Gambar')
  const chooser = page.getByRole('dialog', { name: 'Pilih gambar' })
  await chooser.getByLabel('Cari media').fill(`${mark}-lama.png`)
  await chooser.getByRole('button', { name: `${mark}-lama.png` }).click()
  await expect(builder.field('Teks alternatif')).toHaveValue('Rak toko yang penuh')
  await expect(builder.section(1).getByRole('img', { name: 'Rak toko yang penuh' })).toBeVisible()
  await builder.expectSaved()

  await page.goto(`/admin/media?cari=${mark}`)
  await option(page, `${mark}-lama.png`).click()
  await expect(details.getByRole('link', { name })).toBeVisible()
  await details.getByRole('button', { name: 'Hapus' }).click()
  const kept = page.getByRole('dialog', { name: 'Media ini masih dipakai' })
  await expect(kept.getByRole('link', { name })).toBeVisible()
  await kept.getByRole('button', { name: 'Mengerti' }).click()

  await details.getByRole('button', { name: 'Ganti di halaman' }).click()
  const replacing = page.getByRole('dialog', { name: /^Ganti/ })
  await replacing.getByLabel('Cari media').fill(`${mark}-baru`)
  await replacing.getByRole('button', { name: `${mark}-baru.png` }).click()
  await expect(replacing.getByText('1 tempat di 1 halaman')).toBeVisible()
  await replacing.getByRole('button', { name: 'Ganti di 1 halaman' }).click()
  await expect(replacing.getByText('Diganti di 1 halaman')).toBeVisible()
  await replacing.getByRole('button', { name: 'Urungkan penggantian' }).click()
  await expect(replacing.getByText('Gambar semula kembali di 1 halaman')).toBeVisible()
  await replacing.getByRole('button', { name: 'Selesai' }).click()
  const again = await openPage(page, name)
  await expect(again.section(1).getByRole('img', { name: 'Rak toko yang penuh' })).toBeVisible()
})

test('on a phone a tap on a picture opens its details in a bottom sheet', exhaustive, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  const name = `${randomUUID().slice(0, 6)}.png`
  await page.goto('/admin/media')
  await drop(page, [await drawn(page, name)])
  await page.getByLabel('Cari media').fill(name)
  await option(page, name).click()
  const sheet = page.getByRole('dialog', { name })
  await expect(sheet.getByText('640 × 400 piksel')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

const option = (page: Page, name: string): Locator =>
  page.getByRole('listbox', { name: 'Media' }).getByRole('option', { name })

interface Sent {
  name: string
  type: string
  base64: string
}

/** A picture that no other test uploads. */
async function drawn(page: Page, name: string): Promise<Sent> {
  const base64 = await page.evaluate((words) => {
    const canvas = document.createElement('canvas')
    canvas.width = 640
    canvas.height = 400
    const ink = canvas.getContext('2d')
    if (!ink) return ''
    ink.fillStyle = '#e3b088'
    ink.fillRect(0, 0, 640, 400)
    ink.fillStyle = '#023535'
    ink.font = '48px sans-serif'
    ink.fillText(words, 40, 220)
    return canvas.toDataURL('image/png').split(',')[1] ?? ''
  }, name)
  return { name, type: 'image/png', base64 }
}

/** Lets go of files over the screen. */
async function drop(page: Page, files: readonly Sent[]): Promise<void> {
  await page.locator('main').evaluate((element, sent) => {
    const data = new DataTransfer()
    for (const { name, type, base64 } of sent) {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      data.items.add(new File([bytes], name, { type }))
    }
    element.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data }))
  }, files)
}
