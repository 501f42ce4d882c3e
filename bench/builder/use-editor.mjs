// One marketer at one editor: opens a page, selects, duplicates, undoes, moves, types and drags, as the browser times it.
import { setTimeout as pause } from 'node:timers/promises'
import { median, percentile } from '../tables.mjs'
import { ourBuilder, watchEditor } from './in-page.mjs'

const typed = 'kelas data usaha kecil ini'

/**
 * @param {import('playwright').Browser} browser
 * @param {{ address: string, size: number, cookies?: object[], isOurs?: boolean }} editor
 */
export async function useEditor(browser, { address, size, cookies = [], isOurs = false }) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    await context.addCookies(cookies)
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    const scripts = new Set()
    await devtools.send('Network.enable')
    devtools.on('Network.responseReceived', ({ response }) => {
      if (/javascript/.test(response.mimeType)) scripts.add(response.url)
    })
    if (isOurs) await page.addInitScript(ourBuilder, size)
    await page.addInitScript(watchEditor)
    await page.goto(address, { waitUntil: 'commit' })
    const opened = await open(page)
    await pause(500)
    const heapMb = await heap(devtools)
    return {
      ...opened,
      heapMb,
      scripts: [...scripts],
      ...(await acts(page)),
      ...(await keystrokes(page, size)),
      ...(await drag(page)),
    }
  } finally {
    await context.close()
  }
}

/** Until every section is painted, and until the first one is selected by a real press. */
async function open(page) {
  await page.waitForFunction(() => window.__watch?.canvasMs > 0, null, { timeout: 180_000, polling: 50 })
  const canvasMs = await page.evaluate(() => window.__watch.canvasMs)
  const selectedAt = () =>
    page.evaluate(() => {
      const { isSelected, inputSel } = window.__bench
      const isThere = isSelected
        ? isSelected()
        : inputSel
          ? document.querySelector(inputSel)
          : window.editor?.getSelected()
      return isThere ? performance.now() : 0
    })
  for (let round = 0; round < 60; round++) {
    const box = await page.evaluate(() => window.__watch.box(window.__watch.sections()[0]))
    await page.mouse.click(box.x + box.width * 0.9, box.y + Math.min(box.height / 2, 200))
    for (let look = 0; look < 3; look++) {
      const at = await selectedAt()
      if (at > 0) return { canvasMs, selectedMs: at }
      await pause(10)
    }
  }
  throw new Error('The first section could not be selected.')
}

async function heap(devtools) {
  await devtools.send('Performance.enable')
  for (let round = 0; round < 2; round++) await devtools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devtools.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'JSHeapUsedSize').value / 1_048_576
}

/** Each act is timed from the press to the paint of what it leads to; the section it is about was selected before. */
async function acts(page) {
  const times = { duplicate: [], undo: [], move: [] }
  const select = async (index) => {
    await page.evaluate((at) => void window.__bench.select(at), index)
    await pause(500)
  }
  for (let round = 0; round < 3; round++) {
    await select(1)
    times.duplicate.push(
      await page.evaluate(() => {
        const before = window.__watch.sections().length
        return window.__watch.timed(
          () => window.__bench.duplicate(1),
          () => window.__watch.sections().length === before + 1,
        )
      }),
    )
    await pause(700)
    times.undo.push(
      await page.evaluate(() => {
        const before = window.__watch.sections().length
        return window.__watch.timed(
          () => window.__bench.undo(),
          () => window.__watch.sections().length === before - 1,
        )
      }),
    )
    await pause(700)
    await select(round % 2 === 1 ? 5 : 4)
    times.move.push(
      await page.evaluate(
        (isBack) => {
          const words = () => window.__watch.sections()[4].textContent.slice(0, 60)
          const before = words()
          return window.__watch.timed(
            () => (isBack ? window.__bench.move(5, 4) : window.__bench.move(4, 5)),
            () => words() !== before,
          )
        },
        round % 2 === 1,
      ),
    )
    await pause(700)
  }
  return { duplicateMs: median(times.duplicate), undoMs: median(times.undo), moveMs: median(times.move) }
}

