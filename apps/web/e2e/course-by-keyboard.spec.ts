import { type Builder, createPage } from './support/builder.ts'
import { courseSections } from './support/compose-course.ts'
import { expect, newName, test } from './support/journey.ts'
import { KeyboardHand } from './support/keyboard-hand.ts'
import { nextFrame } from './support/next-frame.ts'
import { expectCourse } from './support/published-course.ts'
import { tabTo } from './support/tab-to.ts'

test('the course page is composed by keyboard alone from an empty page, and visitors read every word of it', async ({
  page,
  photos,
  visitor,
}) => {
  test.setTimeout(300_000)
  const builder = await createPage(page, newName('Kelas Data'))
  await test.step('sections are added, and one is moved to its place', () => arrange(builder))
  const hand = new KeyboardHand(builder, photos)
  for (const [index, { label, fill }] of courseSections.entries())
    await test.step(`${index + 1} ${label}`, async () => {
      await tabTo(builder.row(index + 1))
      await page.keyboard.press('Enter')
      await fill(hand)
    })
  await builder.expectSaved()
  await tabTo(page.getByRole('button', { name: 'Terbitkan' }))
  await page.keyboard.press('Enter')
  const address = await builder.address()
  await test.step('a visitor compares', async () => {
    await visitor.goto(address)
    await expectCourse(visitor)
  })
})

/** Enter in the palette adds after the selected section; the last but one is lifted and carried into its place. */
async function arrange(builder: Builder): Promise<void> {
  const { keyboard } = builder.page
  const labels = courseSections.map(({ label }) => label)
  const carried = labels[11] ?? ''
  const order = [...labels.slice(0, 11), ...labels.slice(12), carried]
  for (const label of order) {
    await tabTo(builder.type(label))
    await keyboard.press('Enter')
    await expect(builder.type(label)).toBeFocused()
  }
  await builder.expectSaid(`${carried} ditambahkan di urutan 14 dari 14`)
  await tabTo(builder.handle(14))
  await keyboard.press('Space')
  await builder.expectSaid(`${carried} diangkat dari urutan 14 dari 14`)
  await nextFrame(builder.page)
  await keyboard.press('ArrowUp')
  await builder.expectSaid('Urutan 13 dari 14')
  await keyboard.press('ArrowUp')
  await builder.expectSaid('Urutan 12 dari 14')
  await keyboard.press('Space')
  await builder.expectSaid(`${carried} dipindahkan ke urutan 12 dari 14`)
  await builder.expectOrder(labels)
}
