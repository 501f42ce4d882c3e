// Photographs stories of a built Storybook: each in a document of its own, when its test is over and nothing moves.
import { chromium } from 'playwright'
import { chromiumPath, pictureArgs } from '../chromium.mjs'

/** What Storybook's tests give a story that asks for nothing else. */
const usual = { width: 1200, height: 900 }

/** Pages of one browser, beside each other. */
const pages = 2

/** For one story's test, on a machine that other work shares. */
const limitMs = 60_000

/** Every section with its longest texts is measured by its own story; as one picture it would be too tall for a canvas. */
const measuredOnly = /^bagian-ketahanan/

/**
 * @param {string} address of a served Storybook
 * @param {(id: string, png: Buffer) => void} keep
 * @param {readonly string[]} [only] ids of stories or parts of the names of their files; all when empty
 * @returns {Promise<string[]>} the stories that came to no picture, and why
 */
export async function photographStories(address, keep, only = []) {
  const waiting = await storiesByFile(address, only)
  const failed = []
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: pictureArgs })
  const photographer = async () => {
    const { open, take } = await camera(browser, address)
    for (let ids = waiting.shift(); ids; ids = waiting.shift()) {
      await open()
      for (const id of ids)
        try {
          keep(id, await take(id))
        } catch (error) {
          failed.push(`${id}: ${error.message.split('\n')[0]}`)
        }
    }
  }
  try {
    await Promise.all(Array.from({ length: pages }, photographer))
  } finally {
    await browser.close()
  }
  return failed
}

/** The stories of each file together: they are shown one after the other in one document, always in the same order. */
async function storiesByFile(address, only) {
  const { entries } = await (await fetch(`${address}/index.json`)).json()
  const stories = Object.values(entries)
    .filter(({ type, id, tags }) => type === 'story' && tags.includes('test') && !measuredOnly.test(id))
    .filter(({ id, importPath }) => only.length === 0 || only.some((part) => part === id || importPath.includes(part)))
  return Object.values(Object.groupBy(stories, ({ importPath }) => importPath)).map((group) =>
    group.map(({ id }) => id),
  )
}

/** A page: `open` begins a document, `take` shows a story in it and answers with its picture. */
async function camera(browser, address) {
  const context = await browser.newContext({
    viewport: usual,
    reducedMotion: 'reduce',
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
  })
  context.setDefaultTimeout(limitMs)
  const page = await context.newPage()
  // Calendars mark today, countdowns show the rest: on pictures it is always the same moment. Timers run as usual.
  await page.clock.setFixedTime(new Date('2026-11-20T03:00:00Z'))
  await page.addInitScript(awaitEnd, limitMs)
  const session = await context.newCDPSession(page)

  async function open() {
    // Of no story yet, and without axe, which has a run of its own.
    await page.goto(`${address}/iframe.html?viewMode=story&globals=a11y.manual:!true`)
    await page.evaluate(() => globalThis.storyEnd)
    // A font that comes late would move what a story measures.
    await page.evaluate(() => Promise.all([...document.fonts].map((face) => face.load().catch(() => undefined))))
  }

  async function take(id) {
    await page.setViewportSize(usual)
    await page.evaluate((storyId) => globalThis.showStory(storyId), id)
    const ending = await page.evaluate(() => globalThis.storyEnd)
    if (ending !== 'success') throw new Error(ending)
    const wanted = await page.evaluate(standStill)
    // What lies outside of the window would be missing on the picture.
    const size = { width: Math.max(usual.width, wanted.width), height: Math.max(usual.height, wanted.height) }
    await page.setViewportSize(size)
    const clip = await page.evaluate(frameOfStory, size)
    const { data } = await session.send('Page.captureScreenshot', {
      format: 'png',
      clip: { ...clip, scale: 1 },
      optimizeForSpeed: true,
    })
    return Buffer.from(data, 'base64')
  }

  return { open, take }
}

/** In the page, before its scripts: `storyEnd` is how the story's test ended, `showStory` goes on to another story. */
function awaitEnd(limit) {
  let channel
  let end
  const begin = () => {
    localStorage.clear()
    sessionStorage.clear()
    globalThis.storyEnd = new Promise((resolve) => {
      end = resolve
      setTimeout(resolve, limit, `did not end within ${limit / 1000} s`)
    })
  }
  begin()
  globalThis.showStory = (storyId) => {
    begin()
    document.activeElement?.blur()
    scrollTo(0, 0)
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
  }
  Object.defineProperty(globalThis, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set(value) {
      channel = value
      channel.on('storyFinished', ({ status }) => end(status))
      channel.on('playFunctionThrewException', ({ message }) => end(message))
      channel.on('storyThrewException', ({ message }) => end(message))
      channel.on('storyErrored', ({ title }) => end(title))
      channel.on('storyMissing', () => end('there is no such story'))
    },
  })
}

/** In the page: pictures and fonts are there, and nothing moves or blinks. Answers with the size it wants. */
async function standStill() {
  for (const image of document.images) image.loading = 'eager'
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  await Promise.all([...document.querySelectorAll('video')].map(filmAtRest))
  await document.fonts.ready
  const style = document.createElement('style')
  style.textContent = '*, ::before, ::after { caret-color: transparent !important }'
  document.head.append(style)
  // The browser's own words about a wrong value come and go in their time: without them, the field that has them stays in focus.
  const field = document.activeElement
  if (field?.validity?.valid === false) {
    field.blur()
    field.focus()
  }
  /**
   * A film with its poster drawn, and in sight loaded, without the browser's own controls: their wheel turns and their bar
   * grows while it loads.
   */
  async function filmAtRest(film) {
    if (film.poster) {
      const poster = new Image()
      poster.src = film.poster
      await poster.decode().catch(() => undefined)
    }
    film.pause()
    film.controls = false
    if (!film.checkVisibility() || film.readyState === HTMLMediaElement.HAVE_ENOUGH_DATA || film.error) return
    const loaded = new Promise((resolve) => {
      for (const end of ['canplaythrough', 'error']) film.addEventListener(end, resolve, { once: true })
    })
    film.preload = 'auto'
    film.load()
    await loaded
  }
  for (const animation of document.getAnimations()) {
    // What follows the scroll is where it belongs.
    if (!(animation.timeline instanceof DocumentTimeline)) continue
    const { endTime } = animation.effect?.getComputedTiming() ?? {}
    if (endTime === Number.POSITIVE_INFINITY) animation.cancel()
    else animation.finish()
  }
  const { width, height } = (document.querySelector('.story-sheet') ?? document.documentElement).getBoundingClientRect()
  return { width: Math.ceil(width), height: Math.ceil(height) }
}

/** In the page, once its window has that size: where the picture lies, a sheet whole and anything else with all of the window. */
async function frameOfStory({ width, height }) {
  const frame = () => new Promise(requestAnimationFrame)
  while (innerWidth !== width || innerHeight !== height) await frame()
  // What answers to the new size is laid out in the first, and drawn by the second.
  await frame()
  await frame()
  const sheet = document.querySelector('.story-sheet')?.getBoundingClientRect()
  if (!sheet) return { x: scrollX, y: scrollY, width, height }
  return {
    x: sheet.x + scrollX,
    y: sheet.y + scrollY,
    width: Math.ceil(sheet.width),
    height: Math.ceil(sheet.height),
  }
}
