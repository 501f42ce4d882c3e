// How long each ring of `npm test` took. Vitest runs its projects side by side, so theirs are shares of one time.

/** A project of Vitest by the name of its ring. */
const rings = { unit: 'unit', api: 'API', repo: 'repository', browser: 'browser', stories: 'stories' }

/**
 * Shares the minutes of a run of Vitest out among its projects, by how long their files kept a worker busy.
 * @param {number} minutes
 * @param {{ project: string, ms: number }[]} files as scripts/file-times.mjs writes them
 * @returns {Record<string, number>} minutes by ring
 */
export function shareOut(minutes, files) {
  const total = files.reduce((sum, { ms }) => sum + ms, 0)
  if (total === 0) return { tests: minutes }
  const shares = {}
  for (const { project, ms } of files) {
    // A project in a browser is named with the browser.
    const [name] = project.split(' ')
    const ring = rings[name] ?? project
    shares[ring] = (shares[ring] ?? 0) + (ms / total) * minutes
  }
  return shares
}

/**
 * @param {Record<string, number>} times minutes by ring
 * @returns {string} each ring and all of them together
 */
export function minutesLine(times) {
  const named = Object.entries(times).map(([ring, minutes]) => `${ring} ${minutes.toFixed(1)}`)
  return `minutes: ${named.join(', ')}; together ${totalOf(times).toFixed(1)}`
}

/** What all of `npm test` may take on two quiet cores, installation included, in minutes (docs/decisions/0168). */
const budget = 35

/**
 * @param {Record<string, number>} times minutes by ring
 * @returns {string | undefined} a warning when they are more than is allowed
 */
export function budgetWarning(times) {
  const total = totalOf(times)
  if (total <= budget) return undefined
  return `! npm test took ${total.toFixed(1)} minutes, ${budget} are allowed: move exhaustive parts to npm run verify.`
}

function totalOf(times) {
  return Object.values(times).reduce((sum, minutes) => sum + minutes, 0)
}
