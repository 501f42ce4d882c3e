import { type Builder, createPage } from './support/builder.ts'
import { courseSections } from './support/compose-course.ts'
import { exhaustive, expect, newName, test } from './support/journey.ts'
import { MouseHand } from './support/mouse-hand.ts'
import { expectCourse } from './support/published-course.ts'

test(
  'the course page is built by mouse from an empty page, and visitors see all its text',
  exhaustive,
  async ({ page, photos, visitor }) => {
    test.setTimeout(240_000)
    const builder = await createPage(page, newName('Kelas Data'))
    await test.step('sections are added by click or drag, and one is moved by drag', () => arrange(builder))
    const hand = new MouseHand(builder, photos)
    for (const [index, { label, fill }] of courseSections.entries())
      await test.step(`${index + 1} ${label}`, async () => {
        await builder.row(index + 1).click()
        await fill(hand)
      })
    await builder.expectSaved()
    const address = await test.step('it is published', () => builder.publish())
    await test.step('a visitor compares', async () => {
      await visitor.goto(address)
      await expectCourse(visitor)
    })
  },
)

/** Presses every type in the palette but one, which is dragged; two are out of order until one of them is dragged. */
async function arrange(builder: Builder): Promise<void> {
  const labels = courseSections.map(({ label }) => label)
  for (const label of labels.slice(0, 3)) await builder.type(label).click()
  await builder.type(labels[4] ?? '').click()
  await dragBefore(builder, labels[3] ?? '', 4)
  await builder.expectOrder([...labels.slice(0, 5)])
  await builder.row(5).click()
  for (const label of labels.slice(5, 11)) await builder.type(label).click()
  for (const label of [labels[12], labels[11], labels[13]]) await builder.type(label ?? '').click()
  await dragRow(builder, 12, 13)
  await builder.expectOrder(labels)
}

/** Drags a type from the palette onto the canvas, above a section. */
async function dragBefore(builder: Builder, label: string, place: number): Promise<void> {
  const { mouse } = builder.page
  await builder.type(label).hover()
  await mouse.down()
  const target = builder.section(place)
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error(`Section ${place} is not on the screen.`)
  await mouse.move(box.x + box.width / 2, box.y + 30, { steps: 12 })
  await mouse.up()
  await builder.expectSaid(`${label} ditambahkan di urutan ${place} dari 5`)
}

/** Drags a row of the outline by its handle to below another. */
async function dragRow(builder: Builder, from: number, below: number): Promise<void> {
  const { mouse } = builder.page
  await builder.row(from).hover()
  await builder.handle(from).hover()
  await mouse.down()
  const box = await builder
    .rows()
    .nth(below - 1)
    .boundingBox()
  if (!box) throw new Error(`Row ${below} is not on the screen.`)
  await mouse.move(box.x + box.width / 2, box.y + box.height - 4, { steps: 12 })
  await mouse.up()
  await expect(builder.rows()).toHaveCount(14)
}
