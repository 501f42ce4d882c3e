// Every component and section as a sheet for Figma, drawn from its stories: `npm run figma:sheets` says where they lie.
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../node24.mjs'
import { run } from '../run.mjs'

export const title = 'Sheets for Figma: every component and section as shapes'

/** @param {(promise: string, prove: () => Promise<string>) => Promise<boolean>} promise */
export async function verify(promise) {
  await promise(
    'each story is drawn as sound XML, without foreign elements, with every word that one sees',
    async () => {
      const { code, output } = await run(process.execPath, ['scripts/figma/sheets.mjs'], { isQuiet: true })
      if (code !== 0)
        throw new Error(
          output
            .split('\n')
            .filter((line) => line.startsWith('✗'))
            .join('; ') || output.slice(-300),
        )
      const folder = join(root, '.cache/figma/sheets')
      const sizes = readdirSync(folder).map((file) => statSync(join(folder, file)).size)
      const sum = sizes.reduce((one, other) => one + other, 0)
      return `${sizes.length} sheets, ${(sum / 1e6).toFixed(1)} MB, the largest ${(Math.max(...sizes) / 1e6).toFixed(1)} MB`
    },
  )
}
