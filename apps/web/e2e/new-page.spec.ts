import { Builder } from './support/builder.ts'
import { exhaustive, expect, newName, test } from './support/journey.ts'

test('a page from a template never starts empty, even when templates load late', exhaustive, async ({ page }) => {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(/\/assets\/gallery-[^/]+\.js$/, async (route) => {
    await arrived
    await route.continue()
  })
  await page.goto('/admin/landing-pages')
  await page.getByRole('button', { name: 'Halaman baru' }).click()
  const dialog = page.getByRole('dialog', { name: 'Halaman baru' })
  await dialog.getByRole('tab', { name: 'Jual' }).click()
  await dialog.getByLabel('Nama halaman').fill(newName('Dari templat').name)
  const create = dialog.getByRole('button', { name: 'Buat halaman' })
  await expect(create).toHaveAttribute('aria-busy', 'true')
  await page.keyboard.press('Enter')
  await create.click({ force: true })

  arrive()
  await expect(dialog.getByRole('radio', { name: 'Kelas berbayar' })).toBeChecked()
  await create.click()
  const builder = new Builder(page)
  await expect(builder.canvas).toBeVisible()
  await expect.poll(() => builder.rows().count()).toBeGreaterThan(3)
})
