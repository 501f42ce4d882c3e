import { expectAccessible } from './support/axe.ts'
import { makeCourse, openCheckout } from './support/checkout.ts'
import { exhaustive, expect, signIn, test } from './support/journey.ts'

/** Money is not the marketer's menu. */
const owner = { email: 'admin@naikkelas.test', password: 'NaikKelas2026!' }

test(
  'a learner without scripts takes a free course, and another press leads to what is owned',
  exhaustive,
  async ({ page, visitor }) => {
    const course = await makeCourse(page, { price: 0, type: 3 })
    await openCheckout(visitor, course.address)
    await expect(visitor.getByRole('heading', { name: 'Ringkasan' })).toBeVisible()
    await visitor.getByRole('checkbox', { name: /syarat dan ketentuan/ }).check()
    await visitor.getByRole('button', { name: 'Ambil gratis' }).click()
    await expect(visitor).toHaveURL(/\/thank-you\/[0-9A-Z]{14}$/)
    await expect(visitor.getByRole('status')).toHaveText('Pesanan berhasil')
    await visitor.getByRole('link', { name: 'Lihat pesanan' }).click()
    await expect(visitor).toHaveURL(/\/pembelian-saya\/[0-9A-Z]{14}$/)
    await expect(visitor.getByRole('status')).toHaveText('Lunas')
    await openCheckout(visitor, course.address)
    await expect(visitor.getByText('Anda sudah memiliki ini')).toBeVisible()
    await visitor.getByRole('link', { name: 'Lihat pembelian saya' }).click()
    await expect(
      visitor.getByRole('list', { name: 'Pembelian saya' }).getByRole('link', { name: course.name }),
    ).toBeVisible()
  },
)

test('a learner orders a course by transfer, an admin confirms the money, and the purchase is paid', async ({
  page,
  guest,
}) => {
  const course = await makeCourse(page, { price: 1_949_000, type: 2 })
  await openCheckout(guest, course.address)
  const checkout = guest.url()
  await guest.getByRole('radio', { name: 'Transfer manual' }).check()
  await expectAccessible(guest)
  await guest.getByRole('checkbox', { name: /syarat dan ketentuan/ }).check()
  await guest.getByRole('button', { name: 'Bayar' }).click()
  await expect(guest).toHaveURL(/\/thank-you\/pembayaran\/[0-9A-Z]{14}$/)
  await expect(guest.getByRole('status')).toHaveText('Menunggu pembayaran')
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Tinggal transfer Rp1.949.000')
  await expect(guest.getByText('0000123456')).toBeVisible()
  await expectAccessible(guest)
  const code = new URL(guest.url()).pathname.split('/').at(-1) ?? ''
  await guest.getByLabel('Bukti transfer').setInputFiles({
    name: 'bukti.exe',
    mimeType: 'application/pdf',
    buffer: Buffer.from('bukan gambar'),
  })
  await guest.getByRole('button', { name: 'Kirim bukti' }).click()
  await expect(guest.getByLabel('Bukti transfer')).toHaveAttribute('aria-invalid', 'true')
  const proof = { name: 'bukti.png', mimeType: 'image/png', buffer: await guest.screenshot() }
  await guest.getByLabel('Bukti transfer').setInputFiles(proof)
  await guest.getByRole('button', { name: 'Kirim bukti' }).click()
  await expect(guest.getByRole('list', { name: 'Bukti yang sudah dikirim' })).toContainText('bukti.png')
  await expectAccessible(guest)

  await page.context().clearCookies()
  await signIn(page, owner)
  await page.goto('/admin/transaksi')
  await page.getByRole('searchbox', { name: 'Cari' }).fill(code)
  const row = page.getByRole('row').filter({ hasText: code })
  await expect(row.getByText('Menunggu pembayaran')).toBeVisible()
  await expectAccessible(page)
  await expect(row.getByText('Bukti dikirim')).toBeVisible()
  await row.getByRole('link', { name: course.name }).click()
  await expect(page.getByRole('link', { name: 'bukti.png' }).getByRole('presentation')).toHaveJSProperty(
    'complete',
    true,
  )
  await page.getByRole('button', { name: 'Konfirmasi' }).click()
  const dialog = page.getByRole('dialog', { name: 'Konfirmasi transfer' })
  await dialog.getByRole('button', { name: 'Konfirmasi' }).click()
  await expect(dialog.getByLabel('Jumlah yang diterima')).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByLabel('Jumlah yang diterima').fill('1.949.000')
  await dialog.getByRole('button', { name: 'Konfirmasi' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Lunas', { exact: true })).toBeVisible()
  await expect(page.getByRole('table', { name: /Penjualan/ }).getByRole('row', { name: /Platform/ })).toContainText(
    '1.949.000',
  )
  await expectAccessible(page)

  // Without a reload.
  await expect(guest.getByRole('status')).toHaveText('Pembayaran berhasil')
  await expectAccessible(guest)
  await guest.getByRole('link', { name: 'Lihat pesanan' }).click()
  await expect(guest).toHaveURL(new RegExp(`/pembelian-saya/${code}$`))
  await expect(guest.getByRole('status')).toHaveText('Lunas')
  await expectAccessible(guest)

  const [file] = await Promise.all([
    guest.waitForEvent('download'),
    guest.getByRole('link', { name: 'Unduh invoice' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^INV-\d{4}-\d{2}-\d{5}\.pdf$/)

  const refund = async (amount: string, reference: string) => {
    await page.getByRole('button', { name: 'Kembalikan dana' }).click()
    const form = page.getByRole('dialog', { name: 'Kembalikan dana' })
    await form.getByLabel('Jumlah').fill(amount)
    await form.getByLabel('Alasan').fill('Pembeli salah pilih kelas')
    await form.getByLabel('Bank', { exact: true }).fill('BCA')
    await form.getByLabel('Nomor rekening').fill('1234567890')
    await form.getByLabel('Nama pemilik rekening').fill('Sari')
    await form.getByLabel('Nomor referensi').fill(reference)
    await expectAccessible(page)
    await form.getByRole('button', { name: 'Kembalikan dana' }).click()
    await expect(form).toBeHidden()
  }
  await refund('949.000', 'TRF-1')
  await expect(page.getByText('Lunas, sebagian dikembalikan')).toBeVisible()
  await guest.reload()
  await expect(guest.getByRole('region', { name: 'Dana yang dikembalikan' })).toContainText('Rp949.000')
  await guest.goto(checkout)
  await expect(guest.getByText('Anda sudah memiliki ini')).toBeVisible()
  await refund('1.000.000', 'TRF-2')
  await expect(page.getByText('Dana dikembalikan', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await guest.goto(`/pembelian-saya/${code}`)
  await expect(guest.getByRole('status')).toHaveText('Dana dikembalikan')
  await expectAccessible(guest)
  // What was bought is gone, and can be bought again.
  await guest.goto(checkout)
  await expect(guest.getByRole('button', { name: 'Bayar' })).toBeVisible()
})
