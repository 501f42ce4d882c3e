import { Builder } from './support/builder.ts'
import { shortCourse } from './support/compose-course.ts'
import { exhaustive, expect, newName, test } from './support/journey.ts'
import { expectCourse } from './support/published-course.ts'
import { closePanel, countMouseEvents, openPanel, TouchHand } from './support/touch-hand.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test(
  'a course page is built by touch on a phone without mouse events, and visitors see all its text',
  exhaustive,
  async ({ page, photos, browser }) => {
    test.setTimeout(300_000)
    const mouseEvents = await countMouseEvents(page)
    const { name, link } = newName('Kelas Sentuh')
    await page.goto('/admin/landing-pages?baru=1')
    const dialog = page.getByRole('dialog', { name: 'Halaman baru' })
    await dialog.getByLabel('Nama halaman').fill(name)
    await dialog.getByLabel('Tautan', { exact: true }).fill(link)
    await dialog.getByRole('button', { name: 'Buat halaman' }).tap()
    const builder = new Builder(page)
    await expect(builder.canvas).toBeVisible()

    for (const { label } of shortCourse) {
      await openPanel(page, 'Tambah')
      await builder.type(label).tap()
      await expect(builder.palette).toHaveCount(0)
    }
    const hand = new TouchHand(builder, photos)
    for (const [index, { label, fill }] of shortCourse.entries())
      await test.step(`${index + 1} ${label}`, async () => {
        await openPanel(page, 'Susunan')
        await builder.row(index + 1).tap()
        await expect(builder.outline).toHaveCount(0)
        await openPanel(page, 'Atur')
        await fill(hand)
        await closePanel(page)
      })
    await builder.expectSaved()
    await page.getByRole('button', { name: 'Terbitkan' }).tap()
    const address = await builder.address()
    expect(await mouseEvents()).toEqual([])

    const visitors = await browser.newContext({ baseURL: process.env.JOURNEYS_AT ?? '', javaScriptEnabled: false })
    const visitor = await visitors.newPage()
    await visitor.goto(address)
    await expectCourse(visitor, shortCourse)
    await visitors.close()
  },
)
