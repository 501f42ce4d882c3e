import { type Builder, createPage } from './support/builder.ts'
import { exhaustive, expect, newName, test } from './support/journey.ts'
import type { Page } from '@playwright/test'

test(
  'buttons without a target of the offer are one checklist item, which opens the offer',
  exhaustive,
  async ({ page }) => {
    const builder = await createPage(page, newName('Penawaran kosong'))
    for (const label of ['Tombol CTA', 'Tombol CTA', 'Tombol CTA']) await builder.type(label).click()
    await page.getByRole('button', { name: 'Terbitkan' }).click()
    const panel = page.getByRole('dialog', { name: 'Belum bisa terbit' })
    await panel.getByRole('button', { name: /^3 tombol memakai tujuan penawaran yang belum diisi/ }).click()
    await expect(builder.link('Tujuan penawaran')).toBeFocused()
    await page.keyboard.type('/login')
    await page.keyboard.press('Tab')
    await builder.publish()
  },
)

test('publishing uses the link on the screen, not the previous one', exhaustive, async ({ page, visitor }) => {
  const { name, link } = newName('Tautan baru')
  const builder = await finishedPage(page, { name, link })
  await openSettings(page)
  await builder.inspector.getByLabel('Tautan', { exact: true }).fill(`${link}-baru`)
  await builder.row(1).click()
  expect(await builder.publish()).toBe(`/${link}-baru`)
  expect((await visitor.goto(`/${link}-baru`))?.status()).toBe(200)
})

test(
  'a link that cannot be saved blocks publishing at the old one, and stays in its field',
  exhaustive,
  async ({ page }) => {
    const { name, link } = newName('Tautan terlarang')
    const builder = await finishedPage(page, { name, link })
    await openSettings(page)
    await builder.inspector.getByLabel('Tautan', { exact: true }).fill('admin')
    await page.getByRole('button', { name: 'Terbitkan' }).click()
    await expect(page.getByText('Halaman belum terbit: nama atau tautannya belum dapat disimpan.')).toBeVisible()
    await expect(builder.inspector.getByLabel('Tautan', { exact: true })).toHaveValue('admin')
    await expect(builder.inspector.getByText('Tautan ini dipakai oleh sistem')).toBeVisible()
    await expect(builder.inspector.getByRole('button', { name: 'Pakai halaman-admin' })).toBeVisible()
    await expect(page.getByText('Draf', { exact: true })).toBeVisible()
  },
)

test(
  'a broken link within the site is reported before publishing, with a button to its field',
  exhaustive,
  async ({ page }) => {
    const builder = await createPage(page, newName('Jalan buntu'))
    await builder.type('Tombol CTA').click()
    await builder.link('Tujuan tombol').fill('/daftar-foto')
    await builder.field('Judul').focus()
    await page.getByRole('button', { name: 'Daftar periksa' }).click()
    const panel = page.getByRole('dialog', { name: 'Sudah lengkap' })
    await panel.getByRole('button', { name: /^Alamat \/daftar-foto tidak ada di situs ini/ }).click()
    await expect(builder.link('Tujuan tombol')).toBeFocused()
    await builder.link('Tujuan tombol').fill('/login')
    await builder.field('Judul').focus()
    await page.getByRole('button', { name: 'Daftar periksa' }).click()
    await expect(panel).toBeVisible()
    await expect(panel.getByText('/daftar-foto')).toHaveCount(0)
  },
)

test('suggestions are shown and do not block publishing', exhaustive, async ({ page }) => {
  const builder = await createPage(page, newName('Saran'))
  await builder.type('Gambar dan paragraf').click()
  await builder.publish()
  const panel = page.getByRole('dialog', { name: 'Halaman sudah terbit' })
  const advice = panel.getByRole('region', { name: 'Saran' })
  await expect(advice.getByText('Bagian ini belum punya gambar')).toBeVisible()
  await advice.getByRole('button', { name: /^2 teks masih teks contoh, mulai dari “Jelaskan satu hal/ }).click()
  await expect(builder.field('Judul')).toBeFocused()
})

test('an unchanged sample testimonial blocks publishing', exhaustive, async ({ page }) => {
  const builder = await createPage(page, newName('Kata peserta'))
  await builder.type('Testimoni utama').click()
  await page.getByRole('button', { name: 'Terbitkan' }).click()
  const panel = page.getByRole('dialog', { name: 'Belum bisa terbit' })
  const row = panel.getByRole('button', { name: /^Testimoni ini masih contoh/ })
  await expect(row.getByText('Wajib', { exact: true })).toBeVisible()
  await row.click()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('Pesanan saya rapi sejak ikut kelas ini.')
  await builder.field('Nama').fill('Bu Tari')
  await builder.publish()
})

test('empty items and pictures without alt text are reported', exhaustive, async ({ page, photos }) => {
  const builder = await createPage(page, newName('Kosong'))
  await builder.type('Gambar dan paragraf').click()
  await builder.inspector.getByLabel('Gambar', { exact: true }).setInputFiles(photos[0] ?? '')
  await expect(builder.field('Teks alternatif')).toBeFocused()
  await builder.inspector.getByRole('button', { name: 'Tambah item' }).click()
  await page.getByRole('button', { name: 'Daftar periksa' }).click()
  const advice = page.getByRole('region', { name: 'Saran' })
  await expect(advice.getByText('Gambar belum punya teks alternatif')).toBeVisible()
  await expect(advice.getByText('Poin 1 masih kosong')).toBeVisible()
})

test(
  'the offer refuses a price without a saving and negative seats, and shows the WhatsApp number as it is used',
  exhaustive,
  async ({ page }) => {
    const builder = await createPage(page, newName('Angka'))
    await openSettings(page)
    const { inspector } = builder
    await inspector.getByLabel('Harga penawaran').fill('149000')
    await inspector.getByLabel('Harga sebelum diskon').fill('99000')
    await inspector.getByLabel('Sisa kursi').fill('-3')
    await inspector.getByLabel('WhatsApp penawaran').fill('081234567890')
    await inspector.getByLabel('Mentor').focus()
    await expect(inspector.getByText('Harus lebih tinggi dari harga penawaran, Rp149.000')).toBeVisible()
    await expect(inspector.getByLabel('Harga sebelum diskon')).toHaveValue('99.000')
    await expect(inspector.getByText('Sisa kursi tidak bisa kurang dari 0')).toBeVisible()
    await expect(inspector.getByLabel('Sisa kursi')).toHaveValue('-3')
    await expect(inspector.getByLabel('WhatsApp penawaran')).toHaveValue('6281234567890')
  },
)

async function finishedPage(page: Page, names: { name: string; link: string }): Promise<Builder> {
  const builder = await createPage(page, names)
  await builder.type('Paragraf').click()
  return builder
}

async function openSettings(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Atur halaman' }).click()
}
