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
    skipped: report.numPendingTests + (report.numTodoTests ?? 0),
  }
  return failedWhenSilent(counts, code)
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
