import { type Builder, createPage } from './support/builder.ts'
import { exhaustive, expect, newName, test } from './support/journey.ts'
import type { Page } from '@playwright/test'

test(
  'keys pressed while the text editor loads are typed, and trigger no shortcut of the section',
  exhaustive,
  async ({ page }) => {
    const builder = await pageOf(page, ['Judul', 'Paragraf'])
    const arrive = await holdEditor(page)
    await builder.section(1).getByRole('heading').dblclick()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.press('Delete')
    await page.keyboard.type('Toko ramaii')
    await page.keyboard.press('Backspace')
    await page.keyboard.type(' lagi')
    await arrive()
    await expect(builder.section(1).getByRole('heading')).toHaveText('Toko ramai lagi')
    await expect(builder.rows()).toHaveCount(2)
    await page.keyboard.type('!')
    await expect(builder.section(1).getByRole('heading')).toHaveText('Toko ramai lagi!')
  },
)

test('a paste before the editor has loaded is inserted clean once it has', exhaustive, async ({ page }) => {
  const builder = await pageOf(page, ['Paragraf'])
  const arrive = await holdEditor(page)
  await builder.section(1).getByText('Mulai dari keadaan yang pembaca kenal').dblclick()
  await page.keyboard.press('ControlOrMeta+A')
  await page.evaluate(() => {
    const data = new DataTransfer()
    data.setData('text/html', '<p style="color:red">Laporan <b>mingguan</b></p>')
    data.setData('text/plain', 'Laporan mingguan')
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: data }),
    )
  })
  await arrive()
  await expect(builder.writing()).toHaveText('Laporan mingguan')
  await expect(builder.writing().locator('strong')).toHaveText('mingguan')
})

test('with the editor loaded every key of a fast typist is kept', exhaustive, async ({ page }) => {
  const builder = await pageOf(page, ['Judul'])
  await builder.section(1).getByRole('heading').dblclick()
  await expect(builder.writing()).toBeFocused()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Enter')
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('ABCDEFGHIJ')
  await expect(builder.section(1).getByRole('heading')).toHaveText('ABCDEFGHIJ')
})

test('deleting a section by key shows a message with undo', exhaustive, async ({ page }) => {
  const builder = await pageOf(page, ['Judul', 'Paragraf'])
  await builder.row(1).click()
  await builder.section(1).focus()
  await page.keyboard.press('Delete')
  await expect(builder.rows()).toHaveCount(1)
  await expect(page.getByText('Judul dihapus', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Kembalikan' }).click()
  await builder.expectOrder(['Judul', 'Paragraf'])
})

async function pageOf(page: Page, labels: readonly string[]): Promise<Builder> {
  const builder = await createPage(page, newName('Tombol pertama'))
  for (const label of labels) await builder.type(label).click()
  return builder
}

/** Keeps the editor on its way until the answered function is called. */
async function holdEditor(page: Page): Promise<() => Promise<void>> {
  let arrive = () => {}
  const held = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/assets/editor-*.js', async (route) => {
    await held
    await route.continue()
  })
  // Selecting a section has fetched it already: it is fetched again.
  await page.reload()
  await expect(page.getByRole('region', { name: 'Kanvas' })).toBeVisible()
  return async () => arrive()
}
