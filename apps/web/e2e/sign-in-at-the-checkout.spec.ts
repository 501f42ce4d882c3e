import { expectAccessible } from './support/axe.ts'
import { makeCourse } from './support/checkout.ts'
import { exhaustive, expect, newName, test } from './support/journey.ts'
import { newestMessage } from './support/outbox.ts'

const password = 'tangga kayu jati 7'

/** Address of the checkout that the page of a course leads to. */
async function checkoutOf(visitor: Parameters<typeof expectAccessible>[0], address: string): Promise<string> {
  await visitor.goto(address)
  await visitor.getByRole('link', { name: 'Daftar sekarang' }).first().click()
  await expect(visitor).toHaveURL(/\/checkout\/\d+$/)
  return new URL(visitor.url()).pathname
}

test('a newcomer without scripts registers within the checkout, and what the link brought is still there', async ({
  page,
  visitor,
}) => {
  const course = await makeCourse(page, { price: 1_951_000, type: 2 })
  const checkout = `${await checkoutOf(visitor, course.address)}?kupon=BELUMADA`
  await visitor.goto(checkout)
  await expect(visitor.getByText('BELUMADA')).toBeVisible()
  await expect(visitor.getByText('Rp1.951.000')).toBeVisible()
  await visitor.getByRole('link', { name: 'Saya baru di sini' }).click()
  const email = `${newName('pembeli').link}@contoh.test`
  await visitor.getByLabel('Nama', { exact: true }).fill('Wulan Sari')
  await visitor.getByLabel('E-mail').fill(email)
  await visitor.getByLabel('Nomor WhatsApp').fill('0812')
  await visitor.getByLabel('Kata sandi', { exact: true }).fill(password)
  await visitor.getByRole('button', { name: 'Daftar', exact: true }).click()
  // What was wrong is said where it was typed, and the rest is kept.
  await expect(visitor.getByLabel('Nomor WhatsApp')).toHaveAttribute('aria-invalid', 'true')
  await expect(visitor.getByLabel('Nama', { exact: true })).toHaveValue('Wulan Sari')
  await visitor.getByLabel('Nomor WhatsApp').fill('081234567890')
  await visitor.getByLabel('Kata sandi', { exact: true }).fill(password)
  await visitor.getByRole('button', { name: 'Daftar', exact: true }).click()
  await expect(visitor.getByRole('heading', { name: 'Periksa e-mail Anda' })).toBeVisible()
  await visitor.getByLabel('Kode').fill('000000')
  await visitor.getByRole('button', { name: 'Konfirmasi', exact: true }).click()
  await expect(visitor.getByLabel('Kode')).toHaveAttribute('aria-invalid', 'true')
  const mail = await newestMessage(visitor, email, /kode pendaftaran/)
  await visitor.getByLabel('Kode').fill(/^\d{6}\b/m.exec(mail)?.[0] ?? '')
  await visitor.getByRole('button', { name: 'Konfirmasi', exact: true }).click()
  await expect(visitor).toHaveURL(new RegExp(`${checkout.replace('?', '\\?')}$`))
  await expect(visitor.getByText(`Wulan Sari, ${email}`)).toBeVisible()
  await expect(visitor.getByLabel('Kode kupon')).toHaveValue('BELUMADA')
  await visitor.getByRole('button', { name: 'Ingatkan saya lewat e-mail' }).click()
  await expect(visitor.getByText('kami mengingatkan Anda sekali')).toBeVisible()
  await expect(visitor.getByLabel('Kode kupon')).toHaveValue('BELUMADA')
  await visitor.getByRole('radio', { name: 'Transfer manual' }).check()
  await visitor.getByRole('checkbox', { name: /syarat dan ketentuan/ }).check()
  await visitor.getByRole('button', { name: 'Bayar' }).click()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Tinggal transfer Rp1.951.000')
})

test(
  'a wrong password is answered within the checkout, in both looks of its form',
  exhaustive,
  async ({ page, guest }) => {
    const course = await makeCourse(page, { price: 1_953_000, type: 2 })
    const checkout = await checkoutOf(guest, course.address)
    await expectAccessible(guest)
    await guest.getByLabel('E-mail').fill('siswa@naikkelas.test')
    await guest.getByLabel('Kata sandi', { exact: true }).fill('bukan kata sandi ini')
    await guest.getByRole('button', { name: 'Masuk', exact: true }).click()
    await expect(guest.getByRole('alert')).toBeVisible()
    await expect(guest.getByLabel('E-mail')).toHaveValue('siswa@naikkelas.test')
    expect(new URL(guest.url()).pathname).toBe(checkout)
    await expectAccessible(guest)
    await guest.getByRole('link', { name: 'Saya baru di sini' }).click()
    await expectAccessible(guest)
  },
)
