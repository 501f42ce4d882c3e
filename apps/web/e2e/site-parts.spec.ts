import { createPage, openPage } from './support/builder.ts'
import { expectAccessible } from './support/axe.ts'
import { expect, newName, test } from './support/journey.ts'

test('a shared header is on every page that uses it, and publishing it can be undone', async ({ page, visitor }) => {
  const named = newName('Berkepala')
  const own = await createPage(page, named)
  await own.type('Judul').click()
  const address = await own.publish()

  await page.goto('/admin/kepala-kaki')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Susun header situs', exact: true }).click()
  await own.type('Bilah pengumuman').click()
  await own.field('Teks').fill('Libur bersama sampai Senin')
  await own.expectSaved()
  await page.getByRole('button', { name: 'Terbitkan', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Terbitkan header situs?', exact: true })
  await expect(dialog.getByText(/^Tampil di \d+ halaman terbit$/)).toBeVisible()
  await dialog.getByRole('button', { name: /^Terbitkan di \d+ halaman$/ }).click()
  const announced = visitor.getByText('Libur bersama sampai Senin')
  await expect(async () => {
    await visitor.goto(address)
    await expect(announced).toBeVisible({ timeout: 500 })
  }).toPass()

  const carrier = await openPage(page, named.name)
  const head = carrier.canvas.getByRole('group', { name: 'Header situs', exact: true })
  await expect(head.getByText('Libur bersama sampai Senin')).toBeVisible()
  await expectAccessible(page)
  await head.getByRole('link', { name: 'Ubah header dan footer', exact: true }).click()
  const header = page.getByRole('region', { name: 'Header situs', exact: true })
  await header.getByRole('button', { name: 'Urungkan terbitan terakhir', exact: true }).click()
  await page.getByRole('button', { name: 'Urungkan terbitan', exact: true }).click()
  await expect(async () => {
    await visitor.goto(address)
    await expect(announced).toHaveCount(0, { timeout: 500 })
  }).toPass()
})
