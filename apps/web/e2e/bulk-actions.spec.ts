import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { exhaustive, expect, newName, test } from './support/journey.ts'

test(
  'selected pages get a price, a folder and a label together, and the price is undone after a reload',
  exhaustive,
  async ({ page }) => {
    const { name: mark, link } = newName('Banyak')
    for (const number of [1, 2, 3]) await makePage(page, { name: `${mark} ke-${number}`, link: `${link}-${number}` })
    await page.goto(`/admin/landing-pages?cari=${encodeURIComponent(mark)}`)
    await expect(cards(page, mark)).toHaveCount(3)

    // By keyboard: the first, then with Shift all up to the last.
    await page
      .getByRole('checkbox', { name: /^Pilih / })
      .first()
      .focus()
    await page.keyboard.press('Space')
    await expect(page.getByText('1 halaman dipilih')).toBeVisible()
    await page
      .getByRole('checkbox', { name: /^Pilih / })
      .last()
      .click({ modifiers: ['Shift'] })
    const bar = page.getByRole('region', { name: 'Tindakan untuk halaman terpilih' })
    await expect(bar.getByText('3 halaman dipilih')).toBeVisible()
    await expectAccessible(page)

    await bar.getByRole('button', { name: 'Ganti penawaran' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Ganti harga', { exact: true }).check()
    const price = dialog.getByLabel('Harga penawaran')
    await price.fill('Rp 1.250.000,50')
    await dialog.getByRole('button', { name: 'Lihat hasilnya dahulu' }).click()
    await expect(price).toBeFocused()
    await expect(price).toHaveValue('1.250.000,50')
    await price.fill('1250000')
    await dialog.getByRole('button', { name: 'Lihat hasilnya dahulu' }).click()
    await expect(dialog.getByRole('cell', { name: 'Rp1.250.000' })).toHaveCount(3)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Ganti penawaran (3 halaman)' }).click()
    await expect(dialog).toBeHidden()

    await page
      .getByRole('checkbox', { name: /^Pilih / })
      .first()
      .focus()
    await page.keyboard.press('Control+a')
    await bar.getByRole('button', { name: 'Pindahkan ke folder' }).click()
    await dialog.getByLabel('Nama folder baru').fill(`Folder ${mark}`)
    await dialog.getByRole('button', { name: 'Buat folder' }).click()
    await expect(dialog.getByLabel('Folder tujuan').locator('option:checked')).toHaveText(`Folder ${mark}`)
    await dialog.getByRole('button', { name: 'Lihat hasilnya dahulu' }).click()
    await dialog.getByRole('button', { name: 'Pindahkan (3 halaman)' }).click()
    await expect(dialog).toBeHidden()

    await choose(page, mark, 'Beri label')
    await dialog.getByLabel('Nama label baru').fill(`Label ${mark}`)
    await dialog.getByLabel('Warna label baru').selectOption({ label: 'Kunyit' })
    await dialog.getByRole('button', { name: 'Buat label' }).click()
    await dialog.getByRole('button', { name: 'Lihat hasilnya dahulu' }).click()
    await dialog.getByRole('button', { name: 'Terapkan label (1 halaman)' }).click()
    await expect(dialog).toBeHidden()

    await page.goto('/admin/landing-pages')
    await page.getByRole('button', { name: 'Saring', exact: true }).click()
    await page.getByLabel('Folder', { exact: true }).selectOption({ label: `Folder ${mark} (3)` })
    await expect(cards(page, mark)).toHaveCount(3)
    await page.getByLabel('Label', { exact: true }).selectOption({ label: `Label ${mark} (1)` })
    await page.getByRole('button', { name: 'Selesai', exact: true }).click()
    await expect(cards(page, mark)).toHaveCount(1)
    await page.reload()
    await expect(cards(page, mark)).toHaveCount(1)

    await page.getByRole('button', { name: 'Tindakan terakhir' }).click()
    const latest = page.getByRole('dialog', { name: 'Tindakan terakhir' })
    await latest
      .getByRole('listitem')
      .filter({ hasText: 'Penawaran diganti' })
      .filter({ hasText: mark })
      .getByRole('button', { name: 'Urungkan untuk 3 halaman' })
      .click()
    await expect(page.getByText('Diurungkan untuk 3 halaman')).toBeVisible()
  },
)

test(
  'a pasted table becomes drafts in a folder; invalid rows are reported by row and column and can be skipped',
  exhaustive,
  async ({ page }) => {
    const { name: mark, link } = newName('Kota')
    await page.setViewportSize({ width: 360, height: 780 })
    await page.goto('/admin/landing-pages')
    await page.getByRole('button', { name: 'Cara lain membuat halaman' }).click()
    await page.getByRole('menuitem', { name: 'Buat banyak halaman' }).click()
    const dialog = page.getByRole('dialog', { name: 'Buat banyak halaman' })
    await dialog.getByLabel('Salin dari').selectOption({ label: 'Kelas berbayar' })
    await dialog.getByLabel('Nama folder').fill(`Folder ${mark}`)
    const table = [
      ['Nama', 'Tautan', 'Harga', 'Tenggat'],
      [`${mark} Bandung`, `${link}-bandung`, 'Rp1.250.000', '31/12/2026'],
      [`${mark} Medan`, `${link}-medan`, 'murah', '31/12/2026'],
      [`${mark} Solo`, `${link}-solo`, '990000', '1 Desember 2026 19.30'],
    ]
    await dialog.getByLabel('Tabel').fill(table.map((row) => row.join('\t')).join('\n'))
    await expect(dialog.getByText('2 baris siap, 1 baris perlu diperbaiki')).toBeVisible()
    await expect(dialog.getByRole('row', { name: /^3 Harga {harga} “murah” bukan harga/ })).toBeVisible()
    await expect(dialog.getByRole('list', { name: 'Pratinjau halaman pertama' }).getByRole('listitem')).toHaveCount(2)
    await expect(dialog.getByRole('button', { name: 'Buat 2 halaman' })).toBeDisabled()
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    await dialog.getByLabel('Lewati 1 baris yang salah').check()
    await dialog.getByRole('button', { name: 'Buat 2 halaman' }).click()
    await expect(dialog).toBeHidden()

    await expect(page).toHaveURL(/folder=/)
    await expect(cards(page, mark)).toHaveCount(2)
    await page.getByRole('button', { name: 'Pilih', exact: true }).click()
    await page.getByRole('button', { name: 'Pilih semua yang tampil (2)' }).click()
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  },
)

function cards(page: Page, mark: string): Locator {
  return page.getByRole('list', { name: 'Daftar halaman' }).getByRole('heading', { level: 2, name: mark })
}

async function choose(page: Page, mark: string, item: string) {
  const card = page.getByRole('list', { name: 'Daftar halaman' }).getByRole('listitem').filter({ hasText: mark })
  await card.first().getByRole('button', { name: 'Tindakan', exact: true }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

async function makePage(page: Page, { name, link }: { name: string; link: string }) {
  const made = await page.request.post('/api/admin/landing-pages', {
    data: { name, link_landing_page: link, kind: 'exclusive', template: 'paid_course' },
    headers: { origin: process.env.JOURNEYS_AT ?? '' },
  })
  expect(made.status()).toBe(201)
}
