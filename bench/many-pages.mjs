// `npm run bench many-pages`: whether a server starts and publishes as fast with 10,000 published pages as with 10. The
// course page is published once and its row, version and bytes are copied in the database under other addresses.
//   --pages 10000    published pages of the larger world
//   --runs 7         starts and publishes of each
//   --write          writes the table to its part of bench/RESULTS.md as well
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { buildWhenChanged } from '../scripts/build.mjs'
import { handOverToNode24, root } from '../scripts/node24.mjs'
import { serverCommand } from '../scripts/server-command.mjs'
import { copyPage } from './copy-page.mjs'
import { signIn } from './desk.mjs'
import { ownMemoryMb, startPinned, untilAnswering, webProcess } from './processes.mjs'
import { writePart } from './results.mjs'
import { median, percentile, promiseTable } from './tables.mjs'

await handOverToNode24()
const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '10000' },
    runs: { type: 'string', default: '7' },
    write: { type: 'boolean', default: false },
  },
})
const many = Number(values.pages)
const runs = Number(values.runs)
const few = 10
const COPYING_PATIENCE_MS = 180_000
const port = Number(process.env.BENCH_PORT ?? 4797)
const origin = `http://127.0.0.1:${port}`
const address = '/kelas-data-usaha'

await buildWhenChanged()
const dataDir = mkdtempSync(join(tmpdir(), 'naikkelas-bench-many-pages-'))
// The database of a server that runs as root belongs to another account.
execFileSync('chmod', ['711', dataDir])
let server
try {
  const text = await measure()
  console.log(text)
  if (values.write) writePart('many pages', text)
} finally {
  await server?.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

async function measure() {
  await start()
  const desk = await signIn(origin)
  const { items } = await desk('GET', '/admin/landing-pages?perPage=50')
  const { id } = items.find((page) => page.address === address)
  // Pictures of the demonstration are still being made, and pages drawn again for them.
  await pause(20_000)
  const small = await measureWith(few, id)
  const large = await measureWith(many, id)
  const row = (name, limit, key, isKept) => ({
    name,
    limit,
    measured: `${words(small[key])} with ${few}, ${words(large[key])} with ${many.toLocaleString('en')}`,
    isKept,
  })
  return [
    '# Many published pages',
    '',
    `Measured ${new Date().toISOString().slice(0, 10)} by \`npm run bench many-pages\`: medians of ${runs} beside the slowest, load ${loadavg()[0].toFixed(1)} at the end. A start is the process and its embedded database until a page is answered; a publish is the request until a GET has the new words. A start copied ${large.copied.toLocaleString('en')} pages to disk in ${(large.copyingMs / 1000).toFixed(1)} s, in the background.`,
    '',
    promiseTable([
      row('start until the first page', '5 s', 'starts', median(large.starts) < 5_000),
      row(
        'publish until it is seen',
        'as with 10 (1.5 ×)',
        'publishes',
        median(large.publishes) < 1.5 * median(small.publishes),
      ),
      row('publish during the copying of every page', '–', 'publishesWhileCopying', true),
    ]),
    '',
    `Memory of the web process with ${many.toLocaleString('en')} pages, at rest: ${Math.round(large.memory)} MB, with ${few}: ${Math.round(small.memory)} MB.`,
  ].join('\n')
}

function words(list) {
  return `${Math.round(median(list))} ms (${Math.round(percentile(list, 1))})`
}

async function measureWith(count, id) {
  await copyPage({ dataDir, id, count })
  await server.stop()
  await start()
  const begun = performance.now()
  const publishesWhileCopying = await publishTimes(id, 100)
  // Copies are made in the background; what is missing of them is made by the next start.
  while (copies() < count && performance.now() - begun < COPYING_PATIENCE_MS) await pause(100)
  const copyingMs = performance.now() - begun
  const copied = copies()
  const starts = []
  for (let run = 0; run < runs; run++) {
    await server.stop()
    starts.push(await start())
  }
  const publishes = await publishTimes(id, 200)
  return { starts, publishes, publishesWhileCopying, copyingMs, copied, memory: ownMemoryMb(webProcess(server.pid)) }
}

function copies() {
  return readdirSync(join(dataDir, 'pages')).filter((name) => name.endsWith('.page')).length
}

async function start() {
  const begun = performance.now()
  server = startPinned({
    program: process.execPath,
    args: serverCommand,
    cwd: root,
    env: { PORT: String(port), DATA_DIR: dataDir },
  })
  await untilAnswering(`${origin}${address}`)
  return performance.now() - begun
}

async function publishTimes(id, first) {
  const desk = await signIn(origin)
  const times = []
  // The first one loads what draws.
  await publishOnce(desk, id, first)
  for (let run = 1; run <= runs; run++) times.push(await publishOnce(desk, id, first + run))
  return times
}

async function publishOnce(desk, id, number) {
  const path = `/admin/landing-pages/${id}`
  const { document, page } = await desk('GET', path)
  const [section] = document.sections
  const headline = `Angkatan ke-${number}, sejak ${Date.now()}`
  const operation = {
    kind: 'changeField',
    sectionId: section.id,
    sectionVersion: section.version,
    path: ['title'],
    value: headline,
    was: section.content.title,
  }
  const { headVersion } = await desk('POST', `${path}/changes`, {
    baseVersion: page.headVersion,
    changes: [{ id: crypto.randomUUID(), operations: [operation] }],
  })
  const begun = performance.now()
  await desk('POST', `${path}/publish`, { headVersion })
  for (;;) {
    const html = await (await fetch(`${origin}${address}`)).text()
    if (html.includes(headline)) return performance.now() - begun
    if (performance.now() - begun > 30_000) throw new Error('what was published did not show')
    await pause(2)
  }
}
