// `npm run bench press`: how soon the next page is painted after a press on a link, in a Chromium that draws pages ahead
// (Speculation-Rules): on a desktop after the pointer rested on the link, on a throttled phone after a finger touched it.
//   --runs 9          presses of each kind
//   --chromium PATH   a browser with the whole of Chromium (Debian: apt-get install chromium); a headless shell draws nothing ahead
//   --data-dir DIR    of a demonstration that was started before (else one is made: minutes)
//   --write           writes the table to its part of bench/RESULTS.md as well
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
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
const floorPort = 4787
/** Each press: how it is prepared, and the greatest median of the issue in milliseconds. */
const presses = [
  { name: 'desktop, after 200 ms of hover', profile: 'desktop', restMs: 200, limit: 100 },
  { name: 'desktop, after a second of hover', profile: 'desktop', restMs: 1_000 },
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
  const floor = await startFloor()
  const rounds = presses.flatMap((press) => [
    { ...press, name: `a page of one sentence, ${press.name}`, address: floor.address, limit: undefined, list: [] },
    { ...press, name: `a course, ${press.name}`, address: origin + from, list: [] },
  ])
  for (const round of rounds) await pressOnce(browser, round)
  for (let run = 0; run < Number(options.runs); run += 1)
    for (const round of rounds) round.list.push(await pressOnce(browser, round))
  browser.close()
  floor.close()
  return report({ rounds, load, product })
}

/** What the browser itself takes for a press: two pages of one sentence, the second one drawn ahead as ours are. */
async function startFloor() {
  const rules = JSON.stringify({ prerender: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }] })
  const list = `<!doctype html><title>Daftar</title><script type="speculationrules">${rules}</script><main><article><a href="/kelas/satu">Satu</a></article></main>`
  const server = createServer(({ url }, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(url === '/' ? list : '<!doctype html><title>Satu</title><p>Satu kalimat.</p>')
  })
  await new Promise((resolve) => server.listen(floorPort, '127.0.0.1', resolve))
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { address: `http://127.0.0.1:${floorPort}/`, close }
}

/** @returns {Promise<{ ms: number, isDrawnAhead: boolean }>} from the press to the first paint of the page behind it */
async function pressOnce(browser, { address, profile, restMs }) {
  const device = profiles[profile]
  const tab = await browser.openTab(emulating(device))
  try {
    await tab.goto(address)
    // Pages are drawn ahead by a browser that has nothing else to do.
    await pause(1_500)
    const link = await tab.evaluate(`(() => {
      const link = document.querySelector('main article a[href^="/kelas/"]')
      link.scrollIntoView({ block: 'center' })
      addEventListener('click', ({ timeStamp }) => sessionStorage.setItem('pressed', performance.timeOrigin + timeStamp), true)
      const { left, top, width, height } = link.getBoundingClientRect()
      return { address: link.href, x: left + width / 2, y: top + height / 2 }
    })()`)
    await (device.hasTouch ? touch(tab, link, restMs) : press(tab, link, restMs))
    const page = await browser.pageAt(link.address)
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
    if (!(seen.ms > 0)) throw new Error(`No press was seen before ${link.address}.`)
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
    `Measured ${new Date().toISOString().slice(0, 10)} by \`npm run bench press\`: ${product}, \`--headless=new\`, ${cpus().length} cores, load ${load} at the beginning; from ${from} to a course, from the click to the first paint of the course, medians of ${options.runs} presses in turns, each in a new tab with an empty cache. A page of one sentence is what the browser itself takes. The phone is four times slower, on 1.6 Mbps with 150 ms.`,
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
