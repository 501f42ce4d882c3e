import type { Locator } from '@playwright/test'
import { createPage } from './support/builder.ts'
import { exhaustive, expect, newName, test } from './support/journey.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test(
  'a paste that is too long for a text reports how much did not fit and offers the rest',
  exhaustive,
  async ({ page }) => {
    const builder = await createPage(page, newName('Panjang sekali'))
    await builder.type('Paragraf').click()
    await builder.section(1).getByText('Mulai dari keadaan yang pembaca kenal').dblclick()
    await expect(builder.writing()).toBeFocused()
    await page.keyboard.press('ControlOrMeta+A')
    await paste(builder.writing(), `${'Kata '.repeat(1000)}AKHIR`)
    await expect(page.getByText(/^1\.\d{3} karakter terakhir tidak muat$/)).toBeVisible()
    const kept = await builder.writing().innerText()
    await page.getByRole('button', { name: 'Salin sisanya' }).click()
    await expect(page.getByText(/karakter sisanya disalin/)).toBeVisible()
    const rest = await page.evaluate(() => navigator.clipboard.readText())
    expect(rest).toMatch(/AKHIR$/)
    expect(kept.trim().length + rest.trim().length).toBeGreaterThanOrEqual(5000)
  },
)

test(
  'a paste that is too long for a field is reported too, and the counter stays correct',
  exhaustive,
  async ({ page }) => {
    const builder = await createPage(page, newName('Judul panjang'))
    await builder.type('Judul').click()
    const title = builder.field('Judul')
    await title.fill('')
    await page.evaluate((words) => navigator.clipboard.writeText(words), `${'a'.repeat(90)}bcdef`)
    await title.focus()
    await page.keyboard.press('ControlOrMeta+V')
    await expect(title).toHaveValue('a'.repeat(90))
    await expect(page.getByText('5 karakter terakhir tidak muat')).toBeVisible()
    await expect(builder.inspector.getByText(/^90 dari 45 karakter \(penuh\)/)).toBeVisible()
    await title.fill('a'.repeat(30))
    await expect(builder.inspector.getByText('30 dari 45 karakter', { exact: true })).toBeVisible()
  },
)

async function paste(target: Locator, words: string): Promise<void> {
  await target.evaluate((element, text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    element.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }))
  }, words)
}
