// `npm run bench lists`: lists and search of 10,000 courses. A list from memory beside Node's own server with the same
// bytes; a list drawn for each request beside one keyset query with JSON; search and suggestions, of prepared questions.
//   --courses 10000   how many are added to the demonstration
//   --write           writes the tables to their part of RESULTS.md as well
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, URL } from 'node:url'
import { parseArgs } from 'node:util'
import { brotliDecompressSync } from 'node:zlib'
import { buildWhenChanged } from '../scripts/build.mjs'
import { handOverToNode24, root } from '../scripts/node24.mjs'
import { serverCommand } from '../scripts/server-command.mjs'
import { untilPicturesAreMade, withDatabase } from './copy-page.mjs'
import { fillCatalogue } from './fill-catalogue.mjs'
import { startPinned, untilAnswering, webProcess } from './processes.mjs'
import { hammer, hasWrk } from './requests.mjs'
import { writePart } from './results.mjs'
import { median, promiseTable, table } from './tables.mjs'

await handOverToNode24()
if (!hasWrk()) throw new Error('wrk is needed (apt-get install wrk)')
const { values } = parseArgs({
  options: { courses: { type: 'string', default: '10000' }, write: { type: 'boolean', default: false } },
})
const port = 4793
const [rawPort, floorPort] = [4794, 4796]
const origin = `http://127.0.0.1:${port}`
const list = '/daftar-kelas-premium'
const places = { path: `${list}?halaman=sesudah_`, script: fileURLToPath(new URL('places.lua', import.meta.url)) }
const rounds = 3
const seconds = 5
/** What is asked: a word that a quarter of the catalogue has, one entry, a wrong letter, words that nothing has together, nothing. */
const questions = {
  'a common word': 'shopee',
  'every course': 'kelas',
  'one entry': 'kelas uji 4711',
  'a wrong letter': 'tokopdeia uji',
  'nothing has all': 'shopee helikopter',
  'no result': 'qzxqzxqzx',
}

await buildWhenChanged()
const dataDir = mkdtempSync(join(tmpdir(), 'naikkelas-bench-lists-'))
// The database of a server that runs as root belongs to another account.
execFileSync('chmod', ['711', dataDir])
const here = fileURLToPath(new URL('.', import.meta.url))
const running = []
const start = (args, env = {}) => {
  const one = startPinned({ program: process.execPath, args, cwd: root, env })
  running.unshift(one)
  return one
}
try {
  const text = await measure()
  console.log(text)
  if (values.write) writePart('lists and search', text)
} finally {
  for (const { stop } of running) await stop()
  rmSync(dataDir, { recursive: true, force: true })
}

