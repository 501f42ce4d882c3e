import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { exhaustive, expect, test } from './support/journey.ts'

const screens = [
  '/privacy',
  '/term-and-condition',
  '/disclaimer',
  '/other-menus',
  '/maintenance',
  '/forum',
  '/error-transaction',
]

test.use({ storageState: { cookies: [], origins: [] } })

test('public screens are the same bytes for everyone, without a cookie, and light', async ({ playwright, baseURL }) => {
  const as = async (cookie: string) =>
    playwright.request.newContext({
      baseURL: baseURL ?? '',
      extraHTTPHeaders: { cookie, 'accept-encoding': 'identity' },
    })
  const [one, other] = [await as(''), await as('nk_in=1; local_UserID=7')]
  for (const path of [...screens, '/404']) {
    const [first, second] = [await one.get(path), await other.get(path)]
    const html = await first.text()
    expect(await second.text(), path).toBe(html)
    const headers = first.headers()
    expect([path, headers['set-cookie'], headers['cache-control']]).toEqual([
      path,
      undefined,
      'public, max-age=0, must-revalidate',
    ])
    expect(headers['content-security-policy'], path).not.toContain('nonce')
    expect(headers['speculation-rules'], path).toBeDefined()
    expect(brotliCompressSync(html).length, `HTML with CSS of ${path}`).toBeLessThanOrEqual(14 * 1024)
    const scripts = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]+)"/g)].map(([, address = '']) => address)
    expect(scripts, path).toHaveLength(1)
    const code = await (await one.get(scripts[0] ?? '')).text()
    expect(brotliCompressSync(code).length, 'script of the bars').toBeLessThanOrEqual(4 * 1024)
    expect(code).not.toContain('react')
  }
})

test('a browser keeps a public screen for Back, and asks only whether it changed', exhaustive, async ({ page }) => {
  await page.goto('/privacy')
  const kept = await page.evaluate(async () => {
    const first = await fetch('/privacy', { cache: 'no-store' })
    const tag = first.headers.get('etag') ?? ''
    const again = await fetch('/privacy', { cache: 'no-store', headers: { 'if-none-match': tag } })
    return [again.status, (await again.text()).length]
  })
  expect(kept).toEqual([304, 0])
})

const focused = (page: Page) => page.locator(':focus')

async function tabTo(page: Page, text: string) {
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab')
    if ((await focused(page).innerText()).trim() === text) return
  }
  throw new Error(`Tab never came to ${text}`)
}

for (const width of [360, 768, 1440])
  test(
    `from the home page to a legal text by keyboard alone, ${width} px wide`,
    width === 360 ? {} : exhaustive,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/')
      await page.keyboard.press('Tab')
      await expect(focused(page)).toHaveText('Lewati ke isi')
      const place = width < 992 ? 'Menu' : 'Katalog'
      if (width < 992) {
        await tabTo(page, 'Menu')
        await page.keyboard.press('Enter')
      }
      await tabTo(page, 'Kelas')
      await page.keyboard.press('Enter')
      const premium = page.getByRole('navigation', { name: place }).getByRole('link', { name: 'Premium' })
      await expect(premium).toBeVisible()
      await page.keyboard.press('Tab')
      await expect(premium).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(premium).toBeHidden()
      await expect(focused(page)).toHaveText('Kelas')
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      await tabTo(page, 'Kebijakan privasi')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kebijakan privasi')
    },
  )

for (const width of [360, 1440])
  test(
    `menus open and lead on without scripts, ${width} px wide`,
    width === 360 ? {} : exhaustive,
    async ({ visitor }) => {
      await visitor.setViewportSize({ width, height: 900 })
      for (const path of screens) {
        await visitor.goto(path)
        await expect(visitor.getByRole('heading', { level: 1 })).toHaveCount(1)
        await expect(visitor.getByRole('link', { name: 'Daftar/Masuk' })).toBeVisible()
        expect(await visitor.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(width)
      }
      if (width < 992) await visitor.getByRole('button', { name: 'Menu' }).click()
      const menu = visitor.getByRole('navigation', { name: width < 992 ? 'Menu' : 'Katalog' })
      await menu.getByText('Super Mentor', { exact: true }).click()
      await expect(menu.getByRole('link', { name: 'Tokopedia' })).toHaveAttribute('href', '/super-mentor-tokopedia')
    },
  )

test(
  'an unknown address ends at the not-found page, which names it with scripts and leads on without',
  exhaustive,
  async ({ page, visitor }) => {
    await page.goto('/kelas-yang-hilang')
    await expect(page.getByText('/kelas-yang-hilang')).toBeVisible()
    await page.reload()
    await expect(page.getByText('/kelas-yang-hilang')).toBeHidden()
    await visitor.goto('/kelas-yang-hilang')
    await expect(visitor.getByRole('link', { name: 'Ke beranda', exact: true })).toBeVisible()
  },
)

test(
  'without scripts a member finds the own account, and Keluar asks the same; a visitor is not asked',
  exhaustive,
  async ({ visitor }) => {
    await visitor.goto('/keluar')
    await expect(visitor).toHaveURL(/\/login$/)
    await visitor.getByLabel('E-mail').fill('siswa@naikkelas.test')
    await visitor.getByLabel('Kata sandi', { exact: true }).fill('NaikKelas2026!')
    await visitor.getByRole('button', { name: 'Masuk', exact: true }).click()
    await expect(visitor).toHaveURL(/\/$/)
    await visitor.getByRole('link', { name: 'Daftar/Masuk' }).click()
    await expect(visitor.getByRole('heading', { level: 1, name: 'Halo, Ayu Puspita' })).toBeVisible()

    await visitor.getByRole('button', { name: 'Ayu Puspita' }).click()
    await visitor.getByRole('link', { name: 'Keluar' }).click()
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Anda yakin ingin keluar ?')
    await expect(visitor.getByRole('button', { name: 'Ayu Puspita' })).toBeVisible()
    await expect(visitor.getByRole('link', { name: 'Daftar/Masuk' })).toHaveCount(0)
    const [answer] = await Promise.all([
      visitor.waitForResponse((response) => response.request().method() === 'POST'),
      visitor.getByRole('button', { name: 'Ya' }).click(),
    ])
    expect([answer.status(), answer.headers().location]).toEqual([302, '/login'])
  },
)

test(
  'a browser may prepare public pages before a link is pressed, and nothing is asked or kept meanwhile',
  exhaustive,
  async ({ page }) => {
    const refused: string[] = []
    page.on('console', (message) => message.type() === 'error' && refused.push(message.text()))
    await page.goto('/')
    const rules = await page.evaluate(async () => {
      const named = (await fetch('/')).headers.get('speculation-rules') ?? ''
      const file = await fetch(JSON.parse(named))
      return { type: file.headers.get('content-type'), rules: (await file.json()) as { prerender: unknown[] } }
    })
    expect(rules.type).toContain('application/speculationrules+json')
    expect(rules.rules.prerender).toHaveLength(1)
    expect(refused).toEqual([])
  },
)

test(
  'from a public page to an application screen and back nothing fails in the browser',
  exhaustive,
  async ({ page }) => {
    await page.goto('/other-menus')
    await page.getByRole('link', { name: 'Untuk tim: masuk admin' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Masuk ke admin' })).toBeVisible()
    await page.goBack()
    await page.getByRole('banner').getByRole('link', { name: 'Daftar/Masuk' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Masuk' })).toBeVisible()
  },
)
