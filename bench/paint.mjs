// `npm run bench paint`: what our published pages ask of a visitor's main thread, beside Astro's static page: the course
// page of page.json and the two heaviest pages of the demo world, on a throttled phone and a desktop, in turns.
//   --runs 9          visits of each page and device
//   --peers FOLDER    where Astro's page is built (else BENCH_DIR, else the system's temporary folder); made when absent
//   --write           writes the tables to their part of bench/RESULTS.md as well
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, URL } from 'node:url'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { buildWhenChanged } from '../scripts/build.mjs'
import { chromiumArgs, chromiumPath } from '../scripts/chromium.mjs'
import { handOverToNode24, root } from '../scripts/node24.mjs'
import { serverCommand } from '../scripts/server-command.mjs'
import { makeOurPage } from './our-page.mjs'
import { paintCost } from './paint-trace.mjs'
import { startPinned, untilAnswering } from './processes.mjs'
import { writePart } from './results.mjs'
import { median, promiseTable, table } from './tables.mjs'
import { profiles } from './visit.mjs'

await handOverToNode24()
const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '9' },
    peers: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
})
const here = fileURLToPath(new URL('.', import.meta.url))
const folder = options.peers ?? process.env.BENCH_DIR ?? join(tmpdir(), 'naikkelas-bench')
const origin = 'http://127.0.0.1:4793'
const astro = 'http://127.0.0.1:4102/'
const columns = { main: 'main thread', script: 'script', style: 'style', recalcs: 'recalcs', layout: 'layout' }
const limits = { main: 1.2, script: 20, fcp: 1.05, lcp: 1.05 }

if (!existsSync(`${folder}/peers/astro/dist`)) {
  console.log(`Building Astro's page in ${folder}.`)
  execFileSync(`${here}peers/setup.sh`, [folder, 'astro'], { stdio: 'inherit' })
}
await buildWhenChanged()

const dataDir = mkdtempSync(join(tmpdir(), 'naikkelas-bench-data-'))
// The database of a server that runs as root belongs to another account.
execFileSync('chmod', ['711', dataDir])
const running = []
try {
  const text = await measure()
  console.log(text)
  if (options.write) writePart('painting', text)
} finally {
  for (const { stop } of running) await stop()
  rmSync(dataDir, { recursive: true, force: true })
}

async function measure() {
  const server = await startOurs()
  const photos = Array.from({ length: 8 }, (_, index) => `${folder}/assets/img/foto-${index + 1}.jpg`)
  const document = JSON.parse(readFileSync(`${here}peers/page.json`, 'utf8'))
  const ours = await makeOurPage({ origin, photos, page: document })
  // Measured as on any later day: with pictures encoded and no more jobs to run.
  await server.stop()
  await startOurs()
  const nginx = ['-c', `${folder}/run/nginx-4102/nginx.conf`]
  running.unshift(startPinned({ program: 'nginx', args: nginx, cwd: folder }))
  await untilAnswering(astro)
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs })
  const load = loadavg()[0].toFixed(1)
  const addresses = { 'Astro, page.json': astro, 'page.json': ours, ...(await heaviestDemoPages(browser, ours)) }
  const costs = await visitAll(browser, addresses)
  const version = browser.version()
  await browser.close()
  return [
    '# What the published page asks of a visitor’s main thread',
    `Measured ${new Date().toISOString().slice(0, 10)} by \`npm run bench paint\`: Chromium ${version}, ${cpus().length} cores, load ${load} before the visits; medians of ${options.runs} cold visits, the pages taking turns; milliseconds from Chromium’s own trace until two seconds after \`load\`. Quote ratios of one run.`,
    ...Object.entries(costs).map(
      ([profile, list]) =>
        `## ${profile === 'phone' ? 'Phone (4× slower, 1.6 Mbps, 150 ms)' : 'Desktop (10 Mbps, 40 ms)'}\n\n${costTable(list)}`,
    ),
    `## Promises\n\n${promiseTable(promisesOf(costs))}`,
  ].join('\n\n')
}

async function startOurs() {
  const server = startPinned({
    program: process.execPath,
    args: serverCommand,
    cwd: root,
    env: { PORT: '4793', DATA_DIR: dataDir },
  })
  running.unshift(server)
  await untilAnswering(`${origin}/api/health`)
  return server
}

/** By elements, the demo world's own pages only. */
async function heaviestDemoPages(browser, ours) {
  const map = await (await fetch(`${origin}/sitemap.xml`)).text()
  const paths = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  const page = await browser.newPage()
  const sizes = []
  for (const path of paths.filter((one) => one !== new URL(ours).pathname)) {
    await page.goto(origin + path)
    sizes.push({
      path,
      elements: await page.evaluate(() =>
        document.querySelector('main [data-section-type]') ? document.querySelectorAll('*').length : 0,
      ),
    })
  }
  await page.close()
  const heaviest = sizes.toSorted((one, other) => other.elements - one.elements).slice(0, 2)
  return Object.fromEntries(heaviest.map(({ path }) => [path, origin + path]))
}

async function visitAll(browser, addresses) {
  const costs = {}
  for (const profile of Object.keys(profiles)) {
    const visits = Object.keys(addresses).map((name) => ({ name, list: [] }))
    for (const address of Object.values(addresses)) await paintCost(browser, { address, profile })
    for (let run = 0; run < Number(options.runs); run++)
      for (const { name, list } of visits) list.push(await paintCost(browser, { address: addresses[name], profile }))
    costs[profile] = Object.fromEntries(visits.map(({ name, list }) => [name, middle(list)]))
  }
  return costs
}

function middle(list) {
  return Object.fromEntries(Object.keys(list[0]).map((what) => [what, median(list.map((cost) => cost[what]))]))
}

function costTable(list) {
  return table(
    ['page', ...Object.values(columns), 'parse', 'FCP', 'LCP'],
    Object.entries(list).map(([name, cost]) => [
      name,
      ...[...Object.keys(columns), 'parse', 'fcp', 'lcp'].map((what) => Math.round(cost[what])),
    ]),
  )
}

function promisesOf(costs) {
  return Object.entries(costs).flatMap(([profile, { 'Astro, page.json': peer, ...pages }]) =>
    Object.entries(pages).flatMap(([name, cost]) =>
      Object.entries(limits).map(([what, limit]) => {
        const measured = what === 'script' ? cost.script : cost[what] / peer[what]
        return {
          name: `${columns[what] ?? what.toUpperCase()} of ${name}, ${profile}`,
          limit: what === 'script' ? `${limit} ms` : `${limit} of Astro’s`,
          measured: what === 'script' ? `${Math.round(measured)} ms` : measured.toFixed(2),
          isKept: measured <= limit,
        }
      }),
    ),
  )
}
