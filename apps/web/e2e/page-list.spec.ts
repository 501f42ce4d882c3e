import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { resetLook } from './support/choose-look.ts'
import { exhaustive, expect, test } from './support/journey.ts'

test.afterEach(({ page }) => resetLook(page))

const cards = (page: Page) => page.getByRole('list', { name: 'Daftar halaman' }).getByRole('listitem')

/** How much of an element is painted: 0 where it is only there for the keyboard. */
const opacityOf = (page: Page, name: string) =>
  page.getByRole('checkbox', { name }).evaluate((box) => getComputedStyle(box.parentElement ?? box).opacity)

test('on a phone the first page begins in the upper half of the screen', exhaustive, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/admin/landing-pages')
  const box = await cards(page).first().boundingBox()
  expect(box?.y).toBeLessThan(370)
})

test(
  'checkboxes cover no page until one is pointed at, focused or selected, or “Pilih” was pressed',
  exhaustive,
  async ({ page }) => {
    // Both pages by a part of their names: a page of the list does not hold all.
    await page.goto('/admin/landing-pages?urut=name&cari=at')
    const name = 'Pilih Kelas Kuasai Data Usaha'
    await expect.poll(() => opacityOf(page, name)).toBe('0')
    // Other pages show its name in their pictures.
    const itself = page.getByRole('heading', { level: 2, name: 'Kelas Kuasai Data Usaha', exact: true })
    await cards(page).filter({ has: itself }).hover()
    await expect.poll(() => opacityOf(page, name)).toBe('1')
    await page.getByRole('heading', { level: 1 }).hover()
    await expect.poll(() => opacityOf(page, name)).toBe('0')
    await page.getByRole('checkbox', { name }).focus()
    await expect.poll(() => opacityOf(page, name)).toBe('1')
    await page.getByRole('button', { name: 'Pilih', exact: true }).click()
    await expect.poll(() => opacityOf(page, 'Pilih Kopi Ratna')).toBe('1')
    await page.getByRole('button', { name: 'Batal pilih' }).click()
    await page.getByRole('heading', { level: 1 }).hover()
    await expect.poll(() => opacityOf(page, 'Pilih Kopi Ratna')).toBe('0')
  },
)

test(
  'filters are chips that can be removed, and one button leaves out those that fit nothing',
  exhaustive,
  async ({ page }) => {
    await page.goto('/admin/landing-pages')
    await page.getByRole('button', { name: 'Saring', exact: true }).click()
    await page.getByLabel('Status', { exact: true }).selectOption('Draf')
    await page.getByRole('button', { name: 'Selesai', exact: true }).click()
    await expect(page).toHaveURL(/status=draft/)
    await page.getByRole('button', { name: 'Hapus saringan Status: Draf' }).click()
    await expect(page).not.toHaveURL(/status=/)
    await page.getByRole('searchbox', { name: 'Cari halaman' }).fill('tidak ada yang begini')
    await page.getByRole('link', { name: 'Hapus saringan' }).click()
    await expect(cards(page).first()).toBeVisible()
  },
)

test(
  'pages are rows for those who prefer them, also after a reload, and sorted by name',
  exhaustive,
  async ({ page }) => {
    await page.goto('/admin/landing-pages')
    await page.getByRole('radio', { name: 'Daftar' }).check()
    const table = page.getByRole('table', { name: 'Daftar halaman' })
    await expect(table).toBeVisible()
    await expectAccessible(page)
    await page.reload()
    await expect(table).toBeVisible()
    await page.getByLabel('Urutkan', { exact: true }).selectOption('Nama A–Z')
    await expect(page).toHaveURL(/urut=name/)
    const names = async () =>
      table
        .getByRole('row')
        .evaluateAll((rows) => rows.slice(1).map((row) => row.querySelector('[id^="nama-"]')?.textContent ?? ''))
    const areSorted = (shown: string[]) => JSON.stringify(shown) === JSON.stringify(shown.toSorted(byName))
    await expect.poll(async () => areSorted(await names())).toBe(true)
    expect((await names()).length).toBeGreaterThan(3)
  },
)

const byName = (one: string, other: string) => one.toLowerCase().localeCompare(other.toLowerCase(), 'id')

test('on a low laptop screen the account and every entry of the menu are in reach', exhaustive, async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 420 })
  await page.goto('/admin/pengalihan')
  const menu = page.getByRole('navigation', { name: 'Menu admin' })
  await expect(menu.locator('[aria-current="page"]')).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: 'Cari perintah' })).toBeInViewport({ ratio: 1 })
  await expect(menu.getByRole('link').first()).not.toBeInViewport()
  await menu.getByRole('link').first().scrollIntoViewIfNeeded()
  await expect(menu.getByRole('link').first()).toBeInViewport({ ratio: 1 })
})
