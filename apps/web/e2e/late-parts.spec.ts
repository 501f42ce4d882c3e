import { createPage } from './support/builder.ts'
import { exhaustive, expect, newName, test } from './support/journey.ts'

test(
  'a dialog or section that fails to load shows a message and keeps the input, and loads on retry',
  exhaustive,
  async ({ page }) => {
    const builder = await createPage(page, newName('Jaringan putus'))
    await builder.type('Judul').click()
    await builder.expectSaved()
    await page.getByRole('button', { name: 'Lainnya' }).first().click()
    await expect(page.getByRole('menuitem', { name: 'Riwayat' })).toBeVisible()
    // A menu handles keys once it has the focus.
    await expect(page.getByRole('menu')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toBeHidden()
    await page.context().setOffline(true)
    await builder.field('Judul').fill('Ditulis di kereta')
    await page.getByRole('button', { name: 'Lainnya' }).first().click()
    await page.getByRole('menuitem', { name: 'Riwayat' }).click()
    await expect(page.getByText('Belum dapat dibuka. Periksa koneksi Anda, lalu coba lagi.').first()).toBeVisible()
    await expect(builder.section(1).getByRole('heading')).toHaveText('Ditulis di kereta')
    // Its drawing was never needed so far.
    await builder.type('Header profil').click()
    await expect(builder.section(2).getByText('Tampilan bagian ini belum termuat')).toBeVisible()
    await expect(builder.section(2).getByRole('button', { name: 'Coba lagi', exact: true })).toBeVisible()

    await page.context().setOffline(false)
    await expect(builder.section(2).getByText('Nama Anda')).toBeVisible()
    await builder.expectSaved()
    await page.getByRole('button', { name: 'Lainnya' }).first().click()
    await page.getByRole('menuitem', { name: 'Riwayat' }).click()
    await expect(page.getByRole('dialog', { name: 'Riwayat' })).toBeVisible()
  },
)
