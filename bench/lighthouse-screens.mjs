// `npm run bench lighthouse`: what Lighthouse says of twelve public screens of the demonstration, on its own phone.
//   --runs 5          of each screen
//   --lighthouse DIR  where Lighthouse is installed (else BENCH_DIR/lighthouse, else the system's temporary folder)
//   --data-dir DIR    of a demonstration that was started before (else one is made: minutes)
//   --write           writes the table to its part of bench/RESULTS.md as well
import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { buildWhenChanged } from '../scripts/build.mjs'
import { chromiumArgs, chromiumPath } from '../scripts/chromium.mjs'
import { handOverToNode24 } from '../scripts/node24.mjs'
import { startDemo } from './demo-server.mjs'
import { installedLighthouse, lighthouseOf } from './lighthouse.mjs'
import { writePart } from './results.mjs'
import { promiseTable, table } from './tables.mjs'

await handOverToNode24()
const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    lighthouse: { type: 'string' },
    'data-dir': { type: 'string' },
    write: { type: 'boolean', default: false },
  },
})
const debugPort = 4798
/** Of the issue: the median of each category, and the lowest of any screen. */
const limits = { median: 100, lowest: 98 }
const screens = [
  '/',
  '/kelas-shopee',
  '/jasa-kami/management-marketplace',
  '/daftar-kelas-premium',
  '/daftar-kelas-partner',
  '/category/1',
  '/search?q=shopee',
  '/events',
  '/kelas/foto-makanan',
  '/event/webinar-toko-shopee',
  '/tutorial',
  '/karir',
]

await buildWhenChanged()
const demo = await startDemo({ port: 4796, dataDir: options['data-dir'] })
try {
  const text = await measure(demo)
  console.log(text)
  if (options.write) writePart('Lighthouse', text)
} finally {
  await demo.stop()
}

async function measure({ origin }) {
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [...chromiumArgs, `--remote-debugging-port=${debugPort}`],
  })
  const load = loadavg()[0].toFixed(1)
  const folder = installedLighthouse(options.lighthouse)
  const rows = []
  for (const path of screens) {
    const answer = await fetch(origin + path)
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
    rows.push({
      path,
      ...(await lighthouseOf({ address: origin + path, runs: Number(options.runs), debugPort, folder })),
    })
    console.error(JSON.stringify(rows.at(-1)))
  }
  const version = browser.version()
  await browser.close()
  return report({ rows, load, version })
}

function report({ rows, load, version }) {
  const categories = ['performance', 'accessibility', 'best-practices', 'seo']
  const scores = rows.flatMap((row) => categories.map((category) => row[category]))
  const failed = rows.flatMap(({ path, failed }) => failed.map((audit) => `${audit} (${path})`))
  return [
    '# Lighthouse of twelve public screens',
    `Measured ${new Date().toISOString().slice(0, 10)} by \`npm run bench lighthouse\`: Chromium ${version}, ${cpus().length} cores, load ${load} at the beginning; medians of ${options.runs} runs with Lighthouse's own phone and simulated line.`,
    table(
      ['screen', 'performance', 'accessibility', 'best practices', 'SEO'],
      rows.map((row) => [row.path, ...categories.map((category) => row[category])]),
    ),
    promiseTable([
      {
        name: 'every score, the lowest',
        limit: limits.lowest,
        measured: Math.min(...scores),
        isKept: Math.min(...scores) >= limits.lowest,
      },
      {
        name: 'scores of 100',
        limit: `${scores.length} of ${scores.length}`,
        measured: scores.filter((score) => score === limits.median).length,
        isKept: scores.every((score) => score === limits.median),
      },
    ]),
    failed.length > 0
      ? `Audits below their best in the last run: ${failed.join(', ')}.`
      : 'No audit was below its best in the last run.',
  ].join('\n\n')
}
