// `npm run bench`: the same page by us and by what a user would pick instead, measured in one run, printed as tables.
//   --runs 5          visits of each page and device
//   --peers FOLDER    where the peers are built (else BENCH_DIR, else the system's temporary folder); made when absent
//   --write           writes the tables to their part of bench/RESULTS.md as well
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, URL } from 'node:url'
import { parseArgs } from 'node:util'
import { brotliDecompressSync } from 'node:zlib'
import { chromium } from 'playwright'
import { buildWhenChanged } from '../scripts/build.mjs'
import { chromiumArgs, chromiumPath } from '../scripts/chromium.mjs'
import { handOverToNode24, root } from '../scripts/node24.mjs'
import { serverCommand } from '../scripts/server-command.mjs'
import { nginxBefore } from './behind-nginx.mjs'
import { untilPicturesAreMade, withDatabase } from './copy-page.mjs'
import { makeOurPage } from './our-page.mjs'
import { memoryMb, ownMemoryMb, startPinned, untilAnswering, webProcess } from './processes.mjs'
import { hammer, hasWrk } from './requests.mjs'
import { writePart } from './results.mjs'
import { inspectPage } from './same-page.mjs'
import { serverRendering, serverRenderingText } from './ways-to-draw.mjs'
import { median, promiseTable, requestTable, visitTable } from './tables.mjs'
import { profiles, visit } from './visit.mjs'

await handOverToNode24()
const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    peers: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
})
const here = fileURLToPath(new URL('.', import.meta.url))
const folder = options.peers ?? process.env.BENCH_DIR ?? join(tmpdir(), 'naikkelas-bench')
const origin = 'http://127.0.0.1:4790'
const document = JSON.parse(readFileSync(`${here}peers/page.json`, 'utf8'))

const peers = {
  'Astro, static': {
    address: 'http://127.0.0.1:4102/',
    program: 'nginx',
    args: ['-c', `${folder}/run/nginx-4102/nginx.conf`],
    cwd: folder,
  },
  'Next.js + Puck, server components': { address: 'http://127.0.0.1:4101/rsc', ...nextServer() },
  'Next.js + Puck, client': { address: 'http://127.0.0.1:4101/klien' },
}

function nextServer() {
  const args = ['node_modules/next/dist/bin/next', 'start', '-p', '4101', '-H', '127.0.0.1']
  return { program: process.execPath, args, cwd: `${folder}/peers/next` }
}

if (!existsSync(`${folder}/peers/astro/dist`) || !existsSync(`${folder}/peers/next/.next`)) {
  console.log(`Building the peers in ${folder}; this takes some minutes.`)
  execFileSync(`${here}peers/setup.sh`, [folder], { stdio: 'inherit' })
}
await buildWhenChanged()

const dataDir = mkdtempSync(join(tmpdir(), 'naikkelas-bench-data-'))
// The database of a server that runs as root belongs to another account.
execFileSync('chmod', ['711', dataDir])
const running = []
const lines = []
const say = (line = '') => {
  lines.push(line)
  console.log(line)
}
try {
  await measure()
} finally {
  for (const { stop } of running) await stop()
  rmSync(dataDir, { recursive: true, force: true })
}
const rendering = serverRenderingText(await serverRendering())
console.log(`\n${rendering}`)
if (options.write) {
  writePart('the published page', lines.join('\n'))
  writePart('server rendering', rendering)
}

