// `npm run bench tracker`: 1,500 events a second sent to a server that serves pages on the same core, and what that
// costs the pages. Both take turns with a quiet server, so that a busy machine is busy for both.
//   --rounds 9       of each kind
//   --seconds 6      a round
//   --events 1500    a second
//   --pages 300      visits a second to a page, steady
//   --write          writes the table to its part of bench/RESULTS.md as well
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import http from 'node:http'
import { createRequire } from 'node:module'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { buildWhenChanged } from '../scripts/build.mjs'
import { handOverToNode24, root } from '../scripts/node24.mjs'
import { serverCommand } from '../scripts/server-command.mjs'
import { signIn } from './desk.mjs'
import { cpuSeconds, startPinned, untilAnswering, webProcess } from './processes.mjs'
import { writePart } from './results.mjs'
import { median } from './tables.mjs'
import { sendVisitsInThread } from './tracker-load.mjs'

await handOverToNode24()
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '9' },
    seconds: { type: 'string', default: '6' },
    events: { type: 'string', default: '1500' },
    pages: { type: 'string', default: '300' },
    write: { type: 'boolean', default: false },
  },
})
const [rounds, seconds, perSecond, pagesPerSecond] = [values.rounds, values.seconds, values.events, values.pages].map(
  Number,
)
const port = Number(process.env.BENCH_PORT ?? 4795)
const origin = `http://127.0.0.1:${port}`
const address = '/kelas-data-usaha'
// The driver is the API's.
const pg = createRequire(`${root}/apps/api/package.json`)('pg')

await buildWhenChanged()
// The client uses the other core with all its threads: on the server's it would measure itself.
execFileSync('taskset', ['-a', '-c', '-p', '1', String(process.pid)], { stdio: 'ignore' })
const dataDir = mkdtempSync(join(tmpdir(), 'naikkelas-bench-tracker-'))
execFileSync('chmod', ['711', dataDir])
const server = startPinned({
  program: process.execPath,
  args: serverCommand,
  cwd: root,
  env: { PORT: String(port), DATA_DIR: dataDir, TRUSTED_PROXIES: '127.0.0.1' },
})
try {
  const text = await measure()
  console.log(text)
  if (values.write) writePart('the tracker', text)
} finally {
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

async function measure() {
  await untilAnswering(`${origin}/api/health`)
  const desk = await signIn(origin)
  const { items } = await desk('GET', '/admin/landing-pages?perPage=50')
  const { id: pageId } = items.find((page) => page.address === address)
  // Pictures of the demonstration are still being made.
  await pause(5_000)
  await visitPages(2)
  const quiet = []
  const busy = []
  let acknowledged = 0
  let refused = 0
  for (let round = 0; round < rounds; round++) {
    quiet.push(await visitPages(seconds))
    const firstNumber = round * 1_000_000
    const cpuBefore = cpuSeconds(webProcess(server.pid))
    const sending = sendVisitsInThread({ origin, pageId, perSecond, seconds, firstNumber })
    const [pages, result] = await Promise.all([visitPages(seconds), sending])
    busy.push({ ...pages, trackerP99: result.p99Ms, perSecond: result.acknowledged.length / seconds })
    busy.at(-1).cpu = (cpuSeconds(webProcess(server.pid)) - cpuBefore) / seconds
    acknowledged += result.acknowledged.length
    refused += result.refused
  }
  const counted = await countedEvents()
  const of = (list, key) => median(list.map((one) => one[key]))
  const ratio = of(busy, 'p99') / of(quiet, 'p99')
  return [
    '# What tracking visits costs',
    '',
    `Measured ${new Date().toISOString().slice(0, 10)} by \`npm run bench tracker\`: server and its database on one core, who asks on the other, load ${loadavg()[0].toFixed(1)} at the end; medians of ${rounds} rounds of ${seconds} s, quiet and busy in turn; ${pagesPerSecond} visits a second to a page.`,
    '',
    '| | promise | measured |',
    '|---|---|---|',
    `| events stored a second | ${perSecond} | ${Math.round(of(busy, 'perSecond'))} |`,
    `| acknowledged, of these in the table | all | ${acknowledged}, ${counted} |`,
    `| refused or not answered | – | ${refused} |`,
    `| page, p99, quiet | – | ${of(quiet, 'p99').toFixed(2)} ms |`,
    `| page, p99, beside the tracker | within 10 % | ${of(busy, 'p99').toFixed(2)} ms (${ratio.toFixed(2)}) |`,
    `| page, p50, quiet and busy | – | ${of(quiet, 'p50').toFixed(2)} and ${of(busy, 'p50').toFixed(2)} ms |`,
    `| a delivery acknowledged, p99 | – | ${of(busy, 'trackerP99').toFixed(0)} ms |`,
    `| processor time of the web process | – | ${Math.round(of(busy, 'cpu') * 100)} % of its core |`,
  ].join('\n')
}

/** Visits at a steady pace; a wait counts from when the visit was due. @returns milliseconds */
async function visitPages(forSeconds) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 50 })
  const waits = []
  const underWay = []
  const startedAt = performance.now()
  for (let visits = 0; performance.now() - startedAt < forSeconds * 1000; await pause(1)) {
    for (; visits < ((performance.now() - startedAt) / 1000) * pagesPerSecond; visits++)
      underWay.push(visitOnce(agent).then((ms) => waits.push(ms)))
  }
  await Promise.all(underWay)
  agent.destroy()
  waits.sort((a, b) => a - b)
  return { p50: waits[Math.floor(waits.length / 2)], p99: waits[Math.floor(waits.length * 0.99)] }
}

function visitOnce(agent) {
  const begun = performance.now()
  return new Promise((resolve, reject) => {
    http
      .get(`${origin}${address}`, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
        response.resume()
        response.on('end', () => resolve(performance.now() - begun))
      })
      .on('error', reject)
  })
}

async function countedEvents() {
  const client = new pg.Client({ connectionString: readFileSync(join(dataDir, 'database-url'), 'utf8') })
  await client.connect()
  const { rows } = await client.query("SELECT count(*)::int AS events FROM tracker_events WHERE id LIKE 'beban-%'")
  await client.end()
  return rows[0].events
}
