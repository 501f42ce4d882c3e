import { run } from '../run.mjs'

export const title = 'Hostile content: every place of every section type'

/** @param {(promise: string, prove: () => Promise<string>) => Promise<boolean>} promise */
export async function verify(promise) {
  await promise(
    'null, nothing, an unknown key or a hostile address in any place is a reason or a drawing',
    async () => {
      const { code, output } = await run(
        'vitest',
        ['run', '--project', 'unit', 'packages/ui/src/sections/hostile-content.test.tsx'],
        { env: { HOSTILE_PLACES: 'all' }, isQuiet: true },
      )
      if (code !== 0) throw new Error(output.trim().split('\n').slice(-12).join(' '))
      return 'nothing crashes, and nothing hostile is drawn'
    },
  )
}
