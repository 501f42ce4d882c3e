import { type Builder, createPage } from './support/builder.ts'
import { exhaustive, expect, newName, ownSections, test } from './support/journey.ts'
import { nextFrame } from './support/next-frame.ts'

test('a tall section is dragged from first to last while the canvas scrolls automatically', async ({ page }) => {
  const builder = await createPage(page, newName('Tinggi'))
  await addSections(builder, [
    'Materi kelas',
    'Judul dengan media',
    'Paragraf',
    'Kartu grid',
    'Akordeon',
    'Latar penuh',
  ])
  await builder.row(1).click()
  await expect(builder.section(1)).toBeInViewport()
  await expect(builder.section(6)).not.toBeInViewport()

  await builder.scrollingEnds()
  await builder.toolbar.getByRole('button', { name: /^Seret bagian/ }).hover()
  await page.mouse.down()
  const canvas = await builder.canvas.boundingBox()
  if (!canvas) throw new Error('The canvas is not on the screen.')
  const [x, bottom] = [canvas.x + canvas.width / 2, canvas.y + canvas.height]
  await page.mouse.move(x, bottom - 10, { steps: 10 })
  await expect(builder.section(6)).toBeInViewport({ ratio: 0.9 })
  const last = await builder.section(6).boundingBox()
  if (!last) throw new Error('The last section is not on the screen.')
  await page.mouse.move(x, last.y + last.height - 5, { steps: 5 })
  await page.mouse.up()
  await builder.expectSaid('Materi kelas dipindahkan ke urutan 6 dari 6')
  await builder.expectOrder(['Judul dengan media', 'Paragraf', 'Kartu grid', 'Akordeon', 'Latar penuh', 'Materi kelas'])
})

test('Escape cancels a drag', exhaustive, async ({ page }) => {
  const builder = await createPage(page, newName('Batal'))
  await addSections(builder, ['Judul', 'Paragraf'])
  await builder.handle(2).focus()
  await page.keyboard.press('Space')
  await builder.expectSaid('Paragraf diangkat dari urutan 2 dari 2')
  await nextFrame(page)
  await page.keyboard.press('ArrowUp')
  await builder.expectSaid('Urutan 1 dari 2')
  await page.keyboard.press('Escape')
  await builder.expectSaid('Pemindahan Paragraf dibatalkan')
  await builder.expectOrder(['Judul', 'Paragraf'])
})

test('the keys in the list of shortcuts work', exhaustive, async ({ page }) => {
  const builder = await createPage(page, newName('Pintasan'))
  await addSections(builder, ['Judul', 'Paragraf'])
  await builder.section(2).focus()
  await page.keyboard.press('?')
  const list = page.getByRole('dialog', { name: 'Pintasan papan ketik' })
  await expect(list.getByText('Pindahkan ke atas dan ke bawah')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(list).toHaveCount(0)

  await builder.section(2).focus()
  await page.keyboard.press('Alt+ArrowUp')
  await builder.expectOrder(['Paragraf', 'Judul'])
  await page.keyboard.press('ControlOrMeta+D')
  await builder.expectOrder(['Paragraf', 'Paragraf', 'Judul'])
  await builder.section(2).focus()
  await page.keyboard.press('Delete')
  await builder.expectOrder(['Paragraf', 'Judul'])
  await page.keyboard.press('ControlOrMeta+Z')
  await builder.expectOrder(['Paragraf', 'Paragraf', 'Judul'])
  await page.keyboard.press('ControlOrMeta+Shift+Z')
  await builder.expectOrder(['Paragraf', 'Judul'])

  await builder.section(2).focus()
  await page.keyboard.press('Enter')
  await expect(builder.writing()).toBeFocused()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('Ditulis dengan papan ketik')
  await page.keyboard.press('Escape')
  await expect(builder.section(2)).toBeFocused()
  await expect(builder.section(2).getByRole('heading')).toHaveText('Ditulis dengan papan ketik')
  await page.keyboard.press('/')
  await expect(builder.palette.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type('akordeon')
  await expect(builder.type('Akordeon')).toBeVisible()
  await expect(builder.type('Judul')).toHaveCount(0)
})

test('hidden sections are shown in the builder and not published', exhaustive, async ({ page, visitor }) => {
  const builder = await createPage(page, newName('Sembunyi'))
  await addSections(builder, ['Judul', 'Paragraf'])
  await builder.toolbar.getByRole('button', { name: 'Sembunyikan' }).click()
  await builder.expectSaid('Paragraf disembunyikan')
  await visitor.goto(await builder.publish())
  await expect(ownSections(visitor)).toHaveCount(1)
  await builder.expectOrder(['Judul', 'Paragraf'])
})

async function addSections(builder: Builder, labels: readonly string[]): Promise<void> {
  for (const label of labels) await builder.type(label).click()
  await builder.expectOrder(labels)
}