async function measure() {
  const server = await startOurs()
  const photos = Array.from({ length: 8 }, (_, index) => `${folder}/assets/img/foto-${index + 1}.jpg`)
  const ours = await makeOurPage({ origin, photos, page: document })
  // Encoding pictures leaves a process larger than serving does: the page is measured as on any later day.
  await server.stop()
  const rested = await startOurs()
  await withDatabase(dataDir, untilPicturesAreMade)
  const body = await brotliBody(ours)
  for (const peer of Object.values(peers)) if (peer.program) start(peer)
  for (const { address } of Object.values(peers)) await untilAnswering(address)

  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [...chromiumArgs, '--enable-precise-memory-info'],
  })
  say('# What the published page costs a visitor')
  say()
  say(
    `Measured ${new Date().toISOString().slice(0, 10)} by \`npm run bench\`: Chromium ${browser.version()}, ${cpus().length} cores, load ${loadavg()[0].toFixed(1)} before the visits, Node ${process.versions.node}; medians of ${options.runs} cold visits, the pages taking turns. Quote ratios of one run; differences under 15 % are noise.`,
  )
  const visits = await visitAll(browser, {
    ...Object.fromEntries(Object.entries(peers).map(([name, { address }]) => [name, address])),
    Naikkelas: ours,
  })
  const inspection = await inspectPage(browser, { address: ours, document })
  await browser.close()
  for (const profile of Object.keys(profiles)) {
    say()
    say(`## ${profile === 'phone' ? 'Phone (4× slower, 1.6 Mbps, 150 ms)' : 'Desktop (10 Mbps, 40 ms)'}`)
    say()
    say(visitTable(visits[profile]))
  }
  const { rounds, behindNginx } = await hammerBoth({ address: ours, pid: webProcess(rested.pid), body })
  const memory = ownMemoryMb(webProcess(rested.pid))
  say()
  say('## Requests a second')
  say()
  say(rounds.length === 0 ? 'Not measured: wrk is not installed (Debian: apt-get install wrk).' : requestTable(rounds))
  if (behindNginx.length > 0) {
    say()
    say('## The same behind nginx, over kept connections')
    say()
    say(requestTable(behindNginx))
  }
  say()
  say(
    `Memory of our process tree under that load, supervisor and database included: ${Math.round(memoryMb(rested.pid))} MB. wrk has one thread and fifty connections; server and wrk have a core each; the raw server is Node's own, sending the same brotli body.`,
  )
  say()
  say('## Promises')
  say()
  const scripts = await scriptsOf(body)
  say(promiseTable(promisesOf({ visits, body, scripts, inspection, rounds, behindNginx, memory })))
  say()
  say(`Words on our page that page.json does not have: ${inspection.extra.join(', ') || 'none'}.`)
}

async function startOurs() {
  const server = start({
    program: process.execPath,
    args: serverCommand,
    cwd: root,
    env: { PORT: '4790', DATA_DIR: dataDir },
  })
  await untilAnswering(`${origin}/api/health`)
  return server
}

function start(what) {
  const process = startPinned(what)
  running.unshift(process)
  return process
}

async function brotliBody(address) {
  // fetch would unpack it.
  const { get } = await import('node:http')
  return new Promise((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': 'br' }, agent: false }, (response) => {
      const chunks = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', () => resolve(Buffer.concat(chunks)))
    }).on('error', reject)
  })
}

/** Bytes of the scripts that a page names, packed as they are sent and without headers. */
async function scriptsOf(body) {
  const html = brotliDecompressSync(body).toString()
  const sources = [...html.matchAll(/<script[^>]* src="?([^" >]+)/g)].map(([, source]) => new URL(source, origin).href)
  const bodies = await Promise.all(sources.map(brotliBody))
  return bodies.reduce((sum, { length }) => sum + length, 0)
}

async function visitAll(browser, addresses) {
  const results = {}
  for (const profile of Object.keys(profiles)) {
    const all = Object.fromEntries(Object.keys(addresses).map((name) => [name, []]))
    for (const [, address] of Object.entries(addresses)) await visit(browser, { address, profile, isThrottled: false })
    for (let run = 0; run < Number(options.runs); run++) {
      for (const [name, address] of Object.entries(addresses))
        all[name].push(await visit(browser, { address, profile }))
    }
    results[profile] = Object.fromEntries(Object.entries(all).map(([name, list]) => [name, middle(list)]))
  }
  return results
}

function middle(list) {
  const of = (key) => median(list.map((one) => one[key]))
  return {
    ...list[0],
    fcp: of('fcp'),
    lcp: of('lcp'),
    cls: of('cls'),
    tbt: of('tbt'),
    isFontPainted: list.every((one) => one.isFontPainted),
  }
}

