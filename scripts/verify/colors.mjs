import { run } from '../run.mjs'

export const title = 'Colours: any page colour gives readable text'

export async function verify(promise) {
  await promise('100,000 random brand and accent colours, every text and edge of 7 schemes in 2 modes', async () => {
    const { code, output } = await run(
      'vitest',
      ['run', '--project', 'unit', 'packages/ui/src/theme/readable.test.ts'],
      {
        env: { COLOR_RUNS: '100000' },
        isQuiet: true,
      },
    )
    if (code !== 0) throw new Error(output.trim().split('\n').slice(-12).join(' '))
    return 'none below its contrast'
  })
}
