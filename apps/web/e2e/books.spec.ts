import { expectAccessible } from './support/axe.ts'
import { exhaustive, expect, signIn, test } from './support/journey.ts'

const owner = { email: 'admin@naikkelas.test', password: 'NaikKelas2026!' }

test.use({ storageState: { cookies: [], origins: [] } })

test('screens of the money show what the demonstration has sold, and assistive technology can read them', async ({
  page,
}) => {
  test.slow()
  await signIn(page, owner)
  for (const [address, shown] of [
    ['pendapatan', 'Kopi Ratna'],
    ['transaksi', 'Jualan Ramadan dari Awal'],
    ['kasus-pembayaran', 'Kurang dari total'],
    ['laporan-gateway', 'Jumlahnya berbeda'],
    ['langganan', 'Dapur Wulan'],
  ] as const) {
    await page.goto(`/admin/${address}`)
    await expect(page.getByText(shown).first()).toBeVisible()
    await expectAccessible(page)
  }
})

test(
  'an admin closes the first month and settles a message of a gateway without a mouse',
  exhaustive,
  async ({ page }) => {
    await signIn(page, owner)
    await page.goto('/admin/tutup-buku')
    await page.getByRole('row').filter({ hasText: 'Siap ditutup' }).getByRole('link').press('Enter')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Tutup buku' }).press('Enter')
    const closing = page.getByRole('dialog')
    await expect(closing.getByLabel('Catatan')).toBeFocused()
    await page.keyboard.type('Dicocokkan dengan mutasi')
    await closing.getByRole('button', { name: 'Tutup buku' }).press('Enter')
    await expect(page.getByRole('link', { name: 'Unduh CSV' })).toBeVisible()
    await expect(page.getByText('Dicocokkan dengan mutasi')).toBeVisible()

    await page.goto('/admin/pesan-gateway')
    await page.getByRole('row').filter({ hasText: 'KASIR-MALANG-0042' }).getByRole('link').press('Enter')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Selesaikan' }).press('Enter')
    const settling = page.getByRole('dialog')
    await expect(settling.getByLabel('Catatan')).toBeFocused()
    await page.keyboard.type('Milik kasir toko di Malang')
    await settling.getByRole('button', { name: 'Selesaikan' }).press('Enter')
    await expect(page.getByText('Milik kasir toko di Malang')).toBeVisible()
  },
)
