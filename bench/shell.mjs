// `npm run bench shell`: first paint and weight of a public screen in the frame of the site, beside the same page built by
// Astro as a static one: the same bars, text and CSS, and no script. Both on a throttled phone and a desktop, in turns.
//   --path /privacy   the screen
//   --runs 9          visits of each page and device
//   --peers FOLDER    where Astro is installed (else BENCH_DIR, else the system's temporary folder); made when absent
//   --write           writes the tables to their part of bench/RESULTS.md as well
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath, URL } from 'node:url'
import { parseArgs } from 'node:util'
import { brotliCompressSync } from 'node:zlib'
import { chromium } from 'playwright'
import { buildWhenChanged } from '../scripts/build.mjs'
import { chromiumArgs, chromiumPath } from '../scripts/chromium.mjs'
import { handOverToNode24, root } from '../scripts/node24.mjs'
import { serverCommand } from '../scripts/server-command.mjs'
import { paintCost } from './paint-trace.mjs'
import { startPinned, untilAnswering } from './processes.mjs'
import { writePart } from './results.mjs'
import { median, promiseTable, table } from './tables.mjs'
import { profiles } from './visit.mjs'

await handOverToNode24()
const { values: options } = parseArgs({
  options: {
    path: { type: 'string', default: '/privacy' },
    runs: { type: 'string', default: '9' },
    peers: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
})
const here = fileURLToPath(new URL('.', import.meta.url))
const folder = options.peers ?? process.env.BENCH_DIR ?? join(tmpdir(), 'naikkelas-bench')
const port = 4795
const peerPort = 4104
const ours = `http://127.0.0.1:${port}${options.path}`
const peer = `http://127.0.0.1:${peerPort}/`
/** Of issue and specification: first paint beside the static page, and kilobytes after brotli. */
const limits = { fcp: 1.05, htmlKb: 14, scriptKb: 6 }

if (!existsSync(`${folder}/peers/astro/node_modules`)) {
  console.log(`Installing Astro in ${folder}.`)
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
  if (options.write) writePart('the frame of the site', text)
} finally {
  for (const { stop } of running) await stop()
  rmSync(dataDir, { recursive: true, force: true })
}

async function measure() {
  running.unshift(
    startPinned({
      program: process.execPath,
      args: serverCommand,
      cwd: root,
      env: { PORT: String(port), DATA_DIR: dataDir },
    }),
  )
  await untilAnswering(`http://127.0.0.1:${port}/api/health`)
  const html = await textOf(ours)
  await buildPeer(html)
  const configuration = `${folder}/run/nginx-${peerPort}/nginx.conf`
  running.unshift(startPinned({ program: 'nginx', args: ['-c', configuration], cwd: folder }))
  await untilAnswering(peer)
  const load = loadavg()[0].toFixed(1)
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs })
  const costs = await visitAll(browser)
  const version = browser.version()
  await browser.close()
  const weight = { html: kilobytes(html), script: await scriptKilobytes(html) }
  return [
    '# The frame of the site',
    `Measured ${new Date().toISOString().slice(0, 10)} by \`npm run bench shell\`: ${options.path}, Chromium ${version}, ${cpus().length} cores, load ${load} before the visits; medians of ${options.runs} cold visits, the pages taking turns; milliseconds. The peer is the same document built by Astro and sent by nginx with stored brotli: bars, text and CSS of this page, and no script. Quote ratios of one run.`,
    table(
      ['page and device', 'FCP', 'LCP', 'main thread', 'script'],
      Object.entries(costs).flatMap(([profile, pages]) =>
        Object.entries(pages).map(([name, { fcp, lcp, main, script }]) => [
          `${name}, ${profile}`,
          ...[fcp, lcp, main, script].map(Math.round),
        ]),
      ),
    ),
    `## Promises\n\n${promiseTable(promisesOf(costs, weight))}`,
  ].join('\n\n')
}

