import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, type Browser, type BrowserContext, expect, type Locator, type Page } from '@playwright/test'
import { takePhotos } from './photos.ts'

export { expect }

/**
 * Details of a journey that `npm run verify journeys journeys-2` makes and `npm test` leaves out: a further case of a matrix, a long
 * way, or what a test of the API, a unit or the browser proves as well.
 */
export const exhaustive = { tag: '@exhaustive' }

/** The demo world's marketer. */
export const marketer = { email: 'pemasar@naikkelas.test', password: 'NaikKelas2026!' }

type Session = Awaited<ReturnType<BrowserContext['storageState']>>

interface Journey {
  /** A page of someone who is signed in as the marketer. Fails when a script of it does. */
  page: Page
  /** A new page of another browser, signed in too. */
  secondBrowser: () => Promise<Page>
  /** A visitor whose browser runs no script. */
  visitor: Page
  /** A visitor with scripts who is not signed in. Fails when a script of it does. */
  guest: Page
}

interface Once {
  session: Session
  /** Paths of the eight photographs. */
  photos: string[]
}

export const test = base.extend<Journey, Once>({
  session: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ baseURL: process.env.JOURNEYS_AT ?? '' })
      const page = await context.newPage()
      await signIn(page)
      const session = await context.storageState()
      await context.close()
      await use(session)
    },
    { scope: 'worker' },
  ],
  photos: [
    async ({ browser }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'naikkelas-photos-'))
      try {
        await use(await takePhotos(browser, folder))
      } finally {
        rmSync(folder, { recursive: true, force: true })
      }
    },
    { scope: 'worker' },
  ],
  storageState: ({ session }, use) => use(session),
  page: async ({ page }, use) => {
    const failures: string[] = []
    page.on('pageerror', (error) => failures.push(error.stack ?? error.message))
    await use(page)
    expect(failures, 'scripts that failed in the browser').toEqual([])
  },
  secondBrowser: async ({ browser, session, contextOptions }, use) => {
    const contexts: BrowserContext[] = []
    await use(async () => {
      const context = await browser.newContext({ ...contextOptions, storageState: session })
      contexts.push(context)
      return context.newPage()
    })
    for (const context of contexts) await context.close()
  },
  visitor: async ({ browser, contextOptions }, use) => {
    const context = await withoutScripts(browser, contextOptions)
    await use(await context.newPage())
    await context.close()
  },
  guest: async ({ browser, contextOptions }, use) => {
    const context = await browser.newContext({ ...contextOptions, storageState: { cookies: [], origins: [] } })
    const page = await context.newPage()
    const failures: string[] = []
    page.on('pageerror', (error) => failures.push(error.stack ?? error.message))
    await use(page)
    expect(failures, 'scripts that failed in the browser').toEqual([])
    await context.close()
  },
})

function withoutScripts(browser: Browser, options: object): Promise<BrowserContext> {
  return browser.newContext({ ...options, storageState: { cookies: [], origins: [] }, javaScriptEnabled: false })
}

/** Signs in at the door and waits to be inside. */
export async function signIn(page: Page, { email, password } = marketer): Promise<void> {
  await page.goto('/admin')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Kata sandi').fill(password)
  await page.getByRole('button', { name: 'Masuk', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Halaman landing' })).toBeVisible()
}

/** Sections of a published page, without the header and footer that the demonstration's site puts around it. */
export const ownSections = (page: Page): Locator =>
  page.locator('[data-section-type]:not([data-section-type="navbar"], [data-section-type="footer"])')

/** A name and a link that no other journey uses. */
export function newName(words: string): { name: string; link: string } {
  const mark = randomUUID().slice(0, 6)
  return { name: `${words} ${mark}`, link: `${words.toLowerCase().replaceAll(/\W+/g, '-')}-${mark}` }
}
