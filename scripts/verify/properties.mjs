import { globSync, readFileSync } from 'node:fs'
import { root } from '../node24.mjs'
import { run } from '../run.mjs'

export const title = 'Property tests with cases that were not drawn before'

/** Of each round one; the report names it, so that a failure can be drawn again. */
const rounds = 5

const places = ['packages/*/src/**/*.test.{ts,tsx}', 'apps/*/{app,src}/**/*.test.{ts,tsx}']

export async function verify(promise) {
  const files = globSync(places, { cwd: root }).filter(
    (file) => !file.includes('.browser.') && readFileSync(`${root}/${file}`, 'utf8').includes("from 'fast-check'"),
  )
  for (let round = 1; round <= rounds; round += 1) {
    const seed = Math.floor(Math.random() * 2 ** 31)
    await promise(`every property of ${files.length} files holds, round ${round} of ${rounds}`, async () => {
      const { code, output } = await run('vitest', ['run', '--project', 'unit', '--project', 'api', ...files], {
        env: { PROPERTY_SEED: String(seed) },
        isQuiet: true,
      })
      if (code !== 0) throw new Error(`seed ${seed}: ${output.trim().split('\n').slice(-40).join(' ')}`)
      return `seed ${seed}`
    })
  }
}
