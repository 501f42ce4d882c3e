// Pictures of all stories against their references. VISUAL_ACCEPT=1 takes what is drawn now as the references;
// VISUAL_RUNS is how often everything is drawn: twice, for more takes longer than half an hour.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { root } from '../node24.mjs'
import {
  changes,
  fingerprints,
  photograph,
  photographAgain,
  picturesAgain,
  picturesNow,
  referencesFile,
} from '../visual/pictures.mjs'
import { inStorybook } from '../visual/storybook.mjs'

export const title = 'Pictures: every story looks as its reference'

const runs = Number(process.env.VISUAL_RUNS ?? 2)

/** @param {(promise: string, prove: () => Promise<string>) => Promise<boolean>} promise */
export const verify = (promise) => inStorybook(root, (address) => compareAll(address, promise))

async function compareAll(address, promise) {
  let now = {}
  const isTaken = await promise('every story can be photographed once nothing moves', async () => {
    const began = performance.now()
    const failed = await photograph(address, picturesNow)
    if (failed.length > 0) throw new Error(some(failed, '; '))
    now = fingerprints(picturesNow)
    return `${Object.keys(now).length} pictures in ${minutesSince(began)}`
  })
  if (!isTaken) return
  if (runs > 1)
    await promise(`${runs} runs in a row draw the same pixels`, async () => {
      const began = performance.now()
      for (let index = 2; index <= runs; index += 1) {
        const found = await photographAgain(address, picturesNow, picturesAgain)
        if (found.length > 0) throw new Error(`run ${index} differs, see .cache/visual/again: ${some(found, '; ')}`)
      }
      return `no pixel differs; ${runs - 1} more runs took ${minutesSince(began)}`
    })
  await promise('each looks as its reference of scripts/tests/visual/references.json', async () => {
    if (process.env.VISUAL_ACCEPT === '1') writeFileSync(referencesFile, `${JSON.stringify(now, null, 1)}\n`)
    const before = existsSync(referencesFile) ? JSON.parse(readFileSync(referencesFile, 'utf8')) : {}
    const { changed, added, removed } = changes(before, now)
    if (changed.length + added.length + removed.length > 0)
      throw new Error(
        `changed: ${some(changed)}; new: ${some(added)}; gone: ${some(removed)}. Look at them: npm run visual:report. Then VISUAL_ACCEPT=1 npm run verify visual`,
      )
    return `${Object.keys(now).length} alike`
  })
}

const minutesSince = (began) => `${((performance.now() - began) / 60_000).toFixed(1)} minutes`

const some = (ids, between = ', ') => (ids.length === 0 ? 'none' : `${ids.length} (${ids.slice(0, 5).join(between)})`)