/** Real keys into the first section's title, until the letter is painted on the canvas. */
async function keystrokes(page, size) {
  const typing = await page.evaluate(() => window.__bench.typing)
  if (typing === 'field') {
    const selector = await page.evaluate(() => {
      window.__bench.select(0)
      return window.__bench.inputSel
    })
    await page.waitForSelector(selector, { timeout: 8000 })
    await page.locator(selector).first().click()
    await page.evaluate(() => window.__watch.armKeys(window, window.__watch.sections()[0]))
  } else {
    const box = await page.evaluate(() =>
      window.__watch.box(window.__watch.sections()[0].querySelector(window.__bench.typeSel)),
    )
    await page.mouse.dblclick(box.x + box.width / 2, box.y + box.height / 2)
    await pause(400)
    await page.evaluate(() => {
      const canvas = window.__bench.doc()
      window.__watch.armKeys(canvas.defaultView, canvas.querySelector(window.__bench.sectionSel))
    })
  }
  for (const letter of typed) {
    await page.keyboard.press(letter === ' ' ? 'Space' : letter)
    await pause(size >= 500 ? 250 : 120)
  }
  await pause(800)
  const keys = await page.evaluate(() => window.__watch.keys)
  await page.keyboard.press('Escape')
  return { keyMs: median(keys), key95Ms: percentile(keys, 0.95), keyCount: keys.length }
}

/** The second section is dragged over twenty others while the canvas scrolls; the time between frames meanwhile. */
async function drag(page) {
  await page.evaluate(() => {
    window.__watch.scroller().scrollTo({ top: 0, behavior: 'instant' })
    window.__bench.select(1)
  })
  await pause(600)
  const before = await page.evaluate(() => window.__bench.order())
  const from = await page.evaluate(() => {
    const handle = window.__bench.dragHandle?.()
    const box = window.__watch.box(handle ?? window.__watch.sections()[1])
    return handle
      ? { x: box.x + box.width / 2, y: box.y + box.height / 2 }
      : { x: box.x + box.width * 0.3, y: Math.min(box.y + 60, 700) }
  })
  const view = await page.evaluate(() => {
    const scroller = window.__watch.scroller()
    const { top, bottom } = (scroller.ownerDocument.defaultView.frameElement ?? scroller).getBoundingClientRect()
    return { top: Math.max(0, top), height: Math.min(innerHeight, bottom) - Math.max(0, top) }
  })
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await pause(350)
  for (let step = 1; step <= 6; step++) {
    await page.mouse.move(from.x + step * 3, from.y + step * 6)
    await pause(30)
  }
  await page.evaluate(() => window.__watch.record(true))
  const middle = view.top + view.height * 0.55
  for (let y = from.y + 36; y < middle; y += 12) await page.mouse.move(from.x + 20, y)
  const distance = await page.evaluate(() => {
    const sections = window.__watch.sections()
    const last = sections[Math.min(21, sections.length - 2)]
    return last.getBoundingClientRect().top - sections[1].getBoundingClientRect().top
  })
  const startedAt = Date.now()
  let scrolled = 0
  let still = 0
  for (let step = 0; scrolled < distance && still < 8 && Date.now() - startedAt < 60_000; step++) {
    const last = scrolled
    scrolled = await page.evaluate(
      () =>
        new Promise((resolve) =>
          requestAnimationFrame(() => {
            window.__watch.scroller().scrollBy({ top: 60, behavior: 'instant' })
            resolve(window.__watch.scroller().scrollTop)
          }),
        ),
    )
    still = Math.abs(scrolled - last) < 1 ? still + 1 : 0
    await page.mouse.move(from.x + 20 + (step % 2) * 4, middle + (step % 3) * 4)
  }
  const frames = await page.evaluate(() => {
    window.__watch.record(false)
    return window.__watch.frames
  })
  await pause(200)
  await page.mouse.up()
  await pause(900)
  const after = await page.evaluate(() => window.__bench.order())
  return { frame95Ms: percentile(frames, 0.95), isDropped: after.join() !== before.join() }
}
