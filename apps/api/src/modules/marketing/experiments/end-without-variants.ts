import { within } from '../../../platform/events/index.ts'
import { endTest } from './ending.service.ts'
import { lockRunningExperiment } from './experiments.repo.ts'

/** Ends a page's test when it is published without one of its variants. */
export const endWithoutVariants = within('landing_page.published', async (_, event, { tx }) => {
  const running = await lockRunningExperiment(tx, event.pageId)
  if (!running) return
  const goneVariants = running.weights.map(({ key }) => key).filter((key) => !event.variants.includes(key))
  // With one variant left there is nothing to compare, and `a` wins.
  const named = goneVariants.filter((key) => key !== 'a')
  if (named.length === 0) return
  await endTest(tx, running, { winner: null, goneVariants: named, actorId: event.actorId, at: new Date(event.at) })
})
