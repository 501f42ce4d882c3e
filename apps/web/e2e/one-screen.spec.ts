import type { Page } from '@playwright/test'
import { type Builder, createPage } from './support/builder.ts'
import { exhaustive, expect, newName, test } from './support/journey.ts'

for (const [width, height] of [
  [1440, 900],
  [1024, 640],
  [390, 844],
] as const)
  test(`at ${width} px the builder fits its screen`, width === 1024 ? {} : exhaustive, async ({ page }) => {
    await fullPage(page)
    await page.setViewportSize({ width, height })
    await page.mouse.move(width / 2, 20)
    await page.mouse.wheel(0, 900)
    await page.evaluate(() => {
      for (const control of document.querySelectorAll<HTMLElement>('input, textarea, select, button')) control.focus()
      window.scrollTo(0, 500)
    })
    expect(await extentOf(page)).toEqual({ length: height, width, scrolled: 0, bar: 0 })
  })

test('opening a checklist item scrolls its panel only', exhaustive, async ({ page }) => {
  const builder = await fullPage(page)
  await page.getByRole('button', { name: 'Terbitkan' }).click()
  await page.getByRole('button', { name: /tujuan penawaran yang belum diisi/ }).click()
  await expect(builder.link('Tujuan penawaran')).toBeFocused()
  await expect(builder.link('Tujuan penawaran')).toBeInViewport()
  expect(await extentOf(page)).toMatchObject({ scrolled: 0, bar: 0 })
})

test('selecting another section scrolls its settings to the top', exhaustive, async ({ page }) => {
  const builder = await fullPage(page)
  await builder.row(1).click()
  await builder.inspector.getByRole('switch', { name: 'Tersembunyi', exact: true }).scrollIntoViewIfNeeded()
  await expect(builder.field('Judul')).not.toBeInViewport()
  await builder.select(2)
  await expect(builder.field('Judul')).toBeInViewport()
})

test('selecting a section does not move it under the pointer', exhaustive, async ({ page }) => {
  const builder = await fullPage(page)
  await builder.row(1).click()
  const pressed = builder.section(2).getByRole('heading').first()
  await pressed.hover()
  await page.mouse.wheel(0, 100)
  await settled(page)
  await expect(pressed).toBeInViewport()
  const before = (await pressed.boundingBox())?.y ?? 0
  await pressed.click()
  await expect(builder.toolbar).toBeVisible()
  await settled(page)
  expect(Math.abs(((await pressed.boundingBox())?.y ?? 0) - before)).toBeLessThan(2)
})

test('the page is shown in its actual size, and the panels make room for it', exhaustive, async ({ page }) => {
  const builder = await fullPage(page)
  const heading = builder.section(1).getByRole('heading')
  const [fitted, canvas] = [(await heading.boundingBox())?.width ?? 0, (await builder.canvas.boundingBox())?.width ?? 0]
  await page.getByRole('radio', { name: '100 %' }).check()
  expect((await heading.boundingBox())?.width).toBeGreaterThan(fitted * 1.3)
  await page.getByRole('button', { name: 'Perluas kanvas' }).click()
  await expect(builder.inspector).toHaveCount(0)
  expect((await builder.canvas.boundingBox())?.width).toBeGreaterThan(canvas * 1.5)
  await page.getByRole('button', { name: 'Atur halaman' }).click()
  await expect(builder.inspector).toBeVisible()
})

test('the format toolbar is below the text and does not cover its title', exhaustive, async ({ page }) => {
  const builder = await createPage(page, newName('Bilah format'))
  await builder.type('Paragraf').click()
  await builder.section(1).getByText('Mulai dari keadaan yang pembaca kenal').dblclick()
  await expect(builder.writing()).toBeFocused()
  const tools = page.getByRole('toolbar', { name: 'Format teks' }).last()
  await expect(tools).toBeVisible()
  const [bar, text] = [await tools.boundingBox(), await builder.writing().boundingBox()]
  expect(bar?.y).toBeGreaterThanOrEqual((text?.y ?? 0) + (text?.height ?? 0))
})

