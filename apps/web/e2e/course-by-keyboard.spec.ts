import { type Builder, createPage } from './support/builder.ts'
import { shortCourse } from './support/compose-course.ts'
import { expect, newName, test } from './support/journey.ts'
import { KeyboardHand } from './support/keyboard-hand.ts'
import { nextFrame } from './support/next-frame.ts'
import { expectCourse } from './support/published-course.ts'
import { tabTo } from './support/tab-to.ts'

test('a course page is built by keyboard alone from an empty page, and visitors see all its text', async ({
  page,
  photos,
  visitor,
}) => {
  test.setTimeout(300_000)
  const builder = await createPage(page, newName('Kelas Data'))
  await test.step('sections are added, and one is moved to its place', () => arrange(builder))
  const hand = new KeyboardHand(builder, photos)
  for (const [index, { label, fill }] of shortCourse.entries())
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
    await expectCourse(visitor, shortCourse)
  })
})

/** Enter in the palette adds after the selected section; the last but two is added last, lifted and carried into its place. */
async function arrange(builder: Builder): Promise<void> {
  const { keyboard } = builder.page
  const labels = shortCourse.map(({ label }) => label)
  const count = labels.length
  const place = count - 2
  const carried = labels[place - 1] ?? ''
  const order = [...labels.slice(0, place - 1), ...labels.slice(place), carried]
  for (const label of order) {
    await tabTo(builder.type(label))
    await keyboard.press('Enter')
    await expect(builder.type(label)).toBeFocused()
  }
  await builder.expectSaid(`${carried} ditambahkan di urutan ${count} dari ${count}`)
  await tabTo(builder.handle(count))
  await keyboard.press('Space')
  await builder.expectSaid(`${carried} diangkat dari urutan ${count} dari ${count}`)
  await nextFrame(builder.page)
  await keyboard.press('ArrowUp')
  await builder.expectSaid(`Urutan ${count - 1} dari ${count}`)
  await keyboard.press('ArrowUp')
  await builder.expectSaid(`Urutan ${place} dari ${count}`)
  await keyboard.press('Space')
  await builder.expectSaid(`${carried} dipindahkan ke urutan ${place} dari ${count}`)
  await builder.expectOrder(labels)
}
