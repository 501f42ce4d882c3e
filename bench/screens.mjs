// `npm run bench screens`: paint and weight of public screens (a text, a list of 24 cards, a course that is drawn from its
// record), each beside the same page built by Astro as a static one: the same bars, text, pictures and CSS, and no script.
// All on a throttled phone and a desktop, in turns.
//   --only /privacy   one of them
//   --runs 9          visits of each page and device
//   --peers FOLDER    where Astro is installed (else BENCH_DIR, else the system's temporary folder); made when absent
//   --data-dir DIR    of a demonstration that was started before (else one is made: minutes)
//   --write           writes the tables to their part of bench/RESULTS.md as well
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, URL } from 'node:url'
import { parseArgs } from 'node:util'
import { brotliCompressSync } from 'node:zlib'
import { chromium } from 'playwright'
import { buildWhenChanged } from '../scripts/build.mjs'
import { chromiumArgs, chromiumPath } from '../scripts/chromium.mjs'
import { handOverToNode24 } from '../scripts/node24.mjs'
import { startDemo } from './demo-server.mjs'
import { paintCost } from './paint-trace.mjs'
import { startPinned, untilAnswering } from './processes.mjs'
import { writePart } from './results.mjs'
import { buildStaticCopy } from './static-copy.mjs'
import { median, promiseTable, table } from './tables.mjs'
import { profiles } from './visit.mjs'

await handOverToNode24()
const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    runs: { type: 'string', default: '9' },
    peers: { type: 'string' },
    'data-dir': { type: 'string' },
    write: { type: 'boolean', default: false },
  },
})
const here = fileURLToPath(new URL('.', import.meta.url))
const folder = options.peers ?? process.env.BENCH_DIR ?? join(tmpdir(), 'naikkelas-bench')
const origin = 'http://127.0.0.1:4795'
/** The greatest weight after brotli that issue and specification allow each, in KB. */
const htmlLimits = { '/privacy': 14, '/daftar-kelas-premium': 20, '/kelas/foto-makanan': 20 }
const limits = { fcp: 1.05, lcp: 1.05, scriptKb: 6 }
const screens = Object.keys(htmlLimits)
  .filter((path) => options.only === undefined || options.only === path)
  .map((path, index) => ({ path, address: origin + path, peerPort: 4104 + index }))

if (!existsSync(`${folder}/peers/astro/node_modules`)) {
  console.log(`Installing Astro in ${folder}.`)
  execFileSync(`${here}peers/setup.sh`, [folder, 'astro'], { stdio: 'inherit' })
}
await buildWhenChanged()

const running = [await startDemo({ port: Number(new URL(origin).port), dataDir: options['data-dir'] })]
try {
  const text = await measure()
  console.log(text)
  if (options.write) writePart('public screens', text)
} finally {
  for (const { stop } of running) await stop()
}

async function measure() {
  for (const screen of screens) await addCopy(screen)
  const load = loadavg()[0].toFixed(1)
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs })
  const costs = await visitAll(browser)
  const version = browser.version()
  await browser.close()
  const weights = []
  for (const screen of screens) weights.push(await weightOf(screen))
  return [
    '# Public screens beside a static page',
    `Measured ${new Date().toISOString().slice(0, 10)} by \`npm run bench screens\`: Chromium ${version}, ${cpus().length} cores, load ${load} before the visits; medians of ${options.runs} cold visits, the pages taking turns; milliseconds. The peer is the same document built by Astro and sent by nginx with stored brotli: bars, text, pictures and CSS of the page, and no script. Quote ratios of one run.`,
    table(
      ['page and device', 'FCP', 'LCP', 'main thread', 'script'],
      costs.map(({ name, profile, cost: { fcp, lcp, main, script } }) => [
        `${name}, ${profile}`,
        ...[fcp, lcp, main, script].map(Math.round),
      ]),
    ),
    `## Promises\n\n${promiseTable([...paintPromises(costs), ...weights.flat()])}`,
  ].join('\n\n')
}

async function addCopy({ address, peerPort }) {
  const configuration = await buildStaticCopy({ address, html: await textOf(address), folder, port: peerPort })
  running.unshift(startPinned({ program: 'nginx', args: ['-c', configuration], cwd: folder }))
  await untilAnswering(`http://127.0.0.1:${peerPort}/`)
}

/** Every page in its turn, so that a busy machine is busy for all. */
async function visitAll(browser) {
  const costs = []
  for (const profile of Object.keys(profiles)) {
    const visits = screens.flatMap(({ path, address, peerPort }) => [
      { name: `Astro, same ${path}`, path, isPeer: true, profile, address: `http://127.0.0.1:${peerPort}/`, list: [] },
      { name: path, path, isPeer: false, profile, address, list: [] },
    ])
    for (const { address } of visits) await paintCost(browser, { address, profile })
    for (let run = 0; run < Number(options.runs); run++)
      for (const { address, list } of visits) list.push(await paintCost(browser, { address, profile }))
    costs.push(...visits.map(({ list, ...visited }) => ({ ...visited, cost: middle(list) })))
  }
  return costs
}

function middle(list) {
  return Object.fromEntries(Object.keys(list[0]).map((what) => [what, median(list.map((cost) => cost[what]))]))
}

function paintPromises(costs) {
  return costs
    .filter(({ isPeer }) => !isPeer)
    .flatMap(({ path, profile, cost }) => {
      const still = costs.find((one) => one.isPeer && one.path === path && one.profile === profile).cost
      return ['fcp', 'lcp'].map((what) => ({
        name: `${what.toUpperCase()} of ${path}, ${profile}`,
        limit: `${limits[what]} of Astro’s`,
        measured: (cost[what] / still[what]).toFixed(2),
        isKept: cost[what] / still[what] <= limits[what],
      }))
    })
}

async function weightOf({ path, address }) {
  const html = await textOf(address)
  const named = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]+)"/g)].map(([, script = '']) => script)
  const sizes = await Promise.all(named.map(async (script) => kilobytes(await textOf(new URL(script, address)))))
  const script = sizes.reduce((sum, size) => sum + size, 0)
  return [
    {
      name: `HTML with CSS of ${path}, brotli`,
      limit: `${htmlLimits[path]} KB`,
      measured: `${kilobytes(html).toFixed(1)} KB`,
      isKept: kilobytes(html) <= htmlLimits[path],
    },
    {
      name: `script of ${path} before any island is fetched, brotli`,
      limit: `${limits.scriptKb} KB`,
      measured: `${script.toFixed(1)} KB`,
      isKept: script <= limits.scriptKb,
    },
  ]
}

function kilobytes(text) {
  return brotliCompressSync(text).length / 1024
}

async function textOf(address) {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  return answer.text()
}
