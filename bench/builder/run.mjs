// `npm run bench builder`: our builder beside Puck, GrapesJS and Craft.js, the same sections, one run, printed as tables.
//   --runs 5          visits of each editor and size
//   --sizes 14,100,500
//   --peers FOLDER    where the peers are built (else BENCH_DIR, else the system's temporary folder); made when absent
//   --only ours       one editor alone
//   --write           writes the tables to bench/BUILDER.md as well
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, URL } from 'node:url'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { chromium } from 'playwright'
import { buildWhenChanged } from '../../scripts/build.mjs'
import { chromiumArgs, chromiumPath } from '../../scripts/chromium.mjs'
import { handOverToNode24, root } from '../../scripts/node24.mjs'
import { serverCommand } from '../../scripts/server-command.mjs'
import { startPinned, untilAnswering } from '../processes.mjs'
import { median, table } from '../tables.mjs'
import { makeBuilderPages } from './our-builder-pages.mjs'
import { promiseRows } from './promises.mjs'
import { useEditor } from './use-editor.mjs'

await handOverToNode24()
const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    sizes: { type: 'string', default: '14,100,500' },
    peers: { type: 'string' },
    only: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
  allowPositionals: true,
})
const bench = fileURLToPath(new URL('..', import.meta.url))
const folder = options.peers ?? process.env.BENCH_DIR ?? join(tmpdir(), 'naikkelas-bench')
const sizes = options.sizes.split(',').map(Number)
const origin = 'http://127.0.0.1:4792'

const peers = {
  Puck: { port: 4110, project: 'puck-editor' },
  GrapesJS: { port: 4111, project: 'grapes-editor' },
  'Craft.js': { port: 4112, project: 'craft-editor' },
}
const missing = Object.values(peers)
  .map(({ project }) => project)
  .filter((project) => !existsSync(`${folder}/peers/${project}/dist`))
if (!options.only && missing.length > 0) {
  console.log(`Building ${missing.join(', ')} in ${folder}; this takes some minutes.`)
  execFileSync(`${bench}peers/setup.sh`, [folder, ...missing], { stdio: 'inherit' })
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
if (options.write) writeFileSync(`${bench}BUILDER.md`, `${lines.join('\n')}\n`)

async function measure() {
  const editors = { Naikkelas: await ours() }
  if (!options.only)
    for (const [name, { port }] of Object.entries(peers)) {
      running.unshift(
        startPinned({ program: 'nginx', args: ['-c', `${folder}/run/nginx-${port}/nginx.conf`], cwd: folder }),
      )
      await untilAnswering(`http://127.0.0.1:${port}/`)
      editors[name] = (size) => ({ address: `http://127.0.0.1:${port}/?n=${size}`, size })
    }
  const results = {}
  for (const size of sizes) results[size] = await visitAll(editors, size)
  report(results)
}

async function ours() {
  running.unshift(
    startPinned({
      program: process.execPath,
      args: serverCommand,
      cwd: root,
      env: { PORT: '4792', DATA_DIR: dataDir },
    }),
  )
  await untilAnswering(`${origin}/api/health`)
  const photos = Array.from({ length: 8 }, (_, index) => `${folder}/assets/img/foto-${index + 1}.jpg`)
  const { addresses, cookies } = await makeBuilderPages({ origin, photos, sizes })
  return (size) => ({ address: addresses[size], size, cookies, isOurs: true })
}

/** The editors take turns, each in a browser of its own, so that a busy machine is busy for all. */
async function visitAll(editors, size) {
  const visits = Object.fromEntries(Object.keys(editors).map((name) => [name, []]))
  for (let run = 0; run < Number(options.runs); run++) {
    for (const [name, editor] of Object.entries(editors)) {
      const browser = await chromium.launch({
        executablePath: chromiumPath(),
        args: [...chromiumArgs, '--enable-precise-memory-info', '--js-flags=--expose-gc'],
      })
      try {
        visits[name].push(await useEditor(browser, editor(size)))
      } catch (error) {
        console.error(`${name}, ${size} sections: ${String(error).slice(0, 300)}`)
      } finally {
        await browser.close()
      }
    }
  }
  const middle = {}
  for (const [name, list] of Object.entries(visits)) {
    if (list.length === 0) continue
    const of = (key) => median(list.map((visit) => visit[key]).filter((value) => value !== null))
    middle[name] = {
      ...Object.fromEntries(
        ['canvasMs', 'selectedMs', 'heapMb', 'duplicateMs', 'undoMs', 'moveMs', 'keyMs', 'key95Ms', 'frame95Ms'].map(
          (key) => [key, of(key)],
        ),
      ),
      drops: `${list.filter(({ isDropped }) => isDropped).length} of ${list.length}`,
      scriptKb: (await gzipBytes(list[0].scripts)) / 1000,
    }
  }
  return middle
}

async function gzipBytes(addresses) {
  let bytes = 0
  for (const address of addresses) bytes += gzipSync(await bodyOf(address), { level: 9 }).length
  return bytes
}

function bodyOf(address) {
  return new Promise((resolve, reject) => {
    http
      .get(address, { agent: false, headers: { 'accept-encoding': 'identity' } }, (response) => {
        const chunks = []
        response.on('data', (chunk) => chunks.push(chunk))
        response.on('end', () => resolve(Buffer.concat(chunks)))
      })
      .on('error', reject)
  })
}

function report(results) {
  say('# What the builder costs a marketer')
  say()
  say(
    `Measured ${new Date().toISOString().slice(0, 10)} by \`npm run bench builder\`: ${cpus().length} cores, load ${loadavg()[0].toFixed(1)} at the end, Node ${process.versions.node}; medians of ${options.runs} visits, each in a browser of its own, the editors taking turns. Quote ratios of one run; differences under 15 % are noise. Ours is the product as \`npm start\` serves it, signed in, its database and server on one core; every act is a press of the button that a marketer presses. The peers are static pages with the same sections and no server behind them. An act is timed from the press, the section it is about selected before. Of pages with more than 30 sections ours draws what is near and leaves places for the rest; the peers draw all.`,
  )
  const head = [
    'editor',
    'canvas painted ms',
    'first selected ms',
    'key p50 ms',
    'key p95 ms',
    'duplicate ms',
    'undo ms',
    'move ms',
    'drag frame p95 ms',
    'dropped',
    'heap MB',
    'script KB, gzip',
  ]
  for (const [size, editors] of Object.entries(results)) {
    say()
    say(`## ${size} sections`)
    say()
    say(
      table(
        head,
        Object.entries(editors).map(([name, one]) => [
          name,
          ...[one.canvasMs, one.selectedMs].map(Math.round),
          ...[one.keyMs, one.key95Ms, one.duplicateMs, one.undoMs, one.moveMs, one.frame95Ms].map(
            (ms) => ms?.toFixed(1) ?? 'failed',
          ),
          one.drops,
          one.heapMb.toFixed(1),
          one.scriptKb.toFixed(0),
        ]),
      ),
    )
  }
  say()
  say('## Promises')
  say()
  say('A limit in ms holds, or 0.7 of Puck’s in this run where that is more.')
  say()
  say(table(['promise', 'limit', 'measured', 'kept'], promiseRows(results)))
}
