// What a phone fetches of a page: for its first screen, before scrolling, and to the end; and how soon it is read.
import { setTimeout as pause } from 'node:timers/promises'

const phone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
const badLine = { offline: false, latency: 400, downloadThroughput: 400 * 128, uploadThroughput: 400 * 128 }

/**
 * Bytes on the wire, headers included.
 * @param {import('playwright').Browser} browser
 */
export async function weigh(browser, address) {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const requests = await watch(session)
  await page.goto(address, { waitUntil: 'networkidle' })
  const seen = await page.evaluate(() =>
    [...document.images]
      .filter((image) => {
        const { top, bottom, width } = image.getBoundingClientRect()
        return width > 0 && bottom > 0 && top < innerHeight
      })
      .map(({ currentSrc }) => currentSrc),
  )
  const ofKind = (...kinds) => sum([...requests.values()].filter(({ kind }) => kinds.includes(kind)))
  const html = ofKind('Document')
  const letters = ofKind('Font')
  const pictures = sum([...requests.values()].filter(({ url }) => seen.includes(url)))
  const firstScreen = html + letters + ofKind('Script', 'Stylesheet') + pictures
  const unscrolled = sum([...requests.values()])
  for (let at = 0; at < (await page.evaluate(() => document.documentElement.scrollHeight)); at += 600) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), at)
    await pause(60)
  }
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || image.getClientRects().length === 0),
  )
  const whole = sum([...requests.values()])
  await context.close()
  return { html, letters, firstScreen, unscrolled, whole }
}

/** When headline and first button have been painted on a bad line, in milliseconds from the beginning of the visit. */
export async function badDay(browser, address) {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', badLine)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await page.addInitScript(() => {
    const look = () => {
      const there = (selector) =>
        [...document.querySelectorAll(selector)].some((one) => one.getClientRects().length > 0)
      // The frame after the one in which both have a place is the one that shows them.
      if (there('main h1') && there('main a[href], main button'))
        requestAnimationFrame(() => setTimeout(() => (window.__read = performance.now())))
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await page.goto(address, { waitUntil: 'commit', timeout: 60_000 })
  await page.waitForFunction(() => window.__read > 0, undefined, { timeout: 60_000 })
  const read = await page.evaluate(() => window.__read)
  await context.close()
  return read
}

async function watch(session) {
  const requests = new Map()
  await session.send('Network.enable')
  session.on('Network.responseReceived', ({ requestId, response, type }) =>
    requests.set(requestId, { url: response.url, kind: type, bytes: 0 }),
  )
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId)
    if (request && !request.url.startsWith('data:')) request.bytes = encodedDataLength
  })
  return requests
}

const sum = (requests) => requests.reduce((total, { bytes }) => total + bytes, 0)
