// One visit of a page in Chromium from an empty cache, and what the page's main thread did, read from Chromium's trace.
// Nothing is added to the page: first and largest paint come from the trace too.
import { setTimeout as pause } from 'node:timers/promises'
import { profiles } from './visit.mjs'

const categories = [
  'blink.user_timing',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'loading',
  'toplevel',
  'v8',
]

/** Trace events that are script, wherever they are nested. */
const scriptEvents = new Set(['EvaluateScript', 'FunctionCall', 'v8.compile', 'v8.run', 'RunMicrotasks', 'TimerFire'])

/** How long after `load` a page is watched: consent, counters and late pictures have come by then. */
const WATCHED_MS = 2_000

/**
 * @param {import('playwright').Browser} browser
 * @param {{ address: string, profile: keyof typeof profiles }} options
 * @returns {Promise<PaintCost>} milliseconds, and a count of style recalculations
 * @typedef {{ main: number, script: number, style: number, recalcs: number, layout: number, parse: number, fcp: number, lcp: number }} PaintCost
 */
export async function paintCost(browser, options) {
  return costOf(await traceOf(browser, options))
}

/** The events of one visit. */
export async function traceOf(browser, { address, profile }) {
  const { slowdown, kbps, latencyMs, ...device } = profiles[profile]
  const context = await browser.newContext(device)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: kbps * 128,
    uploadThroughput: kbps * 128,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await browser.startTracing(page, { categories })
  await page.goto(address, { waitUntil: 'load', timeout: 90_000 })
  await pause(WATCHED_MS)
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString())
  await context.close()
  return traceEvents.filter(({ ts }) => ts > 0)
}

/** @returns {PaintCost} */
export function costOf(events) {
  const start = events.findLast(({ name, args }) => name === 'navigationStart' && isOfVisit(args))
  if (!start) throw new Error('The trace has no navigation.')
  const own = events.filter(({ pid, tid, ts }) => pid === start.pid && tid === start.tid && ts >= start.ts)
  const spans = own.filter(({ ph, dur }) => ph === 'X' && dur !== undefined)
  const sinceStart = (event) => (event === undefined ? Number.NaN : (event.ts - start.ts) / 1000)
  const tasks = outermost(spans.filter(({ name }) => name.endsWith('RunTask')))
  const styles = spans.filter(({ name }) => name === 'UpdateLayoutTree')
  return {
    main: sum(tasks),
    script: scriptTime(spans),
    style: sum(styles),
    recalcs: styles.length,
    layout: sum(spans.filter(({ name }) => name === 'Layout')),
    parse: sum(outermost(spans.filter(({ name }) => name === 'ParseHTML'))),
    fcp: sinceStart(own.find(({ name }) => name === 'firstContentfulPaint')),
    lcp: sinceStart(own.findLast(({ name }) => name === 'largestContentfulPaint::Candidate')),
  }
}

const isOfVisit = ({ data }) => data?.isOutermostMainFrame !== false && /^http/.test(data?.documentLoaderURL ?? '')

/** Script alone: style and layout that a script asks for count as theirs, not twice. */
function scriptTime(spans) {
  const scripts = outermost(spans.filter(({ name }) => scriptEvents.has(name)))
  const asked = spans.filter(
    ({ name, ts, dur }) =>
      (name === 'UpdateLayoutTree' || name === 'Layout') &&
      scripts.some((script) => script.ts <= ts && ts + dur <= script.ts + script.dur),
  )
  return sum(scripts) - sum(asked)
}

/** Spans that lie in no other one of the list. */
function outermost(spans) {
  let end = -Infinity
  return spans
    .toSorted((one, other) => one.ts - other.ts || other.dur - one.dur)
    .filter(({ ts, dur }) => {
      if (ts < end) return false
      end = ts + dur
      return true
    })
}

const sum = (spans) => spans.reduce((total, { dur }) => total + dur, 0) / 1000
