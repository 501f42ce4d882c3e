// Every story is drawn, played and read by axe in both modes; `npm test` does so in the light.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { modes } from '../matrix/looks.mjs'
import { root } from '../node24.mjs'
import { run } from '../run.mjs'
import { vitestCounts } from '../test-counts.mjs'

export const title = 'Axe: every story in light and dark'

export async function verify(promise) {
  for (const mode of modes) {
    await promise(`axe finds nothing in any story in ${mode} mode`, async () => {
      const file = join(root, `.cache/reports/axe-${mode}.json`)
      const args = ['run', '--project', 'stories', '--mode', mode, '--reporter=json', `--outputFile=${file}`]
      const { code, output } = await run('vitest', args, { isQuiet: true })
      const report = JSON.parse(readFileSync(file, 'utf8'))
      const { passed, failed } = vitestCounts({ code, report })
      if (failed > 0)
        throw new Error(`${failed} of ${passed + failed}: ${failing(report).join('; ') || output.slice(-300)}`)
      return `0 in ${passed} stories`
    })
  }
}

/** Names of the stories that something was found in. */
const failing = ({ testResults }) =>
  testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
  )
