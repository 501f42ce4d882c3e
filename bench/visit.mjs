// One visit of a page in Chromium, on a throttled phone or desktop, from an empty cache.
import { setTimeout as pause } from 'node:timers/promises'

/** Latency and throughput are Chromium's own emulation: no handshakes and no slow start, so real visits are slower. */
export const profiles = {
  phone: {
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    slowdown: 4,
    kbps: 1600,
    latencyMs: 150,
  },
  desktop: {
    viewport: { width: 1350, height: 940 },
    deviceScaleFactor: 1,
    isMobile: false,
    hasTouch: false,
    slowdown: 1,
    kbps: 10_240,
    latencyMs: 40,
  },
}

/** Layout, paint and long tasks as the browser reports them. */
function observe() {
  const seen = { lcp: 0, lcpElement: '', cls: 0, fcp: 0, tasks: [] }
  window.__visit = seen
  const watch = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  watch('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime
    seen.lcpElement = `${entry.element?.tagName ?? ''} ${(entry.url ?? '').split('/').pop()}`.trim()
  })
  watch('layout-shift', (entry) => {
    if (!entry.hadRecentInput) seen.cls += entry.value
  })
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime
  })
  watch('longtask', (entry) => seen.tasks.push([entry.startTime, entry.duration]))
}

/**
 * A visit that does not end within the time limit is made once more: a busy machine, not the page, is the usual cause.
 * @param {import('playwright').Browser} browser
 * @param {{ address: string, profile: keyof typeof profiles, isThrottled?: boolean }} options
 */
export async function visit(browser, options) {
  try {
    return await visitOnce(browser, options)
  } catch (error) {
    if (error.name !== 'TimeoutError') throw error
    console.error(`${options.address} did not load in time; once more.`)
    return visitOnce(browser, options)
  }
}

async function visitOnce(browser, { address, profile, isThrottled = true }) {
  const { slowdown, kbps, latencyMs, ...device } = profiles[profile]
  const context = await browser.newContext(device)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const requests = await watchRequests(session)
  await page.addInitScript(observe)
  if (isThrottled) {
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: latencyMs,
      downloadThroughput: kbps * 128,
      uploadThroughput: kbps * 128,
    })
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  }
  await page.goto(address, { waitUntil: 'load', timeout: 90_000 })
  await pause(isThrottled ? 2_500 : 600)
  const seen = await page.evaluate(() => ({
    ...window.__visit,
    font: [...document.fonts].some(({ status, family }) => status === 'loaded' && !family.includes(' on ')),
  }))
  await context.close()
  const { fcp, lcp, lcpElement, cls, tasks, font } = seen
  const tbt = tasks.filter(([start]) => start >= fcp).reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0)
  return { fcp, lcp, lcpElement, cls, tbt, isFontPainted: font, bytes: bytesByKind(requests) }
}

async function watchRequests(session) {
  const requests = new Map()
  await session.send('Network.enable')
  session.on('Network.responseReceived', ({ requestId, response, type }) =>
    requests.set(requestId, { url: response.url, kind: kindOf(response, type), bytes: 0 }),
  )
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId)
    if (request) request.bytes = encodedDataLength
  })
  return requests
}

function kindOf({ mimeType, url }, type) {
  if (type === 'Document') return 'html'
  if (/css/.test(mimeType)) return 'css'
  if (/javascript|ecmascript/.test(mimeType)) return 'script'
  if (/^image/.test(mimeType)) return 'image'
  return /font|woff/.test(mimeType) || /\.woff2?$/.test(url) ? 'font' : 'other'
}

function bytesByKind(requests) {
  const bytes = { html: 0, css: 0, script: 0, font: 0, image: 0, other: 0, total: 0, requests: 0 }
  for (const { url, kind, bytes: size } of requests.values()) {
    if (url.startsWith('data:') || /\/favicon\./.test(url)) continue
    bytes[kind] += size
    bytes.total += size
    bytes.requests += 1
  }
  return bytes
}
