// Lighthouse's verdict on a page, with its own emulated phone and simulated line.
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL, URL } from 'node:url'
import { median } from './tables.mjs'

/** Only a server in production lets search engines in, and that refuses the demonstration's accounts: tests ask it. */
const skipAudits = ['is-crawlable']
const categories = ['performance', 'accessibility', 'best-practices', 'seo']

/**
 * Lighthouse with the packages of bench/lighthouse/package-lock.json, outside of the repository; installed when absent.
 * @param {string} [chosen] a folder
 */
export function installedLighthouse(chosen) {
  const folder = chosen ?? join(process.env.BENCH_DIR ?? join(tmpdir(), 'naikkelas-bench'), 'lighthouse')
  if (!existsSync(join(folder, 'node_modules/lighthouse'))) {
    cpSync(fileURLToPath(new URL('lighthouse', import.meta.url)), folder, { recursive: true })
    execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--silent'], { cwd: folder, stdio: 'inherit' })
  }
  return folder
}

/**
 * @param {{ address: string, runs: number, debugPort: number, folder: string }} options folder holds node_modules/lighthouse
 * @returns medians of 0 to 100, and the audits that lost points in the last run
 */
export async function lighthouseOf({ address, runs, debugPort, folder }) {
  const { default: lighthouse } = await import(
    pathToFileURL(join(folder, 'node_modules/lighthouse/core/index.js')).href
  )
  const scores = Object.fromEntries(categories.map((category) => [category, []]))
  let failed = []
  for (let run = 0; run < runs; run += 1) {
    const { lhr } = await lighthouse(address, {
      port: debugPort,
      onlyCategories: categories,
      skipAudits,
      logLevel: 'silent',
    })
    for (const category of categories) scores[category].push(Math.round((lhr.categories[category].score ?? 0) * 100))
    failed = categories.flatMap((category) =>
      lhr.categories[category].auditRefs
        .filter(({ id, weight }) => weight > 0 && (lhr.audits[id].score ?? 1) < 0.9)
        .map(({ id }) => id),
    )
  }
  return { ...Object.fromEntries(categories.map((category) => [category, median(scores[category])])), failed }
}
