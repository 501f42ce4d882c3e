import { createPage } from './support/builder.ts'
import { exhaustive, expect, marketer, newName, test } from './support/journey.ts'

test('a link in use is reported immediately, with a free suggestion', exhaustive, async ({ page }) => {
  const taken = newName('Promo')
  await createPage(page, taken)
  await page.goto('/admin/landing-pages')
  await page.getByRole('button', { name: 'Halaman baru' }).click()
  const dialog = page.getByRole('dialog', { name: 'Halaman baru' })
  await dialog.getByLabel('Nama halaman').fill('Promo lain')
  await dialog.getByLabel('Tautan').fill(taken.link)
  await expect(dialog.getByText('sudah dipakai')).toBeVisible()
  await dialog.getByRole('button', { name: /^Pakai / }).click()
  await expect(dialog.getByLabel('Tautan')).toHaveValue(new RegExp(`^${taken.link}-.+`))
  await expect(dialog.getByLabel('Nama halaman')).toHaveValue('Promo lain')
  await dialog.getByRole('button', { name: 'Buat halaman' }).click()
  await expect(page.getByRole('region', { name: 'Kanvas' })).toBeVisible()
})

test('a reserved link is refused with a message, and the input stays', exhaustive, async ({ page }) => {
  await page.goto('/admin/landing-pages')
  await page.getByRole('button', { name: 'Halaman baru' }).click()
  const dialog = page.getByRole('dialog', { name: 'Halaman baru' })
  await dialog.getByLabel('Nama halaman').fill('Halaman admin')
  await dialog.getByLabel('Tautan').fill('admin')
  await dialog.getByRole('button', { name: 'Buat halaman' }).click()
  await expect(dialog.getByText('Tautan ini dipakai oleh sistem')).toBeVisible()
  await expect(dialog.getByLabel('Tautan')).toHaveAttribute('aria-invalid', 'true')
  await expect(dialog.getByLabel('Tautan')).toHaveValue('admin')
  await expect(dialog.getByLabel('Nama halaman')).toHaveValue('Halaman admin')
})

test(
  'a file that is not a picture is refused with a message, and the previous picture stays',
  exhaustive,
  async ({ page, photos }) => {
    const builder = await createPage(page, newName('Gambar'))
    await builder.type('Judul dengan media').click()
    const { inspector } = builder
    await inspector.getByLabel('Gambar', { exact: true }).setInputFiles(photos[0] ?? '')
    await builder.field('Teks alternatif').fill('Meja kasir')
    await inspector.getByLabel('Gambar', { exact: true }).setInputFiles({
      name: 'liburan.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from('<script>alert(1)</script>'),
    })
    await expect(inspector.getByRole('alert')).toContainText(/gambar/i)
    await expect(builder.field('Teks alternatif')).toHaveValue('Meja kasir')
    await expect(builder.section(1).getByRole('img', { name: 'Meja kasir' })).toBeVisible()
  },
)

test('a hostile address is refused with a message and never published', exhaustive, async ({ page }) => {
  const builder = await createPage(page, newName('Tombol'))
  await builder.type('Tombol CTA').click()
  const target = builder.link('Tujuan tombol')
  await target.fill('javascript:alert(1)')
  await builder.field('Label tombol').focus()
  await expect(builder.inspector.getByText('Tulis alamat seperti /daftar')).toBeVisible()
  await expect(target).toHaveAttribute('aria-invalid', 'true')
  await expect(target).toHaveValue('javascript:alert(1)')
})

test('an invalid colour is reported, and the previous colour stays', exhaustive, async ({ page }) => {
  const builder = await createPage(page, newName('Warna'))
  await builder.comeToSettings()
  const colour = builder.inspector.getByLabel('Warna merek')
  await colour.fill('merah')
  await page.keyboard.press('Tab')
  await expect(builder.inspector.getByText('“merah” bukan kode warna')).toBeVisible()
  await expect(colour).toHaveValue('#0c7a75')
  await colour.fill('#d22727')
  await page.keyboard.press('Tab')
  await expect(builder.inspector.getByText('bukan kode warna')).toHaveCount(0)
})

test('an incomplete page lists what is missing with links to it, and is published once complete', async ({ page }) => {
  const builder = await createPage(page, newName('Belum lengkap'))
  await builder.type('Judul').click()
  await builder.field('Judul').fill('')
  await page.getByRole('button', { name: 'Terbitkan' }).click()
  await page.getByRole('button', { name: /Judul belum diisi/ }).click()
  await expect(builder.field('Judul')).toBeFocused()
  await page.keyboard.type('Sekarang lengkap')
  await builder.publish()
})

test('unknown addresses and links of drafts show the not-found page', exhaustive, async ({ page, visitor }) => {
  const { name, link } = newName('Draf')
  await createPage(page, { name, link })
  for (const address of ['/tidak-ada-di-sini', '/p/tidak-ada', `/${link}`]) {
    await visitor.goto(address)
    expect(new URL(visitor.url()).pathname).toBe('/404')
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(
      'Halaman ini tidak ada, atau sudah tidak terbit',
    )
    await expect(visitor.getByRole('link', { name: 'Ke beranda', exact: true })).toBeVisible()
  }
})

test.describe('the sign-in page', () => {
  test.use({ storageState: { cookies: [], origins: [] } })

  test(
    'a wrong password does not reveal which of both was wrong, and the e-mail stays',
    exhaustive,
    async ({ page }) => {
      await page.goto('/admin')
      await page.getByLabel('E-mail').fill(marketer.email)
      await page.getByLabel('Kata sandi').fill('bukan sandinya')
      await page.getByRole('button', { name: 'Masuk', exact: true }).click()
      await expect(page.getByRole('alert')).toBeVisible()
      await expect(page.getByLabel('E-mail')).toHaveValue(marketer.email)
      await expect(page.getByLabel('Kata sandi')).toBeVisible()
    },
  )

  test(
    'the password can be shown while typing, and after the sign-in the focus is at the heading',
    exhaustive,
    async ({ page }) => {
      await page.goto('/admin')
      await page.getByLabel('E-mail').fill(marketer.email)
      const password = page.getByLabel('Kata sandi')
      await password.fill(marketer.password)
      await expect(password).toHaveAttribute('type', 'password')
      await page.getByRole('button', { name: 'Lihat yang diketik' }).click()
      await expect(password).toHaveAttribute('type', 'text')
      await page.getByRole('button', { name: 'Masuk', exact: true }).click()
      await expect(page.getByRole('heading', { name: 'Halaman landing' })).toBeFocused()
    },
  )

  test('the builder requires signing in, and opens after it', exhaustive, async ({ page }) => {
    await page.goto('/admin/landing-pages')
    await page.getByLabel('E-mail').fill(marketer.email)
    await page.getByLabel('Kata sandi').fill(marketer.password)
    await page.getByRole('button', { name: 'Masuk', exact: true }).click()
    await expect(page).toHaveURL(/\/admin\/landing-pages$/)
    await expect(page.getByRole('button', { name: 'Halaman baru' })).toBeVisible()
  })
})
