import { run } from '../run.mjs'

export const title = 'Several people on one page'

const seeds = 50
const acts = 500
/** A run of its own for every ten seeds, so that a failure names its ten. */
const perRun = 10

/** @param {(promise: string, prove: () => Promise<string>) => Promise<boolean>} promise */
export async function verify(promise) {
  for (let first = 1; first <= seeds; first += perRun) {
    await promise(
      `5 people on two servers, ${acts} acts each with cuts and reconnects, seeds ${first} to ${first + perRun - 1}: every acknowledged change in the final page, five identical pages`,
      async () => {
        const { code, output } = await run(
          'vitest',
          ['run', '--project', 'api', 'scripts/tests/together/together.test.ts'],
          {
            env: { TOGETHER_SEEDS: String(perRun), TOGETHER_ACTS: String(acts), TOGETHER_FIRST: String(first) },
            isQuiet: true,
          },
        )
        if (code !== 0) throw new Error(output.trim().split('\n').slice(-30).join(' '))
        return /\d+ seeds: .*/.exec(output)?.[0] ?? 'yes'
      },
    )
  }
}
