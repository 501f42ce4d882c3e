import { run } from '../run.mjs'

export const title = 'The saver of the builder'

const sequences = 10_000
const seeds = [20261124, 1]

/** @param {(promise: string, prove: () => Promise<string>) => Promise<boolean>} promise */
export async function verify(promise) {
  for (const seed of seeds) {
    await promise(
      `${sequences} sequences of edits, cuts, conflicts, sign-outs, sign-ins as another account and reloads, seed ${seed}: no change is lost, doubled, reordered, dropped silently or sent by another account`,
      async () => {
        const { code, output } = await run(
          'vitest',
          ['run', '--project', 'unit', 'apps/web/app/areas/admin/builder/save/saver.property.test.ts'],
          { env: { SAVER_RUNS: String(sequences), SAVER_SEED: String(seed) }, isQuiet: true },
        )
        if (code !== 0) throw new Error(output.trim().split('\n').slice(-30).join(' '))
        return /\d+ sequences, .*/.exec(output)?.[0] ?? 'yes'
      },
    )
  }
}
