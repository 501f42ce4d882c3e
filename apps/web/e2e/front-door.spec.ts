import { createPage } from './support/builder.ts'
import { exhaustive, expect, newName, test } from './support/journey.ts'

test('a newly published page is first on the home page, and opens without scripts', async ({ page, visitor }) => {
  const { name, link } = newName('Kelas pintu')
  const builder = await createPage(page, { name, link })
  await builder.type('Judul').click()
  await visitor.goto('/')
  await expect(visitor.getByRole('link', { name })).toHaveCount(0)

  const address = await builder.publish()
  // Another process may serve a state up to ten seconds old.
  await expect(async () => {
    await visitor.goto('/')
    await expect(visitor.getByRole('list').first().getByRole('listitem').first().getByRole('link')).toHaveText(name, {
      timeout: 500,
    })
  }).toPass({ timeout: 15_000 })
  await visitor.getByRole('link', { name }).click()
  await expect(visitor).toHaveURL(new RegExp(`${address}$`))
})

for (const width of [360, 768, 1440])
  test(
    `the home page fits a screen of ${width} pixels, and has one h1`,
    width === 360 ? {} : exhaustive,
    async ({ visitor }) => {
      await visitor.setViewportSize({ width, height: 900 })
      for (const path of ['/', '/?halaman=400']) {
        await visitor.goto(path)
        await expect(visitor.getByRole('heading', { level: 1 })).toHaveCount(1)
        const scrollWidth = await visitor.evaluate(() => document.documentElement.scrollWidth)
        expect(scrollWidth).toBeLessThanOrEqual(width)
      }
      await expect(visitor.getByText('Tidak ada kelas di halaman ini')).toBeVisible()
    },
  )
