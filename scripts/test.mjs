// Everything that must hold: checks, then unit, API, repository and story tests, then journeys through the screen.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { buildWhenChanged } from './build.mjs'
import { runChecks } from './checks.mjs'
import { handOverToNode24, root } from './node24.mjs'
import { run } from './run.mjs'
import {
  failedJourneys,
  failedTests,
  lastLine,
  playwrightCounts,
  sum,
  unsteadyJourneys,
  vitestCounts,
} from './test-counts.mjs'
import { budgetWarning, minutesLine, shareOut } from './test-times.mjs'

/** A runner that takes longer hangs: on two quiet cores each takes less than 20 minutes, on busy ones twice as long. */
const runnerLimitMs = 40 * 60_000

await handOverToNode24()
const reports = `${root}/.cache/reports`
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

/** All failures, repeated at the end: logs of long runs are cut in the middle. */
const failures = []
/** Minutes by ring. */
const times = installationTime()
const counts = sum([
  await timed('checks', runChecks),
  await timed('build', runBuild),
  await runVitest(),
  await timed('journeys', runJourneys),
])
for (const failure of failures) console.log(`✗ ${failure}`)
console.log(minutesLine(times))
// A developer's machine does other work beside.
const warning = process.env.CI ? budgetWarning(times) : undefined
if (warning) console.log(warning)
console.log(lastLine(counts))
process.exitCode = counts.failed > 0 ? 1 : 0

/** Set by scripts/bootstrap.mjs when it installed packages for this run. */
function installationTime() {
  const file = `${root}/.cache/installation.json`
  const installation = readReport(file)
  rmSync(file, { force: true })
  return installation ? { installation: installation.minutes } : {}
}

async function timed(ring, work) {
  const began = performance.now()
  const result = await work()
  times[ring] = (performance.now() - began) / 60_000
  return result
}

/** The server's tests and the journeys run what a visitor gets. */
async function runBuild() {
  try {
    await buildWhenChanged()
    return announce('build', { passed: 1, failed: 0, skipped: 0 })
  } catch (error) {
    console.log(error.message)
    return announce('build', { passed: 0, failed: 1, skipped: 0 })
  }
}

async function runVitest() {
  const file = `${reports}/vitest.json`
  const fileTimes = `${reports}/file-times.json`
  const reporters = ['--reporter=dot', '--reporter=json', `--reporter=${root}/scripts/file-times.mjs`]
  const args = ['run', '--tags-filter=!exhaustive', ...reporters, `--outputFile.json=${file}`]
  const began = performance.now()
  const { code } = await run('vitest', args, { env: { FILE_TIMES: fileTimes }, limitMs: runnerLimitMs })
  Object.assign(times, shareOut((performance.now() - began) / 60_000, readReport(fileTimes) ?? []))
  const report = readReport(file)
  failures.push(...failedTests({ code, report }))
  return announce('unit, API, repository, stories', vitestCounts({ code, report }))
}

async function runJourneys() {
  const file = `${reports}/playwright.json`
  const args = ['test', '--config', 'apps/web/playwright.config.ts', '--reporter=line,json']
  const { code } = await run('playwright', args, { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file }, limitMs: runnerLimitMs })
  const report = readReport(file)
  for (const name of unsteadyJourneys(report)) console.log(`! passed only when repeated, to be mended: ${name}`)
  failures.push(...failedJourneys(report))
  return announce('journeys', playwrightCounts({ code, report }))
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

function announce(name, result) {
  console.log(`${result.failed > 0 ? '✗' : '✓'} ${name}: ${lastLine(result)}`)
  return result
}
