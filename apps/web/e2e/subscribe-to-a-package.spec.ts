import { expect, test } from './support/journey.ts'

/** The demo world's learner who buys packages for a partner. */
const subscriber = { email: 'langganan@naikkelas.test', password: 'NaikKelas2026!' }

test('without scripts a partner subscribes with a wallet that is kept, sees what comes next, and ends it', async ({
  visitor,
}) => {
  await visitor.goto('/login')
  await visitor.getByLabel('E-mail').first().fill(subscriber.email)
  await visitor.getByLabel('Kata sandi', { exact: true }).first().fill(subscriber.password)
  await visitor.getByRole('button', { name: 'Masuk', exact: true }).click()
  await expect(visitor).not.toHaveURL(/\/login/)
  const reply = await visitor.request.get('/api/catalogue?kind=partner_package')
  const { data } = (await reply.json()) as { data: { items: { name: string; number: number }[] } }
  const monthly = data.items.find(({ name }) => name === 'Paket Partner 1 Bulan')
  await visitor.goto(`/checkout-produk/${monthly?.number}`)
  await expect(visitor.getByRole('heading', { name: 'Perpanjangan' })).toBeVisible()
  await expect(visitor.getByText('Rp199.000 setiap bulan, sampai Anda membatalkannya.')).toBeVisible()
  await visitor.getByRole('radio', { name: 'DANA', exact: true }).check()
  await visitor.getByRole('checkbox', { name: /perpanjangan di atas/ }).check()
  await visitor.getByRole('button', { name: 'Bayar' }).click()
  await expect(visitor).toHaveURL(/\/thank-you\/pembayaran\/[0-9A-Z]{14}$/)
  const code = visitor.url().split('/').at(-1)
  await visitor.goto((await visitor.getByRole('link', { name: 'Lanjut ke DANA' }).getAttribute('href')) ?? '')
  await visitor.getByRole('button', { name: 'Bayar', exact: true }).click()
  await expect
    .poll(async () => {
      await visitor.goto(`/pembelian-saya-produk/${code}`)
      return visitor.getByRole('heading', { name: 'Langganan' }).isVisible()
    })
    .toBe(true)
  const subscription = visitor.getByRole('region', { name: 'Langganan' })
  await expect(subscription.getByText('Aktif', { exact: true })).toBeVisible()
  await expect(subscription.getByText('DANA, otomatis')).toBeVisible()
  await subscription.getByText('Batalkan langganan', { exact: true }).click()
  await subscription.getByRole('button', { name: 'Ya, batalkan langganan' }).click()
  await expect(subscription.getByText('Dibatalkan', { exact: true })).toBeVisible()
  await expect(subscription.getByRole('link', { name: 'Lanjutkan langganan' })).toBeVisible()
})
