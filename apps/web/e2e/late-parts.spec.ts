import { createPage } from './support/builder.ts'
import { expect, newName, test } from './support/journey.ts'

test('a dialog that cannot be fetched says so, the builder and what was typed stay, and later it opens', async ({
  page,
}) => {
  const builder = await createPage(page, newName('Jaringan putus'))
  await builder.type('Judul').click()
  await builder.expectSaved()
  await page.getByRole('button', { name: 'Lainnya' }).first().click()
  await expect(page.getByRole('menuitem', { name: 'Riwayat' })).toBeVisible()
  // A menu hears keys once it has the focus.
  await expect(page.getByRole('menu')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toBeHidden()
  await page.context().setOffline(true)
  await builder.field('Judul').fill('Ditulis di kereta')
  await page.getByRole('button', { name: 'Lainnya' }).first().click()
  await page.getByRole('menuitem', { name: 'Riwayat' }).click()
  await expect(page.getByText('Belum dapat dibuka. Periksa koneksi Anda, lalu coba lagi.').first()).toBeVisible()
  await expect(builder.section(1).getByRole('heading')).toHaveText('Ditulis di kereta')

  await page.context().setOffline(false)
  await builder.expectSaved()
  await page.getByRole('button', { name: 'Lainnya' }).first().click()
  await page.getByRole('menuitem', { name: 'Riwayat' }).click()
  await expect(page.getByRole('dialog', { name: 'Riwayat' })).toBeVisible()
})
