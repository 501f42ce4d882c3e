import { run } from '../run.mjs'

export const title = 'Tests that `npm test` leaves out: kills, restarts, further hosts, looks and accounts'

/** Fewer mean that a tag was lost, and with it what makes these tests run at all. */
const fewest = 30

/** @param {(promise: string, prove: () => Promise<string>) => Promise<boolean>} promise */
export async function verify(promise) {
  await promise('every test with the tag `exhaustive` holds', async () => {
    // Stories have tags of their own kind and none of this one.
    const projects = ['unit', 'api', 'repo', 'browser'].flatMap((name) => ['--project', name])
    const { code, output } = await run('vitest', ['run', '--tags-filter=exhaustive', ...projects], {
      isQuiet: true,
      limitMs: 30 * 60_000,
    })
    if (code !== 0) throw new Error(output.trim().split('\n').slice(-40).join(' '))
    // The line before counts files.
    const made = Number([...output.matchAll(/(\d+) passed/g)].at(-1)?.[1] ?? 0)
    if (made < fewest) throw new Error(`only ${made} tests were made`)
    return `${made} tests`
  })
}