/** Astro's page of the same document: what the server drew, with its scripts taken out. */
async function buildPeer(html) {
  const target = `${folder}/peers/astro-shell`
  rmSync(target, { recursive: true, force: true })
  mkdirSync(`${target}/src/pages`, { recursive: true })
  mkdirSync(`${target}/public`, { recursive: true })
  symlinkSync(`${folder}/peers/astro/node_modules`, `${target}/node_modules`)
  writeFileSync(`${target}/package.json`, '{ "name": "astro-shell", "private": true, "type": "module" }\n')
  const still = html.replace(/<script\b[\s\S]*?<\/script>/g, '')
  const part = (pattern) => pattern.exec(still)?.[1] ?? ''
  const document = {
    title: part(/<title>([\s\S]*?)<\/title>/),
    css: part(/<style\b[^>]*>([\s\S]*?)<\/style>/),
    classes: part(/<body\b([^>]*)>/),
    body: part(/<body\b[^>]*>([\s\S]*)<\/body>/),
  }
  if (document.css === '' || !document.body.includes('<main')) throw new Error(`${ours} is no public screen`)
  writeFileSync(`${target}/src/document.json`, JSON.stringify(document))
  writeFileSync(
    `${target}/src/pages/index.astro`,
    [
      '---',
      "import document from '../document.json';",
      '---',
      '<!doctype html>',
      '<html lang="id"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>{document.title}</title><style is:inline set:html={document.css}></style></head>',
      `<body${document.classes}><Fragment set:html={document.body} /></body></html>`,
      '',
    ].join('\n'),
  )
  await copyFiles(`${document.css} ${document.body}`, `${target}/public`)
  const build = { cwd: target, stdio: ['ignore', 'ignore', 'inherit'] }
  execFileSync(`${target}/node_modules/.bin/astro`, ['build'], build)
  execFileSync(process.execPath, [`${folder}/harness/nginx.mjs`, `${target}/dist`, String(peerPort), '--write'], {
    cwd: folder,
    stdio: 'inherit',
  })
}

/** Fonts and pictures that the page names on its own host. */
async function copyFiles(text, target) {
  const named = [...text.matchAll(/(?:url\(["']?|(?:src|href)=")(\/[\w./-]+\.(?:woff2|svg|avif|webp|jpg|png))/g)]
  for (const address of new Set(named.map(([, path]) => path))) {
    const answer = await fetch(`http://127.0.0.1:${port}${address}`)
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
    mkdirSync(dirname(target + address), { recursive: true })
    writeFileSync(target + address, Buffer.from(await answer.arrayBuffer()))
  }
}

async function visitAll(browser) {
  const addresses = { 'Astro, same bars': peer, [options.path]: ours }
  const costs = {}
  for (const profile of Object.keys(profiles)) {
    const visits = Object.entries(addresses).map(([name, address]) => ({ name, address, list: [] }))
    for (const { address } of visits) await paintCost(browser, { address, profile })
    for (let run = 0; run < Number(options.runs); run++)
      for (const { address, list } of visits) list.push(await paintCost(browser, { address, profile }))
    costs[profile] = Object.fromEntries(visits.map(({ name, list }) => [name, middle(list)]))
  }
  return costs
}

function middle(list) {
  return Object.fromEntries(Object.keys(list[0]).map((what) => [what, median(list.map((cost) => cost[what]))]))
}

function kilobytes(text) {
  return brotliCompressSync(text).length / 1024
}

/** Every script that the document asks for by itself. */
async function scriptKilobytes(html) {
  const named = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]+)"/g)].map(([, address = '']) => address)
  const sizes = await Promise.all(named.map(async (address) => kilobytes(await textOf(new URL(address, ours)))))
  return sizes.reduce((sum, size) => sum + size, 0)
}

async function textOf(address) {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  return answer.text()
}

function promisesOf(costs, weight) {
  return [
    ...Object.entries(costs).map(([profile, { 'Astro, same bars': still, [options.path]: own }]) => ({
      name: `FCP of ${options.path}, ${profile}`,
      limit: `${limits.fcp} of Astro’s`,
      measured: (own.fcp / still.fcp).toFixed(2),
      isKept: own.fcp / still.fcp <= limits.fcp,
    })),
    {
      name: 'HTML with CSS, brotli',
      limit: `${limits.htmlKb} KB`,
      measured: `${weight.html.toFixed(1)} KB`,
      isKept: weight.html <= limits.htmlKb,
    },
    {
      name: 'script before any island is fetched, brotli',
      limit: `${limits.scriptKb} KB`,
      measured: `${weight.script.toFixed(1)} KB`,
      isKept: weight.script <= limits.scriptKb,
    },
  ]
}