async function measure() {
  const product = start(serverCommand, { PORT: String(port), DATA_DIR: dataDir })
  await untilAnswering(`${origin}/api/health`)
  await withDatabase(dataDir, async (client) => {
    await untilPicturesAreMade(client)
    await fillCatalogue(client, Number(values.courses))
  })
  const pid = webProcess(product.pid)
  const page = await brotliOf(`${origin}${list}`)
  const cards =
    brotliDecompressSync(page)
      .toString()
      .match(/<article\b/g)?.length ?? 0
  if (cards !== 24) throw new Error(`the list shows ${cards} cards`)
  const kept = join(dataDir, 'list.br')
  writeFileSync(kept, page)
  const raw = start([join(here, 'raw-server.mjs'), kept, String(rawPort)])
  const databaseUrl = readFileSync(join(dataDir, 'database-url'), 'utf8').trim()
  const floor = start([join(here, 'sql-floor.mjs'), databaseUrl, String(floorPort)])
  await untilAnswering(`http://127.0.0.1:${rawPort}/`)
  await untilAnswering(`http://127.0.0.1:${floorPort}/`)

  const targets = {
    'from memory': { address: `${origin}${list}`, pid },
    'the same bytes by Node': { address: `http://127.0.0.1:${rawPort}/`, pid: raw.pid },
    'drawn for each request': { address: origin, pid, places },
    'one query and JSON': { address: `http://127.0.0.1:${floorPort}`, pid: floor.pid, places },
  }
  const found = Object.fromEntries(Object.keys(targets).map((name) => [name, { few: [], many: [] }]))
  for (const target of Object.values(targets)) hammer({ ...target, seconds: 3 })
  for (let round = 0; round < rounds; round++)
    for (const [name, target] of Object.entries(targets)) {
      found[name].few.push(hammer({ ...target, seconds, connections: 4 }))
      found[name].many.push(hammer({ ...target, seconds, connections: 50 }))
    }
  const rate = (name) => median(found[name].many.map(({ perSecond }) => perSecond))
  const p99 = (name, load) => median(found[name][load].map(({ p99Ms }) => p99Ms))
  const fromMemory = rate('from memory') / rate('the same bytes by Node')
  const drawn = rate('drawn for each request') / rate('one query and JSON')
  const asked = searches(pid)
  const worst = (kind, load) => Math.max(...asked.map((one) => one[kind][load].p99Ms))
  const loads = [
    ...Object.values(found).flatMap(({ few, many }) => [...few, ...many]),
    ...asked.flatMap((one) => [one.page, one.suggestions].flatMap(({ few, many }) => [few, many])),
  ]
  const failed = loads.reduce((sum, one) => sum + one.failed, 0)
  return [
    '# Lists and search of many courses',
    '',
    `Measured ${new Date().toISOString().slice(0, 10)} by \`npm run bench lists\`: ${values.courses} courses with outlines, instructors, categories and partners beside the demonstration; server and database on one core, wrk on the other, load ${loadavg()[0].toFixed(1)} at the end. A list has 24 cards and ${(page.length / 1000).toFixed(1)} KB. Medians of ${rounds} rounds of ${seconds} s, in turns; every question for ${seconds} s.`,
    '',
    table(
      ['answered', 'requests/s at 50', 'p99 at 4, ms', 'p99 at 50, ms', 'CPU µs a request'],
      Object.keys(targets).map((name) => [
        name,
        Math.round(rate(name)),
        p99(name, 'few').toFixed(1),
        p99(name, 'many').toFixed(1),
        Math.round(median(found[name].many.map(({ cpuMicroseconds }) => cpuMicroseconds))),
      ]),
    ),
    '',
    table(
      [
        'asked',
        'page: p99 at 4, ms',
        'p99 at 50, ms',
        'requests/s at 50',
        'suggestions: p99 at 4, ms',
        'p99 at 50, ms',
      ],
      asked.map(({ name, page: one, suggestions }) => [
        name,
        one.few.p99Ms.toFixed(1),
        one.many.p99Ms.toFixed(1),
        Math.round(one.many.perSecond),
        suggestions.few.p99Ms.toFixed(1),
        suggestions.many.p99Ms.toFixed(1),
      ]),
    ),
    '',
    promiseTable([
      atLeast('list from memory, beside Node with the same bytes', 0.65, fromMemory),
      atLeast('list drawn for each request, beside one query', 0.1, drawn),
      atMost('list drawn for each request, p99 at 4 connections', 40, p99('drawn for each request', 'few')),
      atMost('list drawn for each request, p99 at 50 connections', 300, p99('drawn for each request', 'many')),
      atMost('search, slowest question, p99 at 4 connections', 60, worst('page', 'few')),
      atMost('search, slowest question, p99 at 50 connections', 500, worst('page', 'many')),
      atMost('suggestions, slowest question, p99 at 4 connections', 30, worst('suggestions', 'few')),
      { name: 'answers other than 200', limit: '0', measured: String(failed), isKept: failed === 0 },
    ]),
  ].join('\n')
}

function atLeast(name, least, share) {
  return { name, limit: `at least ${least.toFixed(2)}`, measured: share.toFixed(2), isKept: share >= least }
}

function atMost(name, most, ms) {
  return { name, limit: `${most} ms`, measured: `${ms.toFixed(1)} ms`, isKept: ms <= most }
}

function searches(pid) {
  return Object.entries(questions).map(([name, words]) => {
    const load = (path) => {
      const target = { address: `${origin}${path}${encodeURIComponent(words)}`, pid, seconds }
      hammer({ ...target, connections: 4, seconds: 2 })
      return { few: hammer({ ...target, connections: 4 }), many: hammer({ ...target, connections: 50 }) }
    }
    return { name, page: load('/search?cari='), suggestions: load('/api/search/suggestions?words=') }
  })
}

async function brotliOf(address) {
  return new Promise((resolve, reject) => {
    http
      .get(address, { headers: { 'accept-encoding': 'br' } }, (response) => {
        const parts = []
        response.on('data', (part) => parts.push(part))
        response.on('end', () => resolve(Buffer.concat(parts)))
      })
      .on('error', reject)
  })
}
