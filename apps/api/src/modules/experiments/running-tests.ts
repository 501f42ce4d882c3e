import { variantsIn } from '@naikkelas/page'
import type { RunningTests } from '../../running-tests.ts'
import { endTest } from './ending.service.ts'
import { lockRunningExperiment } from './experiments.repo.ts'

/** The tests of this module's own table, as a page that goes public ends them. */
export const runningTests: RunningTests = {
  async endWithout(queries, { pageId, document, actorId, at }) {
    const running = await lockRunningExperiment(queries, pageId)
    if (!running) return
    const there = variantsIn(document.sections)
    const goneVariants = running.weights.map(({ key }) => key).filter((key) => !there.includes(key))
    // Without any other version nothing is left to compare, and `a` is what stays.
    const named = goneVariants.filter((key) => key !== 'a')
    if (named.length > 0) await endTest(queries, running, { winner: null, goneVariants: named, actorId, at })
  },
}
