import { run } from './run.mjs'

/**
 * Makes journeys that `npm test` leaves out, with all fourteen sections where a course page is composed.
 * @param {'all' | 'exhaustive'} journeys
 * @param {string[]} words files of them, or options of Playwright
 * @returns {Promise<string>} how many passed
 * @throws when one failed, with the last lines that Playwright wrote
 */
export async function makeJourneys(journeys, ...words) {
  const args = ['test', '--config', 'apps/web/playwright.config.ts', '--reporter=line', ...words]
  const env = { JOURNEYS: journeys, COURSE: 'whole' }
  const { code, output } = await run('playwright', args, { env, isQuiet: true, limitMs: 40 * 60_000 })
  if (code !== 0) throw new Error(output.trim().split('\n').slice(-20).join(' '))
  return /\d+ passed.*/.exec(output)?.[0] ?? 'yes'
}
