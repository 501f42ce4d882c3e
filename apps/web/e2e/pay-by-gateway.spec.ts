import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { makeCourse, openCheckout } from './support/checkout.ts'
import { exhaustive, expect, test } from './support/journey.ts'

/** Orders a course of this run by a channel, and is at the page that waits. */
async function order(page: Page, buyer: Page, { price, way }: { price: number; way: string }) {
  const course = await makeCourse(page, { price, type: 2 })
  await openCheckout(buyer, course.address)
  await buyer.getByRole('radio', { name: way, exact: true }).check()
  await buyer.getByRole('checkbox', { name: /syarat dan ketentuan/ }).check()
  await buyer.getByRole('button', { name: 'Bayar' }).click()
  await expect(buyer).toHaveURL(/\/thank-you\/pembayaran\/[0-9A-Z]{14}$/)
  await expect(buyer.getByRole('status')).toHaveText('Menunggu pembayaran')
  return course
}

test('a buyer pays with a wallet on its own page, and the waiting page follows without a reload', async ({
  page,
  guest,
}) => {
  const course = await order(page, guest, { price: 1_951_000, way: 'DANA' })
  await expectAccessible(guest)
  const wallet = await guest.context().newPage()
  await wallet.goto((await guest.getByRole('link', { name: 'Lanjut ke DANA' }).getAttribute('href')) ?? '')
  await expect(wallet.getByText('1.951.000').first()).toBeVisible()
  await wallet.getByRole('button', { name: 'Bayar', exact: true }).click()
  await expect(wallet).toHaveURL(/\/thank-you\/pembayaran\//)
  await wallet.close()
  await expect(guest.getByRole('status')).toHaveText('Pembayaran berhasil')
  await expect(guest.getByText(course.name).first()).toBeVisible()
  await expectAccessible(guest)
})

test(
  'without scripts a buyer gets a number with the steps for it, changes the method, and the first order is over',
  exhaustive,
  async ({ page, visitor }) => {
    await order(page, visitor, { price: 1_952_000, way: 'BCA Virtual Account' })
    const first = visitor.url()
    await expect(visitor.getByText('Nomor virtual account', { exact: true })).toBeVisible()
    await expect(visitor.getByText('Pilih BCA Virtual Account.')).toBeVisible()
    await visitor.getByRole('link', { name: 'Ganti metode' }).click()
    await visitor.getByRole('radio', { name: 'QRIS' }).check()
    await visitor.getByRole('checkbox', { name: /syarat dan ketentuan/ }).check()
    await visitor.getByRole('button', { name: 'Bayar' }).click()
    const code = visitor.getByRole('img', { name: 'Kode QRIS untuk pesanan ini' })
    await expect(code).toBeVisible()
    await expect.poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(900)
    await visitor.getByRole('link', { name: 'Lihat pesanan' }).click()
    await visitor.getByRole('link', { name: 'Lihat cara bayar' }).click()
    await expect(code).toBeVisible()
    await visitor.goto(first)
    await expect(visitor.getByRole('status')).toHaveText('Berakhir')
  },
)

test('a card is asked for its OTP at the bank, a wrong one is named by its field, and no card data reaches this site', async ({
  page,
  guest,
}) => {
  await order(page, guest, { price: 1_953_000, way: 'Kartu kredit' })
  const { origin } = new URL(guest.url())
  const sent: string[] = []
  guest.on('request', (request) => {
    if (new URL(request.url()).origin === origin) sent.push(`${request.url()} ${request.postData() ?? ''}`)
  })
  const number = guest.getByLabel('Nomor kartu')
  await number.fill('4000 0000 0000 2504')
  await guest.getByRole('button', { name: 'Bayar dengan kartu' }).click()
  await expect(guest.getByRole('alert').filter({ hasText: 'Periksa kembali nomor kartu anda' })).toBeVisible()
  await expect(number).toBeFocused()
  await number.fill('4000 0000 0000 2503')
  await guest.getByLabel('Berlaku sampai').fill('01/20')
  await guest.getByRole('button', { name: 'Bayar dengan kartu' }).click()
  await expect(guest.getByText('Periksa kembali kadaluarsa kartu anda')).toBeVisible()
  await guest.getByLabel('Berlaku sampai').fill('12/34')
  await guest.getByRole('button', { name: 'Bayar dengan kartu' }).click()
  await expect(guest.getByText('Periksa kembali cvv kartu anda')).toBeVisible()
  await expectAccessible(guest)
  await guest.getByLabel('CVV').fill('123')
  await guest.getByRole('button', { name: 'Bayar dengan kartu' }).click()
  await guest.getByLabel('Kode OTP').fill('112233')
  await guest.getByRole('button', { name: 'Kirim' }).click()
  await expect(guest).toHaveURL(/\/thank-you\/pembayaran\//)
  await expect(guest.getByRole('status')).toHaveText('Pembayaran berhasil')
  expect(sent.filter((one) => /4000000000002503|4000%200000|4000 0000/.test(one))).toEqual([])
})

test('a refused card leads back to the order, which can be paid once more', exhaustive, async ({ page, guest }) => {
  await order(page, guest, { price: 1_954_000, way: 'Kartu kredit' })
  await guest.getByLabel('Nomor kartu').fill('4000000000002503')
  await guest.getByLabel('Berlaku sampai').fill('12/34')
  await guest.getByLabel('CVV').fill('123')
  await guest.getByRole('button', { name: 'Bayar dengan kartu' }).click()
  await guest.getByRole('button', { name: 'Batalkan' }).click()
  await expect(guest).toHaveURL(/\/error-transaction\?order=/)
  await guest.getByRole('link', { name: 'Coba bayar lagi' }).click()
  await expect(guest.getByRole('status')).toHaveText('Menunggu pembayaran')
})
