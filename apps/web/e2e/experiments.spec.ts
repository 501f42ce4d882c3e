import { createPage } from './support/builder.ts'
import { expect, newName, test } from './support/journey.ts'

test('two variants of a section are tested, visitors are split, and a winner is declared in one action', async ({
  page,
  visitor,
  browser,
}) => {
  const name = newName('Uji judul')
  const builder = await createPage(page, name)
  await builder.type('Judul').click()
  await builder.field('Judul').fill('Judul lama')
  await builder.toolbar.getByRole('button', { name: 'Tindakan lain', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Uji bagian ini', exact: true }).click()
  await expect(page.getByRole('menu')).toBeHidden()
  await expect(builder.rows()).toHaveCount(2)
  await expect(builder.row(2)).toContainText('varian B')
  await builder.field('Judul').fill('Judul baru')
  await builder.publish()

  await builder.row(2).click()
  await page.getByRole('button', { name: /^Varian B: hasil uji/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Uji A/B' })
  await dialog.getByRole('textbox', { name: 'Varian A' }).fill('40')
  await dialog.getByRole('button', { name: 'Mulai uji', exact: true }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Jumlah pembagian pengunjung harus 100%')
  await expect(dialog.getByRole('textbox', { name: 'Varian A', description: /100%/ })).toHaveAttribute(
    'aria-invalid',
    'true',
  )
  await dialog.getByRole('textbox', { name: 'Varian B' }).fill('60')
  await dialog.getByRole('button', { name: 'Mulai uji', exact: true }).click()
  await expect(dialog.getByText('Belum cukup data')).toBeVisible()

  await visitor.goto(`/${name.link}`)
  const heading = visitor.getByRole('heading', { level: 1 })
  const first = await heading.textContent()
  expect(['Judul lama', 'Judul baru']).toContain(first)
  for (let visit = 0; visit < 3; visit++) {
    await visitor.goto(`/${name.link}`)
    await expect(heading).toHaveText(first ?? '')
  }
  const seen = new Set<string>()
  for (let visit = 0; visit < 60 && seen.size < 2; visit++) {
    const context = await browser.newContext({ storageState: { cookies: [], origins: [] }, javaScriptEnabled: false })
    const other = await context.newPage()
    await other.goto(new URL(`/${name.link}`, page.url()).href)
    seen.add((await other.getByRole('heading', { level: 1 }).textContent()) ?? '')
    await context.close()
  }
  expect([...seen].toSorted()).toEqual(['Judul baru', 'Judul lama'])

  await dialog.getByRole('button', { name: 'Pakai varian B', exact: true }).click()
  await dialog.getByRole('button', { name: 'Tetap pakai varian B', exact: true }).click()
  await expect(dialog.getByText('Pemenang: Varian B', { exact: false })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(builder.rows()).toHaveCount(1)
  await expect(async () => {
    await visitor.goto(`/${name.link}`)
    await expect(heading).toHaveText('Judul baru', { timeout: 1_000 })
  }).toPass()
})