test('a long word wraps while typing, and the tools of a narrow page stay together', exhaustive, async ({ page }) => {
  const builder = await createPage(page, newName('Kata panjang'))
  await builder.type('Judul').click()
  await builder.section(1).getByRole('heading').dblclick()
  await expect(builder.writing()).toBeFocused()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('Sangatmemperbincangkanketidakpastianperdagangandaringkitabersama')
  const [written, section] = [await builder.writing().boundingBox(), await builder.section(1).boundingBox()]
  expect((written?.x ?? 0) + (written?.width ?? 0)).toBeLessThanOrEqual((section?.x ?? 0) + (section?.width ?? 0))
  await page.keyboard.press('Escape')
  await page.getByRole('radio', { name: 'Ponsel, 360 piksel' }).check()
  const [tools, remove] = [
    await builder.toolbar.boundingBox(),
    await builder.toolbar.getByRole('button', { name: 'Hapus' }).boundingBox(),
  ]
  expect((remove?.x ?? 0) + (remove?.width ?? 0)).toBeLessThanOrEqual((tools?.x ?? 0) + (tools?.width ?? 0))
})

async function fullPage(page: Page): Promise<Builder> {
  const builder = await createPage(page, newName('Satu layar'))
  for (const label of ['Judul', 'Gambar dan paragraf', 'Kartu grid', 'Tombol CTA', 'Paragraf'])
    await builder.type(label).click()
  await builder.expectSaved()
  return builder
}

async function extentOf(page: Page) {
  return page.evaluate(() => ({
    length: document.documentElement.scrollHeight,
    width: document.documentElement.scrollWidth,
    scrolled: window.scrollY,
    bar: document.querySelector('header')?.getBoundingClientRect().top,
  }))
}

/** Waits until the canvas no longer moves between frames. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const scroller = document.querySelector<HTMLElement & { lastTop?: number; still?: number }>(
      '[data-canvas-scroller]',
    )
    if (!scroller) return false
    scroller.still = scroller.lastTop === scroller.scrollTop ? (scroller.still ?? 0) + 1 : 0
    scroller.lastTop = scroller.scrollTop
    if (scroller.still < 12) return false
    scroller.still = 0
    return true
  })
}

test('at 1024 px nothing in the bar overlaps, and the page is centred', exhaustive, async ({ page }) => {
  const builder = await createPage(page, newName('Bilah sempit dengan nama panjang'))
  await builder.type('Judul').click()
  await builder.type('Paragraf').click()
  await builder.expectSaved()
  await builder.publish()
  await page.setViewportSize({ width: 1024, height: 640 })
  const bar = page.getByRole('banner')
  await expect(bar.getByRole('button', { name: 'Perluas kanvas' })).toBeVisible()
  const boxes = await bar
    .locator('h1, label, a, button, [data-component=Badge]')
    .evaluateAll((parts) =>
      parts.map((part) => ({ name: part.textContent || part.ariaLabel, ...part.getBoundingClientRect().toJSON() })),
    )
  const seen = boxes.filter(({ width }) => width > 1)
  for (const one of seen) {
    expect([one.name, one.width >= 24]).toEqual([one.name, true])
    const over = seen.filter(
      (two) => two.left > one.left && two.left < one.right - 1 && two.bottom > one.top && two.top < one.bottom,
    )
    expect([one.name, over.map(({ name }) => name)]).toEqual([one.name, []])
  }
  const [canvas, section] = [await builder.canvas.boundingBox(), await builder.section(1).boundingBox()]
  const start = (section?.x ?? 0) - (canvas?.x ?? 0)
  const end = (canvas?.x ?? 0) + (canvas?.width ?? 0) - (section?.x ?? 0) - (section?.width ?? 0)
  expect(start).toBeGreaterThan(0)
  expect(Math.abs(start - end)).toBeLessThan(3)
})
