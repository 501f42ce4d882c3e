import { run } from '../run.mjs'

export const title = 'Journeys: what `npm test` leaves out, and the whole course page by mouse, keyboard and touch'

/** @param {(promise: string, prove: () => Promise<string>) => Promise<boolean>} promise */
export async function verify(promise) {
  await promise('all fourteen sections are composed by keyboard, and visitors read every word of them', () =>
    make('all', 'course-by-keyboard'),
  )
  await promise('every other journey holds, those that compose the course by mouse and by touch among them', () =>
    make('exhaustive'),
  )
}

/**
 * @param {'all' | 'exhaustive'} journeys
 * @param {string[]} files
 */
async function make(journeys, ...files) {
  const args = ['test', '--config', 'apps/web/playwright.config.ts', '--reporter=line', ...files]
  const env = { JOURNEYS: journeys, COURSE: 'whole' }
  const { code, output } = await run('playwright', args, { env, isQuiet: true, limitMs: 40 * 60_000 })
  if (code !== 0) throw new Error(output.trim().split('\n').slice(-20).join(' '))
  return /\d+ passed.*/.exec(output)?.[0] ?? 'yes'
}
