import type { Locator } from '@playwright/test'
import { type Builder, createPage } from './support/builder.ts'
import { exhaustive, expect, newName, test } from './support/journey.ts'

test('a text is edited in place with bold words, and is published like that', async ({ page, visitor }) => {
  const builder = await createPage(page, newName('Menulis'))
  await builder.type('Paragraf').click()
  await builder.section(1).getByText('Mulai dari keadaan yang pembaca kenal').dblclick()
  await expect(builder.writing()).toBeFocused()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('Kami ')
  await page.keyboard.press('ControlOrMeta+B')
  await page.keyboard.type('selalu')
  await page.keyboard.press('ControlOrMeta+B')
  await page.keyboard.type(' membalas.')
  await page.keyboard.press('Escape')
  await expect(builder.writing()).toHaveCount(0)
  await visitor.goto(await builder.publish())
  await expect(visitor.getByText('Kami selalu membalas.')).toBeVisible()
  await expect(visitor.locator('strong')).toHaveText('selalu')
})

test('a paste from Word keeps text, bold and lists only', exhaustive, async ({ page, visitor }) => {
  const builder = await createPage(page, newName('Word'))
  await builder.type('Paragraf').click()
  await builder.section(1).getByText('Mulai dari keadaan yang pembaca kenal').dblclick()
  await expect(builder.writing()).toBeFocused()
  await page.keyboard.press('ControlOrMeta+A')
  await paste(builder.writing(), {
    'text/html': `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{color:red}</style></head><body>
      <p class="MsoNormal" style="font-family:Calibri;color:red">Laporan <b>mingguan</b> tim<o:p></o:p></p>
      <ul><li style="mso-list:l0">Penjualan</li><li>Stok</li></ul><script>window.hasRun = true</script></body></html>`,
    'text/plain': 'Laporan mingguan tim\n· Penjualan\n· Stok',
  })
  await page.keyboard.press('Escape')
  await visitor.goto(await builder.publish())
  const section = visitor.locator('[data-section-type=paragraph]')
  await expect(section.getByText('Laporan mingguan tim')).toHaveCSS('color', await textColour(section))
  await expect(section.locator('strong')).toHaveText('mingguan')
  await expect(section.getByRole('listitem')).toHaveText(['Penjualan', 'Stok'])
  expect(await section.innerHTML()).not.toMatch(/Mso|mso|Calibri|style=|<script/)
})

test(
  'lines pasted into an item become items after a preview, and one undo removes them',
  exhaustive,
  async ({ page }) => {
    const builder = await createPage(page, newName('Tempel'))
    await builder.type('Kartu grid').click()
    await builder.inspector.getByRole('button', { name: /^Kartu 3/ }).click()
    await paste(builder.field('Judul kartu'), { 'text/plain': 'Cepat\tSelesai hari ini\nMurah\nRapi' })
    const dialog = page.getByRole('dialog', { name: 'Tempel beberapa baris' })
    await expect(dialog.getByRole('cell')).toContainText(['Cepat', 'Selesai hari ini', 'Murah', 'Rapi'])
    await dialog.getByRole('button', { name: 'Jadikan 3 item' }).click()
    await expect(cardTitles(builder)).toHaveText([
      'Poin pertama',
      'Poin kedua',
      'Poin ketiga',
      'Cepat',
      'Murah',
      'Rapi',
    ])
    await builder.undo.click()
    await expect(cardTitles(builder)).toHaveText(['Poin pertama', 'Poin kedua', 'Poin ketiga'])
  },
)

test('a long title shows a warning and is not cut before its hard limit', exhaustive, async ({ page }) => {
  const builder = await createPage(page, newName('Panjang'))
  await builder.type('Judul').click()
  const title = builder.field('Judul')
  await title.fill('a'.repeat(45))
  await expect(builder.inspector.getByText('lebih panjang dari yang enak dibaca')).toHaveCount(0)
  await title.press('End')
  await page.keyboard.type('b'.repeat(50))
  await expect(builder.inspector.getByText('lebih panjang dari yang enak dibaca')).toBeAttached()
  await expect(title).toHaveValue(`${'a'.repeat(45)}${'b'.repeat(45)}`)
})

test('an example is inserted into an empty field with one click', exhaustive, async ({ page }) => {
  const builder = await createPage(page, newName('Contoh'))
  await builder.type('Judul').click()
  await builder.field('Judul').fill('')
  await builder.inspector.getByRole('list', { name: 'Contoh' }).getByRole('button').first().click()
  await expect(builder.section(1).getByRole('heading')).toHaveText('Toko ramai tanpa banting harga')
})

function cardTitles(builder: Builder): Locator {
  return builder.section(1).getByRole('listitem').getByRole('heading')
}

/** Pastes as the browser does, with what the clipboard would hold. */
async function paste(target: Locator, contents: Readonly<Record<string, string>>): Promise<void> {
  await target.evaluate((element, kinds) => {
    const data = new DataTransfer()
    for (const [kind, words] of Object.entries(kinds)) data.setData(kind, words)
    element.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: data }))
  }, contents)
}

function textColour(section: Locator): Promise<string> {
  return section
    .getByRole('listitem')
    .first()
    .evaluate((item) => getComputedStyle(item).color)
}
