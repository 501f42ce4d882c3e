// Pictures of all stories against their references. VISUAL_ACCEPT=1 takes what is drawn now as the references;
// VISUAL_RUNS=5 draws everything five times.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { root } from '../node24.mjs'
import { changes, fingerprints, photograph, picturesNow, referencesFile } from '../visual/pictures.mjs'

export const title = 'Pictures: every story looks as its reference'

const runs = Number(process.env.VISUAL_RUNS ?? 2)

export async function verify(promise) {
  const isTaken = await promise('every story can be photographed once it stands still', async () => {
    if ((await photograph(root, picturesNow)) !== 0) throw new Error('some story failed, see above')
    return `${Object.keys(fingerprints(picturesNow)).length} pictures`
  })
  if (!isTaken) return
  await promise(`${runs} runs in a row draw the same pixels`, async () => {
    for (let index = 1; index < runs; index += 1)
      if ((await photograph(root, picturesNow, { isCompared: true })) !== 0)
        throw new Error(`run ${index + 1} differs: .cache/visual/now-difference shows where`)
    return 'no pixel differs'
  })
  await promise('each looks as its reference of scripts/tests/visual/references.json', async () => {
    const now = fingerprints(picturesNow)
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

const some = (ids) => (ids.length === 0 ? 'none' : `${ids.length} (${ids.slice(0, 5).join(', ')})`)