/** Ours and the raw server take turns, so that a busy machine is busy for both. */
async function hammerBoth({ address, pid, body }) {
  if (!hasWrk()) return { rounds: [], behindNginx: [] }
  const file = join(dataDir, 'body.br')
  writeFileSync(file, body)
  const rawServer = start({ program: process.execPath, args: [`${here}raw-server.mjs`, file, '4791'], cwd: here })
  const targets = { raw: { address: 'http://127.0.0.1:4791/', pid: rawServer.pid }, ours: { address, pid } }
  await untilAnswering(targets.raw.address)
  for (const target of Object.values(targets)) hammer({ ...target, seconds: 3 })
  const take = ({ raw, ours }) =>
    Array.from({ length: 6 }, () => ({ raw: hammer({ ...raw, seconds: 4 }), ours: hammer({ ...ours, seconds: 4 }) }))
  const rounds = take(targets)
  start(nginxBefore({ folder: dataDir, port: 4794, target: 4790 }))
  start(nginxBefore({ folder: dataDir, port: 4795, target: 4791 }))
  const fronted = {
    raw: { ...targets.raw, address: 'http://127.0.0.1:4795/' },
    ours: { ...targets.ours, address: address.replace(origin, 'http://127.0.0.1:4794') },
  }
  for (const target of Object.values(fronted)) await untilAnswering(target.address)
  return { rounds, behindNginx: take(fronted) }
}

function promisesOf({ visits, body, scripts, inspection, rounds, behindNginx, memory }) {
  const { phone, desktop } = visits
  const astro = phone['Astro, static']
  const ours = phone.Naikkelas
  const ratioOf = (list, what) => median(list.map(({ ours }) => ours[what])) / median(list.map(({ raw }) => raw[what]))
  const ratio = ratioOf(rounds, 'perSecond')
  const late = ratioOf(rounds, 'p99Ms')
  const processor = ratioOf(behindNginx, 'cpuMicroseconds')
  const promise = (name, limit, measured, isKept) => ({ name, limit, measured, isKept })
  return [
    promise('HTML with CSS, brotli', '8.0 KB', `${(body.length / 1000).toFixed(2)} KB`, body.length <= 8_000),
    promise('script, brotli', '2.0 KB', `${scripts} bytes`, scripts <= 2_000 && inspection.scripts <= 1),
    promise(
      'every text of page.json is on the page',
      'all',
      inspection.missing.length === 0 ? 'all' : `missing: ${inspection.missing.join(' · ')}`,
      inspection.missing.length === 0,
    ),
    promise(
      'sections, pictures, card, structured data',
      '14, 8, yes, yes',
      `${inspection.sections}, ${inspection.pictures}, ${inspection.hasCard ? 'yes' : 'no'}, ${inspection.hasData ? 'yes' : 'no'}`,
      inspection.sections === 14 && inspection.pictures === 8 && inspection.hasCard && inspection.hasData,
    ),
    promise(
      'layout shift, cold, own font painted',
      '0.02',
      `${Math.max(ours.cls, desktop.Naikkelas.cls).toFixed(3)}, ${ours.isFontPainted ? 'painted' : 'not painted'}`,
      Math.max(ours.cls, desktop.Naikkelas.cls) <= 0.02 && ours.isFontPainted,
    ),
    ...['fcp', 'lcp'].map((what) =>
      promise(
        `${what.toUpperCase()} on the phone, beside Astro`,
        `${Math.round(astro[what])} ms`,
        `${Math.round(ours[what])} ms (${(ours[what] / astro[what]).toFixed(2)})`,
        ours[what] <= astro[what],
      ),
    ),
    promise(
      'requests a second, beside the raw server',
      '0.70',
      Number.isNaN(ratio) ? 'not measured' : ratio.toFixed(2),
      ratio >= 0.7,
    ),
    promise(
      'p99 of the requests, beside the raw server',
      '1.40',
      Number.isNaN(late) ? 'not measured' : late.toFixed(2),
      late <= 1.4,
    ),
    promise(
      'processor time of a visit behind nginx, beside the raw server',
      '1.50',
      Number.isNaN(processor) ? 'not measured' : processor.toFixed(2),
      processor <= 1.5,
    ),
    promise(
      'memory of the web process alone, after those requests',
      '120 MB',
      `${Math.round(memory)} MB`,
      memory <= 120,
    ),
  ]
}
