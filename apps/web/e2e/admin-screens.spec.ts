import type { Page } from '@playwright/test'
import { expect, test } from './support/journey.ts'

const widths = [360, 768, 1440] as const

/** Where everything in the navigation leads, and the screens behind those. */
async function everyScreen(page: Page): Promise<string[]> {
  await page.goto('/admin/landing-pages')
  const links = page.getByRole('navigation', { name: 'Menu admin' }).getByRole('link')
  const inMenu = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  const analytics = await page
    .getByRole('link', { name: /kunjungan.* di Kelas Kuasai Data Usaha/ })
    .getAttribute('href')
  return [...inMenu, '/admin/prospek/kabar', '/admin/akun', analytics ?? '']
}

test('every screen of the admin begins its heading at one place, on a phone, a tablet and a desktop', async ({
  page,
}) => {
  const screens = await everyScreen(page)
  expect(screens.length).toBeGreaterThanOrEqual(11)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const places = new Map<string, string[]>()
    for (const address of screens) {
      await page.goto(address)
      const box = await page.getByRole('heading', { level: 1 }).boundingBox()
      const place = `${box?.x} ${box?.y}`
      places.set(place, [...(places.get(place) ?? []), address])
    }
    expect([...places.values()], `headings at ${width} px`).toEqual([screens])
  }
})

test('buttons are on the line of the fields beside them', async ({ page }) => {
  await page.goto('/admin/pengalihan')
  const field = page.getByLabel('Ke', { exact: true })
  await expect(field).toBeVisible()
  const rangeOf = async (name: string) => {
    const box = await page.getByRole('button', { name, exact: true }).boundingBox()
    return [box?.y, box?.height]
  }
  const fieldRange = async (label: string, role: 'textbox' | 'combobox' = 'textbox') => {
    const box = await page.getByRole(role, { name: label, exact: true }).boundingBox()
    return [box?.y, box?.height]
  }
  expect(await rangeOf('Alihkan')).toEqual(await fieldRange('Ke'))
  await page.goto('/admin/prospek/kabar')
  expect(await rangeOf('Tambah penerima')).toEqual(await fieldRange('Alamat e-mail'))
  const analytics = (await everyScreen(page)).at(-1) ?? ''
  await page.goto(analytics)
  const segments = await page.getByRole('radiogroup', { name: 'Rentang waktu' }).boundingBox()
  expect([segments?.y, segments?.height]).toEqual(await fieldRange('Perangkat', 'combobox'))
})
