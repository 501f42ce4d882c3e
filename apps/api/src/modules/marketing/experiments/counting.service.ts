import type { ExperimentGoal } from '@naikkelas/contract/marketing'
import type { Queries } from '../../../platform/database/index.ts'
import { countPeopleByVariant } from '../leads/index.ts'
import { countVisitorsByVariant } from '../tracker/index.ts'
import type { VariantCount } from './results.rules.ts'

/** Visitors of each variant since a moment, and those who reached the goal. */
export async function countVariants(
  queries: Queries,
  { pageId, goal, since }: { pageId: string; goal: ExperimentGoal; since: Date },
): Promise<VariantCount[]> {
  const visitors = await countVisitorsByVariant(queries, { pageId, since })
  if (goal === 'cta') return visitors.map(({ pressed, ...count }) => ({ ...count, reached: pressed }))
  const people = new Map(
    (await countPeopleByVariant(queries, { pageId, since })).map((count) => [count.key, count.people]),
  )
  return visitors.map(({ key, visitors: seen }) => ({ key, visitors: seen, reached: people.get(key) ?? 0 }))
}
