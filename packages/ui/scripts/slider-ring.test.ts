import * as ui from '../exports/index.ts'
import { type Browser, chromium, type Page } from 'playwright'
import { createElement as h } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildCss } from './css.mjs'
import { chromiumArgs, chromiumPath } from '../../../scripts/chromium.mjs'

let browser: Browser
let page: Page

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs })
  page = await browser.newPage({ viewport: { width: 400, height: 120 } })
  const { 'styles.css': css } = await buildCss()
  const slider = h(ui.Slider, { 'aria-label': 'Potongan', defaultValue: 50 })
  // Green is nothing else here.
  const green = '[data-ui-theme] { --ui-focus: #00ff00 !important }'
  const markup = renderToStaticMarkup(h(ui.ThemeScope, { theme: ui.defaultTheme }, slider))
  await page.setContent(`<style>${css}${green}</style>${markup}`)
}, 120_000)
afterAll(() => browser.close())

/** Left, right, top and bottom of all pixels of the focus colour. */
async function ring() {
  const png = (await page.screenshot()).toString('base64')
  return page.evaluate(async (data) => {
    const picture = new Image()
    picture.src = `data:image/png;base64,${data}`
    await picture.decode()
    const canvas = document.createElement('canvas')
    canvas.width = picture.width
    canvas.height = picture.height
    const context = canvas.getContext('2d')
    if (!context) throw new Error('no canvas')
    context.drawImage(picture, 0, 0)
    const { data: bytes } = context.getImageData(0, 0, canvas.width, canvas.height)
    const box = { left: Infinity, right: -1, top: Infinity, bottom: -1 }
    for (let at = 0; at < bytes.length; at += 4) {
      if (bytes[at] !== 0 || bytes[at + 1] !== 255 || bytes[at + 2] !== 0) continue
      const x = (at / 4) % canvas.width
      const y = Math.floor(at / 4 / canvas.width)
      box.left = Math.min(box.left, x)
      box.right = Math.max(box.right, x)
      box.top = Math.min(box.top, y)
      box.bottom = Math.max(box.bottom, y)
    }
    return { ...box, width: box.right - box.left + 1, height: box.bottom - box.top + 1 }
  }, png)
}

test('a focused slider has its ring around the thumb, whole at both ends of the line', async () => {
  const slider = page.getByRole('slider', { name: 'Potongan' })
  for (const key of ['ArrowLeft', 'Home', 'End']) {
    await slider.press(key)
    const { width, height } = await ring()
    // 20 px of thumb, 2 of distance and 3 of ring; the edges of a circle are blended.
    for (const size of [width, height]) {
      expect(size, key).toBeGreaterThanOrEqual(28)
      expect(size, key).toBeLessThanOrEqual(30)
    }
  }
})
