import { expectAccessible } from './support/axe.ts'
import { signInAtCheckout } from './support/checkout.ts'
import { expect, signIn, test } from './support/journey.ts'

/** The demo world's member and owner. */
const member = { email: 'siswa@naikkelas.test', password: 'NaikKelas2026!' }
const owner = { email: 'admin@naikkelas.test', password: 'NaikKelas2026!' }

test('a learner without scripts buys with a coupon, an admin confirms the money, and the report counts it', async ({
  page,
  visitor,
}) => {
  await page.context().clearCookies()
  await signIn(page, owner)
  const mark = String(Date.now())
  const { origin } = new URL(page.url())
  const value = {
    kind: 'course',
    name: `Kelas kupon ${mark}`,
    link: `kelas-kupon-${mark}`,
    summary: 'Langkah demi langkah.',
    description: null,
    price: 1_850_000,
    strikePrice: null,
    seats: null,
    availableFrom: null,
    availableUntil: null,
    status: 1,
    partnerId: null,
    categoryId: null,
    coverId: null,
    landingPageId: null,
    details: { type: 2, level: 'beginner', durationMinutes: null, opensAt: null, instructorIds: [], bundledIds: [] },
  }
  const made = await page.request.post('/api/admin/sellables', { data: { value }, headers: { origin } })
  expect(made.status(), await made.text()).toBe(201)
  const { number } = ((await made.json()) as { data: { number: number } }).data
  const code = `HEMAT-${mark}`

  await page.goto('/admin/kupon')
  await page.getByRole('link', { name: 'Tambah kupon' }).click()
  await page.getByRole('button', { name: 'Simpan', exact: true }).click()
  await expect(page.getByLabel('Kode', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Kode', { exact: true }).fill(code.toLowerCase())
  await page.getByLabel('Nama', { exact: true }).fill('Gajian')
  await page.getByLabel('Persen', { exact: true }).fill('10')
  await page.getByLabel('Kuota total').fill('5')
  await page.getByRole('button', { name: 'Simpan', exact: true }).click()
  await expect(page).toHaveURL(/\/admin\/kupon\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(code)
  await expectAccessible(page)
  const coupon = page.url()

  await page.getByRole('button', { name: 'Coba kupon' }).click()
  const dialog = page.getByRole('dialog', { name: `Coba ${code}` })
  await dialog.getByLabel('E-mail pembeli').fill(member.email)
  await dialog.getByLabel('Yang dibeli').fill(value.name)
  await page.getByRole('option', { name: value.name }).click()
  await dialog.getByRole('button', { name: 'Coba', exact: true }).click()
  await expect(dialog.getByRole('status')).toContainText('Rp1.665.000')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Batal' }).click()

  // A link of a campaign brings its code along, through the sign-in too.
  await visitor.goto(`/checkout/${number}?kupon=salah`)
  await signInAtCheckout(visitor)
  await expect(visitor).toHaveURL(new RegExp(`/checkout/${number}\\?kupon=salah$`))
  await expect(visitor.getByText('Kode kupon ini tidak dikenal. Periksa lagi ejaannya.')).toBeVisible()
  await expect(visitor.getByLabel('Kode kupon')).toHaveValue('salah')
  await visitor.getByLabel('Kode kupon').fill(` ${code.toLowerCase()} `)
  await visitor.getByRole('button', { name: 'Pakai' }).click()
  await expect(visitor.getByRole('status').filter({ hasText: code })).toContainText('hemat Rp185.000')
  await expect(visitor.getByText('Rp1.665.000')).toBeVisible()
  await visitor.getByRole('link', { name: 'Lepas kupon' }).click()
  await expect(visitor.getByText('Rp1.665.000')).toBeHidden()
  await visitor.goto(`/checkout/${number}?coupon=${code}`)
  await visitor.getByRole('radio', { name: 'Transfer manual' }).check()
  await visitor.getByRole('checkbox', { name: /syarat dan ketentuan/ }).check()
  await visitor.getByRole('button', { name: 'Bayar' }).click()
  await expect(visitor).toHaveURL(/\/thank-you\/pembayaran\/[0-9A-Z]{14}$/)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Tinggal transfer Rp1.665.000')
  const order = new URL(visitor.url()).pathname.split('/').at(-1) ?? ''

  await page.goto(coupon)
  await expect(page.getByRole('definition').filter({ hasText: 'Rp0' })).toHaveCount(2)
  await page.goto('/admin/transaksi')
  await page.getByRole('searchbox', { name: 'Cari' }).fill(order)
  await expect(page).toHaveURL(new RegExp(`cari=${order}`))
  await page.getByRole('row').filter({ hasText: order }).getByRole('link', { name: value.name }).click()
  await page.getByRole('button', { name: 'Konfirmasi' }).click()
  const transfer = page.getByRole('dialog', { name: 'Konfirmasi transfer' })
  await transfer.getByLabel('Jumlah yang diterima').fill('1.665.000')
  await transfer.getByRole('button', { name: 'Konfirmasi' }).click()
  await expect(transfer).toBeHidden()
  await page.goto(coupon)
  await expect(page.getByRole('definition').filter({ hasText: 'Rp185.000' })).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: 'Rp1.665.000' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: order })).toContainText('Terpakai')
  await page.goto('/admin/kupon')
  await page.getByRole('searchbox', { name: 'Cari' }).fill(code)
  await expect(page.getByRole('row').filter({ hasText: code })).toContainText('1 dari 5')
  await expectAccessible(page)
})
