import type { ExperimentGoal } from '@naikkelas/contract/marketing'
import type { Queries } from '../../../platform/database/index.ts'
import { countPeopleByVariant } from '../leads/index.ts'
import { countSalesByVariant } from '../order-origins/index.ts'
import { countVisitorsByVariant } from '../tracker/index.ts'
import type { VariantCount } from './results.rules.ts'

interface Counting {
  pageId: string
  goal: ExperimentGoal
  since: Date
}

/** Visitors of each variant since a moment, those who reached the goal, and what was bought. */
export async function countVariants(queries: Queries, { pageId, goal, since }: Counting): Promise<VariantCount[]> {
  const visitors = await countVisitorsByVariant(queries, { pageId, since })
  const sold = await countSalesByVariant(queries, { pageId, since })
  const people = goal === 'lead' ? await countPeopleByVariant(queries, { pageId, since }) : []
  // Without scripts a visitor buys and is no visitor that was counted.
  const keys = new Set([...visitors, ...sold].map(({ key }) => key))
  return [...keys].map((key) => {
    const { visitors: seen = 0, pressed = 0 } = visitors.find((count) => count.key === key) ?? {}
    const sent = people.find((count) => count.key === key)?.people ?? 0
    return {
      key,
      visitors: seen,
      reached: goal === 'cta' ? pressed : sent,
      sold: sold.find((count) => count.key === key),
    }
  })
}
