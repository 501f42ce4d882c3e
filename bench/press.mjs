// `npm run bench press`: how soon the next page is painted after a press on a link, in a Chromium that draws pages ahead
// (Speculation-Rules): on a desktop after the pointer rested on the link, on a throttled phone after a finger touched it.
//   --runs 9          presses of each kind
//   --chromium PATH   a browser with the whole of Chromium (Debian: apt-get install chromium); a headless shell draws nothing ahead
//   --data-dir DIR    of a demonstration that was started before (else one is made: minutes)
//   --write           writes the table to its part of bench/RESULTS.md as well
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { buildWhenChanged } from '../scripts/build.mjs'
import { chromiumArgs } from '../scripts/chromium.mjs'
import { handOverToNode24 } from '../scripts/node24.mjs'
import { connectToBrowser } from './browser-protocol.mjs'
import { startDemo } from './demo-server.mjs'
import { untilAnswering } from './processes.mjs'
import { writePart } from './results.mjs'
import { median, promiseTable, table } from './tables.mjs'
import { profiles } from './visit.mjs'

await handOverToNode24()
const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '9' },
    chromium: { type: 'string', default: '/usr/bin/chromium' },
    'data-dir': { type: 'string' },
    write: { type: 'boolean', default: false },
  },
})
const debugPort = 4788
const from = '/daftar-kelas-premium'
/** Each press: how it is prepared, and the greatest median of the issue in milliseconds. */
const presses = [
  { name: 'desktop, after 200 ms of hover', profile: 'desktop', restMs: 200, limit: 100 },
  { name: 'desktop, without hover', profile: 'desktop', restMs: 0 },
  { name: 'phone, the finger down for 100 ms', profile: 'phone', restMs: 100, limit: 300 },
]

if (!existsSync(options.chromium)) {
  console.error(
    `No Chromium at ${options.chromium}: install it (Debian: apt-get install chromium) or name it with --chromium.`,
  )
  process.exit(1)
}
await buildWhenChanged()
const demo = await startDemo({ port: 4799, dataDir: options['data-dir'] })
const profileFolder = mkdtempSync(join(tmpdir(), 'naikkelas-bench-chromium-'))
const chromium = startChromium()
try {
  const text = await measure(demo)
  console.log(text)
  if (options.write) writePart('the next page', text)
} finally {
  await chromium.stop()
  await demo.stop()
  rmSync(profileFolder, { recursive: true, force: true })
}

function startChromium() {
  const own = chromiumArgs.map((arg) => (arg === '--headless=shell' ? '--headless=new' : arg))
  const args = [...own, `--remote-debugging-port=${debugPort}`, `--user-data-dir=${profileFolder}`]
  const program = spawn(options.chromium, args, { stdio: 'ignore' })
  const ended = new Promise((resolve) => program.once('exit', resolve))
  return {
    stop: () => {
      program.kill('SIGTERM')
      return ended
    },
  }
}

async function measure({ origin }) {
  await untilAnswering(`http://127.0.0.1:${debugPort}/json/version`)
  const browser = await connectToBrowser(debugPort)
  const { product } = await browser.send('Browser.getVersion')
  const load = loadavg()[0].toFixed(1)
  const rounds = presses.map((press) => ({ ...press, list: [] }))
  for (const press of presses) await pressOnce(browser, origin, press)
  for (let run = 0; run < Number(options.runs); run += 1)
    for (const round of rounds) round.list.push(await pressOnce(browser, origin, round))
  browser.close()
  return report({ rounds, load, product })
}

/** @returns {Promise<{ ms: number, isDrawnAhead: boolean }>} from the press to the first paint of the page behind it */
async function pressOnce(browser, origin, { profile, restMs }) {
  const device = profiles[profile]
  const tab = await browser.openTab(emulating(device))
  try {
    await tab.goto(origin + from)
    // Pages are drawn ahead by a browser that has nothing else to do.
    await pause(1_500)
    const link = await tab.evaluate(`(() => {
      const link = document.querySelector('main article a[href^="/kelas/"]')
      link.scrollIntoView({ block: 'center' })
      addEventListener('click', ({ timeStamp }) => sessionStorage.setItem('pressed', performance.timeOrigin + timeStamp), true)
      const { left, top, width, height } = link.getBoundingClientRect()
      return { path: new URL(link.href).pathname, x: left + width / 2, y: top + height / 2 }
    })()`)
    await (device.hasTouch ? touch(tab, link, restMs) : press(tab, link, restMs))
    const page = await browser.pageAt(origin + link.path)
    const seen = await page.evaluate(
      `new Promise((resolve) => {
        const read = () => {
          const paint = performance.getEntriesByName('first-paint')[0]
          if (!paint || document.prerendering) return requestAnimationFrame(read)
          const { activationStart } = performance.getEntriesByType('navigation')[0]
          const at = performance.timeOrigin + Math.max(paint.startTime, activationStart)
          resolve({ ms: at - Number(sessionStorage.getItem('pressed')), isDrawnAhead: activationStart > 0 })
        }
        read()
      })`,
    )
    if (!(seen.ms > 0)) throw new Error(`No press was seen before ${link.path}.`)
    return seen
  } finally {
    await tab.close()
  }
}

function emulating({ slowdown, kbps, latencyMs, viewport, deviceScaleFactor, isMobile, hasTouch }) {
  const throughput = kbps * 128
  const network = {
    offline: false,
    latency: latencyMs,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  }
  return [
    ['Emulation.setDeviceMetricsOverride', { ...viewport, deviceScaleFactor, mobile: isMobile }],
    ['Emulation.setTouchEmulationEnabled', { enabled: hasTouch }],
    ['Network.enable', {}],
    ['Network.emulateNetworkConditions', network],
    ['Emulation.setCPUThrottlingRate', { rate: slowdown }],
  ]
}

async function press(tab, { x, y }, restMs) {
  const at = { x, y, button: 'left', clickCount: 1 }
  if (restMs > 0) {
    await tab.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: x - 5, y })
    await tab.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y })
    await pause(restMs)
  }
  await tab.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...at })
  await tab.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...at })
}

async function touch(tab, { x, y }, restMs) {
  await tab.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  await pause(restMs)
  await tab.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

function report({ rounds, load, product }) {
  const ms = ({ list }) => Math.round(median(list.map((one) => one.ms)))
  return [
    '# The next page after a press',
    `Measured ${new Date().toISOString().slice(0, 10)} by \`npm run bench press\`: ${product}, \`--headless=new\`, ${cpus().length} cores, load ${load} at the beginning; from ${from} to a course, from the click to the first paint of the course, medians of ${options.runs} presses in turns, each in a new tab with an empty cache. The phone is four times slower, on 1.6 Mbps with 150 ms.`,
    table(
      ['press', 'first paint, ms', 'slowest', 'drawn ahead'],
      rounds.map((round) => [
        round.name,
        ms(round),
        Math.round(Math.max(...round.list.map((one) => one.ms))),
        `${round.list.filter(({ isDrawnAhead }) => isDrawnAhead).length} of ${round.list.length}`,
      ]),
    ),
    promiseTable(
      rounds
        .filter(({ limit }) => limit !== undefined)
        .map((round) => ({
          name: round.name,
          limit: `${round.limit} ms`,
          measured: `${ms(round)} ms`,
          isKept: ms(round) < round.limit,
        })),
    ),
  ].join('\n\n')
}
