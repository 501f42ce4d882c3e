import { Builder } from './support/builder.ts'
import { exhaustive, expect, newName, test } from './support/journey.ts'

test('the home page is edited in the builder, published and read at / without scripts', async ({ page, visitor }) => {
  await visitor.goto('/')
  const title = visitor.getByRole('heading', { level: 1 })
  const before = await title.innerText()
  await page.goto('/admin/landing-pages?jenis=fixed&cari=Beranda')
  await page.getByRole('link', { name: 'Beranda', exact: true }).click()
  const builder = new Builder(page)
  await builder.row(1).click()
  const { name } = newName('Toko naik kelas')
  await builder.field('Judul').fill(name)
  await builder.expectSaved()
  await builder.publish()
  await expect(async () => {
    await visitor.goto('/')
    await expect(title).toHaveText(name, { timeout: 500 })
  }).toPass({ timeout: 15_000 })

  await builder.field('Judul').fill(before)
  await builder.expectSaved()
  await builder.publish()
})

for (const width of [360, 768, 1440])
  test(
    `the home page fits a screen of ${width} pixels, and has one h1`,
    width === 360 ? {} : exhaustive,
    async ({ visitor }) => {
      await visitor.setViewportSize({ width, height: 900 })
      for (const path of ['/', '/?halaman=2']) {
        await visitor.goto(path)
        await expect(visitor.getByRole('heading', { level: 1 })).toHaveCount(1)
        const scrollWidth = await visitor.evaluate(() => document.documentElement.scrollWidth)
        expect(scrollWidth).toBeLessThanOrEqual(width)
      }
    },
  )
