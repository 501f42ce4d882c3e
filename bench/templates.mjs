// `npm run bench templates`: a page of each template, published by our server: what it weighs, how soon it is read on a
// bad line, and what Lighthouse says of it.
//   --runs 5          visits and Lighthouse runs of each page
//   --only a,b        templates
//   --no-lighthouse   weights and the bad line only
//   --lighthouse DIR  where Lighthouse is installed (else BENCH_DIR/lighthouse, else the system's temporary folder)
//   --write           writes the table to its part of bench/RESULTS.md as well
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { buildWhenChanged } from '../scripts/build.mjs'
import { chromiumArgs, chromiumPath } from '../scripts/chromium.mjs'
import { handOverToNode24, root } from '../scripts/node24.mjs'
import { installedLighthouse, lighthouseOf } from './lighthouse.mjs'
import { serverCommand } from '../scripts/server-command.mjs'
import { startPinned, untilAnswering } from './processes.mjs'
import { writePart } from './results.mjs'
import { median, table } from './tables.mjs'
import { makeTemplatePages } from './template-pages.mjs'
import { badDay, weigh } from './weigh.mjs'

await handOverToNode24()
const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    only: { type: 'string' },
    'no-lighthouse': { type: 'boolean', default: false },
    lighthouse: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
})
const { templateNames } = await import('../packages/page/src/templates/names.ts')
const names = options.only?.split(',') ?? templateNames
const runs = Number(options.runs)
const origin = 'http://127.0.0.1:4797'
const debugPort = 4798

await buildWhenChanged()
const dataDir = mkdtempSync(join(tmpdir(), 'naikkelas-bench-data-'))
// The database of a server that runs as root belongs to another account.
execFileSync('chmod', ['711', dataDir])
const startServer = async () => {
  const server = startPinned({
    program: process.execPath,
    args: serverCommand,
    cwd: root,
    env: { PORT: '4797', DATA_DIR: dataDir, PUBLIC_URL: origin },
  })
  await untilAnswering(`${origin}/api/health`)
  return server
}
let server = await startServer()
try {
  const addresses = await makeTemplatePages(origin, names)
  // Encoding pictures leaves a process larger than serving does: pages are measured as on any later day.
  await server.stop()
  server = await startServer()
  const text = await measure(addresses)
  console.log(text)
  if (options.write) writePart('the templates', text)
} finally {
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

async function measure(addresses) {
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [...chromiumArgs, `--remote-debugging-port=${debugPort}`],
  })
  const load = loadavg()[0].toFixed(1)
  const rows = []
  for (const [name, address] of Object.entries(addresses)) {
    const weight = await weigh(browser, address)
    const readable = []
    for (let run = 0; run < runs; run += 1) readable.push(await badDay(browser, address))
    const scores = options['no-lighthouse']
      ? null
      : await lighthouseOf({ address, runs, debugPort, folder: installedLighthouse(options.lighthouse) })
    rows.push({ name, weight, readable: median(readable), scores })
    console.error(name, JSON.stringify(rows.at(-1)))
  }
  const version = browser.version()
  await browser.close()
  return report({ rows, load, version })
}

function report({ rows, load, version }) {
  const kb = (bytes) => (bytes / 1000).toFixed(1)
  const head = [
    'template',
    'HTML + CSS KB with headers',
    'letters KB',
    'first screen KB',
    'before scrolling KB',
    'whole page KB',
    'read on a bad day ms',
    'Lighthouse: performance',
    'accessibility',
    'best practices',
    'SEO',
  ]
  const cells = rows.map(({ name, weight, readable, scores }) => [
    name,
    ...[weight.html, weight.letters, weight.firstScreen, weight.unscrolled, weight.whole].map(kb),
    Math.round(readable),
    ...(scores
      ? [scores.performance, scores.accessibility, scores['best-practices'], scores.seo]
      : ['–', '–', '–', '–']),
  ])
  const most = (of) => Math.max(...rows.map(of))
  const least = (of) => Math.min(...rows.map(of))
  const kept = (isKept) => (isKept ? 'yes' : '**no**')
  const promises = [
    [
      'heaviest HTML with CSS and headers, one first flight of TCP',
      '14.0 KB',
      `${kb(most(({ weight }) => weight.html))} KB`,
      kept(most(({ weight }) => weight.html) <= 14_000),
    ],
    [
      'heaviest first screen at 360 px',
      '90 KB',
      `${kb(most(({ weight }) => weight.firstScreen))} KB`,
      kept(most(({ weight }) => weight.firstScreen) <= 90_000),
    ],
    [
      'heaviest page, scrolled to its end',
      '500 KB',
      `${kb(most(({ weight }) => weight.whole))} KB`,
      kept(most(({ weight }) => weight.whole) <= 500_000),
    ],
    [
      'headline and first button read on a bad day',
      '3,000 ms',
      `${Math.round(most(({ readable }) => readable))} ms`,
      kept(most(({ readable }) => readable) <= 3_000),
    ],
    ...(rows.every(({ scores }) => scores)
      ? [
          [
            'Lighthouse: performance, the lowest',
            '98',
            least(({ scores }) => scores.performance),
            kept(least(({ scores }) => scores.performance) >= 98),
          ],
          [
            'Lighthouse: accessibility, best practices, SEO, the lowest',
            '100',
            least(({ scores }) => Math.min(scores.accessibility, scores['best-practices'], scores.seo)),
            kept(least(({ scores }) => Math.min(scores.accessibility, scores['best-practices'], scores.seo)) >= 100),
          ],
        ]
      : []),
  ]
  const failed = [...new Set(rows.flatMap(({ scores }) => scores?.failed ?? []))]
  return `# What a page of each template costs

Measured ${new Date().toISOString().slice(0, 10)} by \`npm run bench templates\`: Chromium ${version}, ${cpus().length} cores, load ${load} at the beginning; medians of ${runs}. First screen: 360 × 740 px at 2×, HTML, letters, script and the pictures seen there; before scrolling counts what the browser fetches ahead as well. A bad day: 400 kbps, 400 ms, a processor six times slower; read is when headline and first button have been painted. Lighthouse with its own phone.

${table(head, cells)}

${table(['promise', 'limit', 'measured', 'kept'], promises)}
${failed.length > 0 ? `\nAudits below their best: ${failed.join(', ')}.\n` : ''}`
}
