import type { Page } from '@playwright/test'
import { createPage } from './support/builder.ts'
import { exhaustive, expect, newName, test } from './support/journey.ts'

/** What the browser refused because of the page's policy, and every warning and error it wrote; kept over navigations. */
async function complaintsOf(page: Page): Promise<string[]> {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  await page.exposeFunction('noteRefusal', (text: string) => void complaints.push(text))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      const { noteRefusal } = globalThis as unknown as { noteRefusal: (text: string) => void }
      noteRefusal(`${effectiveDirective} ${blockedURI} ${sample}`)
    })
  })
  return complaints
}

/** What Word puts on a clipboard: styles of the document, and one at every element. */
async function pasteFromWord(page: Page) {
  await page.evaluate(() => {
    const clipboardData = new DataTransfer()
    clipboardData.setData(
      'text/html',
      `<html><head><style>p.MsoNormal { margin: 0cm; }</style></head><body lang=IN style='tab-interval:36.0pt'>
      <p class=MsoNormal style='text-align:justify'><b style='mso-bidi-font-weight:normal'>Dari Word</b></p></body></html>`,
    )
    clipboardData.setData('text/plain', 'Dari Word')
    const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(paste)
  })
}

test('dialogs, menus and the editor cause no violation of the content security policy', async ({ page }) => {
  const complaints = await complaintsOf(page)
  const { name, link } = newName('Kebijakan')
  const builder = await createPage(page, { name, link })
  await builder.type('Paragraf').click()
  await builder.section(1).getByText('Mulai dari keadaan yang pembaca kenal').dblclick()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('Kami membalas.')
  await pasteFromWord(page)
  await expect(builder.section(1)).toContainText('Kami membalas.Dari Word')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Lainnya' }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  const shortcuts = page.getByRole('dialog')
  await expect(shortcuts).toBeVisible()
  // It handles keys a moment after it is visible.
  await expect(async () => {
    await page.keyboard.press('Escape')
    await expect(shortcuts).toHaveCount(0, { timeout: 1000 })
  }).toPass()
  await builder.expectSaved()

  await page.goto('/admin/landing-pages')
  await page.getByRole('searchbox', { name: 'Cari halaman' }).fill(name)
  await expect(page.getByRole('list', { name: 'Daftar halaman' }).getByRole('listitem')).toHaveCount(1)
  await page.getByRole('button', { name: 'Halaman baru' }).click()
  await expect(page.getByRole('dialog', { name: 'Halaman baru' })).toBeVisible()
  // The lock is a style element of a library's own: only a browser that takes it stops the page behind.
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Tindakan', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Gandakan halaman' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(complaints).toEqual([])
})

test('texts are never interpreted as markup or script in the back office', exhaustive, async ({ page }) => {
  await page.goto('/admin/landing-pages')
  const outcome = await page.evaluate(() => {
    const attempt = (act: () => void) => {
      try {
        act()
        return 'done'
      } catch (error) {
        return (error as Error).name
      }
    }
    const script = document.createElement('script')
    return {
      markup: attempt(() => {
        document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>'
      }),
      script: attempt(() => {
        script.src = '/assets/other.js'
      }),
      policy: attempt(() => {
        const { trustedTypes } = globalThis as unknown as {
          trustedTypes: { createPolicy: (name: string, rules: object) => unknown }
        }
        trustedTypes.createPolicy('mine', {})
      }),
    }
  })
  expect(outcome).toEqual({ markup: 'TypeError', script: 'TypeError', policy: 'TypeError' })
})

test(
  'a page changed by an extension before hydration is rendered again instead of staying blank',
  exhaustive,
  async ({ page }) => {
    // A page of its own: React reports hydration differences as errors.
    const changed = await page.context().newPage()
    await changed.route('**/admin/landing-pages', async (route) => {
      const answer = await route.fetch()
      const body = (await answer.text()).replace(/<h1([^>]*)>/, '<h1$1><b>Diterjemahkan </b>')
      await route.fulfill({ response: answer, body })
    })
    await changed.goto('/admin/landing-pages')
    await expect(changed.getByRole('heading', { level: 1 })).not.toContainText('Diterjemahkan')
    await changed.getByRole('button', { name: 'Halaman baru', exact: true }).click()
    await expect(changed.getByRole('dialog', { name: 'Halaman baru' })).toBeVisible()
  },
)
