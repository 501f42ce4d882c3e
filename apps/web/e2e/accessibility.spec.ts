import { expectAccessible } from './support/axe.ts'
import { createPage, openPage } from './support/builder.ts'
import { exhaustive, expect, newName, test } from './support/journey.ts'

test.describe('before signing in', () => {
  test.use({ storageState: { cookies: [], origins: [] } })

  test('the sign-in page, the home page, a published page and the not-found page have no axe violations', async ({
    page,
  }) => {
    for (const address of ['/admin', '/', '/kelas-data-usaha', '/events', '/karir/1', '/term-and-condition', '/404'])
      await test.step(address, async () => {
        await page.goto(address)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expectAccessible(page)
      })
  })
})

test('the list of pages and the dialog for a new one have no axe violations', exhaustive, async ({ page }) => {
  await page.goto('/admin/landing-pages')
  await expect(page.getByRole('list', { name: 'Daftar halaman' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Halaman baru' }).click()
  await expect(page.getByRole('dialog', { name: 'Halaman baru' })).toBeVisible()
  await expectAccessible(page)
})

test('the builder has no axe violations while a section is selected, edited and published', async ({ page }) => {
  const builder = await createPage(page, newName('Aksesibel'))
  await expectAccessible(page)
  for (const label of ['Judul', 'Gambar dan paragraf', 'Materi kelas', 'Kartu grid', 'Akordeon'])
    await test.step(label, async () => {
      await builder.type(label).click()
      await expect(builder.toolbar).toBeVisible()
      await expectAccessible(page)
    })
  await builder.row(1).click()
  await builder.section(1).getByRole('heading').dblclick()
  await expect(builder.writing()).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await builder.publish()
  await expectAccessible(page)
})

test('the builder with the course page has no axe violations', exhaustive, async ({ page }) => {
  const builder = await openPage(page, 'Kelas Kuasai Data Usaha')
  await builder.row(8).click()
  await expect(builder.toolbar).toBeVisible()
  await expectAccessible(page)
})

test('the phone settings of a section have no axe violations', exhaustive, async ({ page }) => {
  const builder = await openPage(page, 'Kelas Kuasai Data Usaha')
  await builder.row(5).click()
  await expect(builder.inspector.getByRole('radio', { name: 'Teks dulu' })).toBeVisible()
  await expectAccessible(page)
})

test('history, preview link, copy and command menu have no axe violations', exhaustive, async ({ page }) => {
  const builder = await createPage(page, newName('Dialog'))
  await builder.type('Judul').click()
  await builder.publish()
  for (const [item, name] of [
    ['Riwayat', 'Riwayat'],
    ['Lihat sebagai pengunjung', 'Lihat sebagai pengunjung'],
    ['Tautan pratinjau', 'Tautan pratinjau'],
    ['Gandakan halaman', /^Gandakan “/],
    ['Cari perintah', 'Cari perintah'],
  ] as const)
    await test.step(item, async () => {
      await page.getByRole('button', { name: 'Lainnya' }).click()
      await page.getByRole('menuitem', { name: item }).click()
      const dialog = page.getByRole('dialog', { name })
      await expect(dialog).toBeVisible()
      if (item === 'Riwayat') await expect(dialog.getByRole('region', { name: /^Pratinjau versi/ })).toBeVisible()
      if (item === 'Cari perintah') await expect(dialog.getByRole('option').first()).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
    })
})

test('a form with errors, the thank-you page and the leads have no axe violations', exhaustive, async ({ page }) => {
  const builder = await createPage(page, newName('Formulir'))
  await builder.type('Formulir minat').click()
  await builder.expectSaved()
  await page.goto(await builder.publish())
  await page.getByLabel('Nama').fill('Aksesa')
  await page.getByLabel('Nomor WhatsApp').fill('021 555 1234')
  await page.getByLabel(/^Saya setuju/).check()
  await page.getByRole('button', { name: 'Kirim ke saya' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Nomor WhatsApp').fill('081234567890')
  await page.getByRole('button', { name: 'Kirim ke saya' }).click()
  await expect(page.getByRole('heading', { name: /^Terima kasih/ })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/admin/prospek')
  await page.getByRole('button', { name: 'Aksesa' }).first().click()
  await expect(page.getByRole('dialog', { name: 'Aksesa' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expectAccessible(page)
})

test(
  'the analytics of a page, their explanations and costs have no axe violations, and cover its canvas',
  exhaustive,
  async ({ page }) => {
    await page.goto('/admin/landing-pages')
    await page.getByRole('link', { name: /kunjungan.* di Kelas Kuasai Data Usaha/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Statistik Kelas Kuasai Data Usaha')
    await expectAccessible(page)
    const views = page.getByText('Kunjungan', { exact: true }).locator('xpath=../dd').first()
    const said = await views.textContent()
    expect(Number(said?.replace('.', ''))).toBeGreaterThan(300)
    await page.getByRole('button', { name: 'Isi biaya iklan' }).click()
    await expect(page.getByRole('dialog', { name: 'Biaya iklan' })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Sunting halaman' }).click()
    await page.getByRole('button', { name: 'Lainnya' }).first().click()
    await page.getByRole('menuitem', { name: 'Statistik', exact: true }).click()
    const strip = page.getByRole('region', { name: 'Statistik halaman' })
    await expect(strip).toContainText(`${said} kunjungan`)
    await expect(page.getByRole('group', { name: 'Bagian 1', exact: true })).toContainText('jangkauan')
    await expectAccessible(page)
  },
)
