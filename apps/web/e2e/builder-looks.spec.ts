import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { Builder, createPage, openPage } from './support/builder.ts'
import { chooseLook, resetLook } from './support/choose-look.ts'
import { exhaustive, expect, newName, test } from './support/journey.ts'

const widths = [360, 768, 1440] as const

test.afterEach(({ page }) => resetLook(page))

for (const mode of ['Terang', 'Gelap'] as const)
  test(`the builder has no axe violations: ${mode}, on any width`, exhaustive, async ({ page }) => {
    test.setTimeout(600_000)
    await page.goto('/admin/landing-pages')
    await chooseLook(page, mode)
    const empty = await createPage(page, newName('Tampilan'))
    for (const width of widths)
      await test.step(`an empty page at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 900 })
        await expect(empty.canvas).toBeVisible()
        await expectAccessible(page)
        await checkPanels(page)
      })
    await page.setViewportSize({ width: 1440, height: 900 })
    const full = await openPage(page, 'Kelas Kuasai Data Usaha')
    await full.section(2).click({ position: { x: 10, y: 10 } })
    for (const width of widths)
      await test.step(`a page with a section selected at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 900 })
        await expect(full.toolbar).toBeVisible()
        await expectAccessible(page)
        await checkPanels(page)
      })
    await full.row(4).click({ modifiers: ['Shift'] })
    await expectAccessible(page)
  })

/** The panels that this width has, each opened. */
async function checkPanels(page: Page) {
  const builder = new Builder(page)
  for (const [name, region] of [
    ['Tambah', builder.palette],
    ['Susunan', builder.outline],
    ['Atur', builder.inspector],
  ] as const) {
    const toggle = page.getByRole('button', { name, exact: true })
    if (!(await toggle.isVisible())) continue
    await toggle.click()
    await expect(region).toBeVisible()
    await expectAccessible(page)
    await toggle.click()
    await expect(region).toBeHidden()
  }
  const region = page.getByRole('region', { name: 'Komentar' })
  const comments = page.getByRole('button', { name: /^Komentar(?:,|$)/ })
  if (!(await comments.isVisible())) return
  await comments.click()
  await expect(region).toBeVisible()
  await expectAccessible(page)
  await region.getByRole('button', { name: 'Tutup komentar' }).click()
  await expect(region).toBeHidden()
}
