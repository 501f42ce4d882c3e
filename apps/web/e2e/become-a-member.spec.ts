import { exhaustive, expect, test } from './support/journey.ts'
import { newestMessage } from './support/outbox.ts'
import { codeIn, fillRegistration, newcomer, password, register } from './support/register.ts'

test('a visitor becomes a member, verifies the number, and signs out', async ({ guest }) => {
  const person = await register(guest)
  // The home page, the same for everyone, learns who has just signed in.
  await expect(guest.getByRole('banner').getByText(person.name).first()).toBeVisible()

  await guest.goto('/profile')
  await expect(guest.getByRole('heading', { level: 1, name: `Halo, ${person.name}` })).toBeVisible()
  for (const section of ['Data diri', 'Keamanan', 'Verifikasi', 'Privasi'])
    await expect(guest.getByRole('heading', { name: section, exact: true })).toBeVisible()
  const verification = guest.getByRole('region', { name: 'Verifikasi' })
  await verification.getByRole('button', { name: 'Kirim kode lewat WhatsApp' }).click()
  await verification
    .getByLabel('Kode 6 angka')
    .fill(codeIn(await newestMessage(guest, '6281234567890', /kode verifikasi/)))
  await verification.getByRole('button', { name: 'Konfirmasi' }).click()
  await expect(verification.getByText('Terverifikasi', { exact: true })).toBeVisible()

  await guest.getByRole('button', { name: 'Keluar', exact: true }).click()
  const dialog = guest.getByRole('dialog', { name: 'Anda yakin ingin keluar ?' })
  await dialog.getByRole('button', { name: 'Batal' }).click()
  await guest.getByRole('button', { name: 'Keluar', exact: true }).click()
  await dialog.getByRole('button', { name: 'Ya' }).click()
  await expect(guest).toHaveURL(/\/login$/)
  const names = (await guest.context().cookies()).map(({ name }) => name)
  expect(names.filter((name) => /UserID|dataUser|sid_learner/.test(name))).toEqual([])
})

test('a registration that is refused keeps what was typed, beside its sentences', exhaustive, async ({ guest }) => {
  const person = newcomer()
  await guest.goto('/login?bagian=daftar')
  await fillRegistration(guest, { ...person, phone: '0812abc' })
  await guest.getByRole('button', { name: 'Daftar', exact: true }).click()

  await expect(guest.getByText("Nomor WhatsApp tidak dapat diisi selain dengan angka atau '+'")).toBeVisible()
  await expect(guest.getByLabel('Nomor WhatsApp')).toBeFocused()
  await expect(guest.getByLabel('Nama', { exact: true })).toHaveValue(person.name)
  await expect(guest.getByLabel('E-mail')).toHaveValue(person.email)
  await expect(guest.getByLabel('Nomor WhatsApp')).toHaveValue('0812abc')
})

test(
  'a profile asks for a sign-in and opens afterwards; the profile of another member is not found',
  exhaustive,
  async ({ guest }) => {
    const person = await register(guest)
    await guest.goto('/profile')
    const own = new URL(guest.url()).pathname
    await guest.context().clearCookies()

    await guest.goto(own)
    await expect(guest).toHaveURL(/\/login$/)
    await guest.getByLabel('E-mail').fill(person.email)
    await guest.getByLabel('Kata sandi', { exact: true }).fill(password)
    await guest.getByRole('button', { name: 'Masuk', exact: true }).click()

    await expect(guest).toHaveURL(new RegExp(`${own}$`))
    const stored = (await guest.context().cookies()).filter(({ name }) => name.endsWith('_previouslocation'))
    expect(stored).toEqual([])
    expect((await guest.goto('/profile/999999'))?.status()).toBe(404)
  },
)

test('without scripts registration opens beside the sign-in, and a forgotten password is replaced by the mailed link', async ({
  guest,
  browser,
}) => {
  const person = await register(guest)
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/login')
  await page.getByRole('tab', { name: 'Daftar' }).click()
  await expect(page.getByLabel('Nomor WhatsApp')).toBeVisible()
  await page.goto('/reset-password')
  await page.getByLabel('E-mail').fill(person.email)
  await page.getByRole('button', { name: 'Kirim tautan' }).click()
  await expect(page.getByText('Jika alamat itu punya akun')).toBeVisible()

  const text = await newestMessage(guest, person.email, /Atur ulang kata sandi/)
  await page.goto(/\S+\/reset-password\?token=\S+/.exec(text)?.[0] ?? '/')
  // The token is in no address that the page could pass on.
  await expect(page).toHaveURL(/\/reset-password$/)
  await page.getByLabel('Kata sandi baru').fill('papan tulis kapur 12')
  await page.getByRole('button', { name: 'Simpan kata sandi' }).click()
  await expect(page.getByText('Kata sandi baru sudah disimpan')).toBeVisible()
  await page.getByLabel('E-mail').fill(person.email)
  await page.getByLabel('Kata sandi', { exact: true }).fill('papan tulis kapur 12')
  await page.getByRole('button', { name: 'Masuk', exact: true }).click()
  await expect(page).toHaveURL(/\/$/)
  await page.goto('/profile')
  await expect(page.getByRole('heading', { level: 1, name: `Halo, ${person.name}` })).toBeVisible()
  await context.close()
})

test(
  'a member copies the own data, closes the account, and opens it again by the mailed link',
  exhaustive,
  async ({ guest }) => {
    const person = await register(guest)
    await guest.goto('/profile')
    const privacy = guest.getByRole('region', { name: 'Privasi' })
    await privacy.getByRole('button', { name: 'Unduh data saya' }).click()
    await privacy.getByLabel('Kata sandi', { exact: true }).fill(password)
    const [download] = await Promise.all([
      guest.waitForEvent('download'),
      privacy.getByRole('button', { name: 'Unduh', exact: true }).click(),
    ])
    expect(download.suggestedFilename()).toBe('data-saya-naikkelas.json')

    await privacy.getByRole('button', { name: 'Hapus akun', exact: true }).click()
    await privacy.getByLabel('Kata sandi', { exact: true }).fill(password)
    await privacy.getByRole('button', { name: 'Tutup dan hapus akun saya' }).click()
    await expect(guest.getByText('Akun Anda sudah ditutup.')).toBeVisible()

    const text = await newestMessage(guest, person.email, /akun ini sudah ditutup/)
    await guest.goto(/\S+\/profile\/batal-hapus\?token=\S+/.exec(text)?.[0] ?? '/')
    await guest.getByRole('button', { name: 'Buka lagi akun saya' }).click()
    await expect(guest.getByText('Akun Anda sudah dibuka lagi.')).toBeVisible()
  },
)
