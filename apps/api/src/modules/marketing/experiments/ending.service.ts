import type { Experiment } from '@naikkelas/contract/marketing'
import type { Queries, Tx } from '../../../platform/database/index.ts'
import { setVariantSplit } from '../../pages/landing-pages/index.ts'
import { countVariants } from './counting.service.ts'
import { endExperiment, type ExperimentRow } from './experiments.repo.ts'
import { resultsOf } from './results.rules.ts'

const dayMs = 86_400_000

interface Ending extends Pick<Experiment, 'winner' | 'goneVariants'> {
  actorId: string | null
  at: Date
}

/** Keeps what was found until now; every visitor gets the first variant again. */
export async function endTest(queries: Tx, running: ExperimentRow, { at, ...ending }: Ending) {
  const results = await resultsNow(queries, running, at)
  await endExperiment(queries, { id: running.id, results, at, ...ending })
  await setVariantSplit(queries, running.pageId, null)
}

/** What is known of a test that runs. */
export async function resultsNow(
  queries: Queries,
  { pageId, goal, weights, leastLift, startedAt }: ExperimentRow,
  now: Date,
) {
  const counts = await countVariants(queries, { pageId, goal, since: startedAt })
  const days = (now.getTime() - startedAt.getTime()) / dayMs
  return resultsOf(counts, { weights, leastLift, days })
}
