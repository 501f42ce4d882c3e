import { expectAccessible } from './support/axe.ts'
import { exhaustive, expect, signIn, test } from './support/journey.ts'

/** The demo world's super admin: marketers have no menu of settings. */
const admin = { email: 'admin@naikkelas.test', password: 'NaikKelas2026!' }
test.use({ storageState: { cookies: [], origins: [] } })

test(
  'a name and a feature that an admin changes are what visitors get, without a restart',
  exhaustive,
  async ({ page, visitor }) => {
    test.slow()
    const publicFlags = async () =>
      ((await (await visitor.request.get('/api/site')).json()) as { data: { flags: Record<string, boolean> } }).data
        .flags
    await signIn(page, admin)
    await page.getByRole('link', { name: 'Pengaturan situs', exact: true }).click()
    const brand = page.getByRole('region', { name: 'Merek', exact: true })
    const name = brand.getByLabel('Nama situs')
    const rename = async (to: string) => {
      await name.fill(to)
      await brand.getByRole('button', { name: 'Simpan merek' }).click()
      await expect(page.getByText('Merek disimpan').first()).toBeVisible()
      await expect(brand.getByRole('button', { name: 'Simpan merek' })).toBeDisabled()
    }

    await rename('Toko <b>Maju</b>')
    await visitor.goto('/term-and-condition')
    await expect(visitor).toHaveTitle('Syarat dan ketentuan · Toko <b>Maju</b>')
    await expect(visitor.getByText(/^Toko <b>Maju<\/b> adalah tempat penjual kecil/)).toBeVisible()
    await expect(visitor.getByRole('link', { name: 'Toko <b>Maju</b>, ke beranda' })).toBeVisible()
    // Every page of the site is drawn again, one after the other.
    const drawn = { timeout: 60_000 }
    const publishedName = async () => {
      await visitor.goto('/kelas-data-usaha')
      return visitor.locator('meta[property="og:site_name"]').getAttribute('content')
    }
    await expect.poll(publishedName, drawn).toBe('Toko <b>Maju</b>')

    await page.getByRole('link', { name: 'Fitur', exact: true }).click()
    const tools = page.getByRole('switch', { name: 'Menu Tools' })
    await expect(tools).toBeChecked()
    await tools.click()
    await expect(page.getByText('Menu Tools dimatikan')).toBeVisible()
    await expect.poll(publicFlags).toMatchObject({ toolsEnabled: false, addonEnabled: true, forum: false })
    await expect(page.getByRole('switch', { name: 'Forum diskusi' })).toBeDisabled()

    // As other journeys expect it.
    await tools.click()
    await expect(page.getByText('Menu Tools dinyalakan')).toBeVisible()
    await page.getByRole('link', { name: 'Pengaturan situs', exact: true }).click()
    await rename('Naikkelas')
    await expect.poll(publishedName, drawn).toBe('Naikkelas')
  },
)

test('both screens pass axe, with a form that is refused and a dialog that is open', exhaustive, async ({ page }) => {
  await signIn(page, admin)
  await page.goto('/admin/pengaturan')
  await page.getByLabel('Alamat situs artikel').fill('http://artikel.tokomaju.id')
  await page.getByRole('radio', { name: 'Pada waktu tertentu' }).check()
  await page.getByRole('button', { name: 'Simpan merek' }).click()
  await expect(page.getByText('Tulis alamat lengkap yang diawali https://', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/admin/fitur')
  await expect(page.getByRole('switch', { name: 'Forum diskusi' })).toBeDisabled()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Jadwalkan Kupon kelas' }).click()
  await expect(page.getByRole('dialog', { name: 'Jadwalkan Kupon kelas' })).toBeVisible()
  await expectAccessible(page)
})
