// How many tests passed, by the runners' own reports. A runner that died, or ran nothing, counts as a failure.

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/**
 * @param {{ code: number, report: unknown }} run the runner's exit code and its JSON report, undefined when it wrote none
 * @returns {Counts}
 */
export function vitestCounts({ code, report }) {
  if (!report) return { passed: 0, failed: 1, skipped: 0 }
  const unloadable = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  const counts = {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloadable.length,
    skipped: report.numPendingTests + (report.numTodoTests ?? 0) - leftOut(report),
  }
  return failedWhenSilent(counts, code)
}

/** Tests that `npm run verify tests` makes: Vitest reports what a filter of tags leaves out as skipped. */
function leftOut({ testResults }) {
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, tags = [] }) => status === 'skipped' && tags.includes('exhaustive')).length
}

/**
 * @param {{ code: number, report: unknown }} run
 * @returns {Counts} a journey that passed only when repeated counts as passed, and is named by `unsteadyJourneys`
 */
export function playwrightCounts({ code, report }) {
  if (!report) return { passed: 0, failed: 1, skipped: 0 }
  const { expected, unexpected, flaky, skipped } = report.stats
  return failedWhenSilent({ passed: expected + flaky, failed: unexpected, skipped }, code)
}

/**
 * @param {unknown} report Playwright's JSON report, undefined when it wrote none
 * @returns {string[]} journeys that passed only when repeated
 */
export function unsteadyJourneys(report) {
  return (report?.suites ?? []).flatMap(unsteadyOf)
}

function unsteadyOf({ specs = [], suites = [] }) {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
  return [...own.map(({ file, title }) => `${file} › ${title}`), ...suites.flatMap(unsteadyOf)]
}

/** Characters of a failure's message to repeat; the whole message is in the log above. */
const wordsKept = 600

/**
 * The failed tests, so that the end of a long run lists them all.
 * @param {{ code: number, report: unknown }} run of Vitest
 * @returns {string[]} file, name and the first words of each
 */
export function failedTests({ code, report }) {
  const named = (report?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (status === 'failed' && failed.length === 0) return [failure(name, message)]
    return failed.map(({ fullName, failureMessages }) => failure(`${name} › ${fullName}`, failureMessages.join('\n')))
  })
  return named.length === 0 && code !== 0 ? [failure('no test', `The runner ended with ${code}.`)] : named
}

/**
 * @param {unknown} report Playwright's JSON report, undefined when it wrote none
 * @returns {string[]} file, title and the first words of each journey that failed
 */
export function failedJourneys(report) {
  const broken = (report?.errors ?? []).map(({ message }) => failure('no journey', message))
  return [...broken, ...(report?.suites ?? []).flatMap(failedOf)]
}

function failedOf({ specs = [], suites = [] }) {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'unexpected'))
  return [
    ...own.map(({ file, title, tests }) => {
      const errors = tests.flatMap(({ results = [] }) => results.flatMap((result) => result.errors ?? []))
      return failure(`${file} › ${title}`, errors[0]?.message)
    }),
    ...suites.flatMap(failedOf),
  ]
}

function failure(name, words = '') {
  return `${name}\n${words.slice(0, wordsKept)}`.trim()
}

/** @param {Counts[]} all */
export function sum(all) {
  return all.reduce((total, one) => ({
    passed: total.passed + one.passed,
    failed: total.failed + one.failed,
    skipped: total.skipped + one.skipped,
  }))
}

/** @param {Counts} counts */
export function lastLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

function failedWhenSilent(counts, code) {
  const isSilent = counts.failed === 0 && (code !== 0 || counts.passed === 0)
  return isSilent ? { ...counts, failed: 1 } : counts
}
