import { type Builder, createPage } from './support/builder.ts'
import { exhaustive, expect, newName, test } from './support/journey.ts'

test(
  'an older version is viewed and restored, as one step that can be undone',
  exhaustive,
  async ({ page, visitor }) => {
    const builder = await publishedTwice(page)
    await openFromMenu(builder, 'Riwayat')
    const dialog = page.getByRole('dialog', { name: 'Riwayat' })
    const versions = dialog.getByRole('radio')
    await expect(versions).toHaveCount(2)
    await expect(dialog.getByText('Sedang terbit')).toHaveCount(1)
    await expect(dialog.getByText(/^\d+ \S+ \d{4}, \d\d\.\d\d WIB$/)).toHaveCount(2)
    await expect(dialog.getByText(/^Oleh /)).toHaveCount(2)
    await expect(dialog.getByText('Sama dengan halaman sekarang.')).toBeVisible()

    await versions.nth(1).check()
    await expect(dialog.getByRole('region', { name: /^Pratinjau versi/ })).toContainText('Versi pertama')
    await expect(dialog.getByText('Bila dipulihkan: 1 bagian berubah, 1 bagian terhapus.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Pulihkan versi ini' }).click()
    await expect(dialog).toHaveCount(0)
    await builder.expectOrder(['Judul'])
    await expect(builder.section(1).getByRole('heading')).toHaveText('Versi pertama')
    await builder.expectSaved()

    await builder.undo.click()
    await builder.expectOrder(['Judul', 'Paragraf'])
    await expect(builder.section(1).getByRole('heading')).toHaveText('Versi kedua')
    await builder.redo.click()
    const address = await builder.publish()
    await expect(page.getByRole('dialog', { name: 'Halaman sudah terbit' })).toBeVisible()
    await visitor.goto(address)
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Versi pertama')
  },
)

test('the history of a page that was never published explains itself', exhaustive, async ({ page }) => {
  const builder = await createPage(page, newName('Tanpa Riwayat'))
  await openFromMenu(builder, 'Riwayat')
  await expect(page.getByRole('dialog', { name: 'Riwayat' }).getByText('Belum ada versi')).toBeVisible()
})

test(
  'a preview link is created for a chosen time, shows its expiry, and can be revoked',
  exhaustive,
  async ({ page, visitor }) => {
    const builder = await createPage(page, newName('Tautan Pratinjau'))
    await builder.type('Judul').click()
    await builder.field('Judul').fill('Untuk mitra')
    await openFromMenu(builder, 'Tautan pratinjau')
    const dialog = page.getByRole('dialog', { name: 'Tautan pratinjau' })
    await dialog.getByRole('radio', { name: '7 hari' }).check()
    await dialog.getByRole('button', { name: 'Buat tautan' }).click()
    const made = dialog.getByRole('region', { name: 'Tautan yang dibuat' })
    const address = (await made.getByText(/\/preview\//).textContent()) ?? ''
    await expect(made.getByRole('img', { name: `Kode QR untuk ${address}` })).toBeVisible()
    const until = await made.getByRole('time').getAttribute('datetime')
    const days = (Date.parse(until ?? '') - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(6.9)
    expect(days).toBeLessThan(7.1)
    await expect(made.getByText(/^Berlaku sampai/)).toContainText('WIB')

    await visitor.goto(address)
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Untuk mitra')
    await dialog.getByRole('button', { name: 'Akhiri semua tautan' }).click()
    await expect(made).toHaveCount(0)
    await visitor.goto(address)
    await expect(visitor.getByRole('heading', { level: 1 })).not.toHaveText('Untuk mitra')
  },
)

test(
  'a page is copied from its builder with another offer, and the original keeps its own',
  exhaustive,
  async ({ page }) => {
    const { name, link } = newName('Angkatan Satu')
    const builder = await createPage(page, { name, link })
    await builder.type('Judul').click()
    await page.getByRole('button', { name: 'Atur halaman' }).click()
    await builder.field('Nama penawaran').fill('Kelas angkatan satu')
    await builder.field('Harga penawaran').fill('350000')
    await openFromMenu(builder, 'Gandakan halaman')

    const dialog = page.getByRole('dialog', { name: `Gandakan “${name}”` })
    await expect(dialog.getByRole('radio', { name: 'Sama seperti aslinya' })).toBeFocused()
    await expect(dialog.getByText('Kelas angkatan satu · Rp350.000')).toBeVisible()
    await dialog.getByRole('radio', { name: 'Penawaran lain' }).check()
    await dialog.getByRole('button', { name: 'Gandakan halaman' }).click()
    await expect(dialog.getByText('Nama penawaran harus diisi')).toBeVisible()
    await dialog.getByLabel('Nama penawaran').fill('Kelas angkatan dua')
    await dialog.getByLabel('Harga penawaran').fill('450000')
    await dialog.getByLabel('Nama halaman').fill(`${name} dua`)
    await dialog.getByLabel('Tautan').fill(`${link}-dua`)
    await dialog.getByRole('button', { name: 'Gandakan halaman' }).click()

    await expect(page.getByRole('heading', { level: 1, name: `${name} dua` })).toBeVisible()
    await builder.expectOrder(['Judul'])
    await builder.comeToSettings()
    await expect(builder.field('Nama penawaran')).toHaveValue('Kelas angkatan dua')
    await expect(builder.field('Harga penawaran')).toHaveValue('450.000')
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
    await builder.comeToSettings()
    await expect(builder.field('Nama penawaran')).toHaveValue('Kelas angkatan satu')
  },
)

test(
  'the button colour of a page is chosen, stays readable and is published',
  exhaustive,
  async ({ page, visitor }) => {
    const builder = await createPage(page, newName('Aksen'))
    await builder.type('Tombol CTA').click()
    await builder.link('Tujuan tombol').fill('/daftar')
    await page.getByRole('button', { name: 'Atur halaman' }).click()
    const accent = builder.field('Warna tombol dan sorotan')
    await expect(accent).toHaveValue('#ffb702')
    await accent.fill('#3a0ca3')
    await expect(builder.inspector.getByText('Warna ini terlalu gelap untuk teks tombol')).toBeVisible()
    await builder.inspector.getByRole('radio', { name: 'Langit' }).check()
    await expect(builder.inspector.getByText('Warna ini terlalu gelap untuk teks tombol')).toHaveCount(0)
    await visitor.goto(await builder.publish())
    const ground = await visitor
      .locator('[data-section-type=cta_button] a')
      .first()
      .evaluate((button) => getComputedStyle(button).backgroundColor)
    const [red = 0, , blue = 0] = (ground.match(/\d+/g) ?? []).map(Number)
    expect(blue, `${ground} is blue, not the house's yellow`).toBeGreaterThan(red)
  },
)

test(
  'errors that only the server finds link to their field, and disappear when fixed',
  exhaustive,
  async ({ page }) => {
    const target = newName('Belum Terbit')
    await createPage(page, target)
    const builder = await createPage(page, newName('Menuju'))
    await builder.type('Tombol CTA').click()
    await builder.link('Tujuan tombol').fill(target.name)
    await page.getByRole('option', { name: target.name }).click()
    await builder.type('Judul').click()
    await page.getByRole('button', { name: 'Terbitkan' }).click()

    const panel = page.getByRole('dialog', { name: 'Belum bisa terbit' })
    await panel.getByRole('button', { name: /Halaman tujuan belum terbit/ }).click()
    await expect(panel).toHaveCount(0)
    await expect(builder.link('Tujuan tombol')).toBeFocused()
    const left = page.getByRole('button', { name: '1 hal belum lengkap' })
    await expect(left).toBeVisible()
    await builder.link('Tujuan tombol').fill('/daftar')
    await page.keyboard.press('Enter')
    await expect(left).toHaveCount(0)
    await builder.publish()
  },
)

async function publishedTwice(page: Builder['page']): Promise<Builder> {
  const builder = await createPage(page, newName('Riwayat'))
  await builder.type('Judul').click()
  await builder.field('Judul').fill('Versi pertama')
  await builder.publish()
  await page.getByRole('button', { name: 'Tutup' }).click()
  await builder.field('Judul').fill('Versi kedua')
  await builder.type('Paragraf').click()
  await builder.publish()
  await expect(page.getByText('Ada perubahan yang belum terbit')).toHaveCount(0)
  return builder
}

async function openFromMenu({ page }: Builder, item: string): Promise<void> {
  await page.getByRole('button', { name: 'Lainnya' }).click()
  await page.getByRole('menuitem', { name: item }).click()
}
