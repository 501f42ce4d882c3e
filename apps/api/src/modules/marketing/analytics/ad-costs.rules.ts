import { type AdCost, daysOf } from '@naikkelas/contract/marketing'
import type { Period } from './period.rules.ts'

/** What campaigns cost within a period, in whole rupiah: each cost is spread evenly over its days. */
export function costsByCampaign(costs: readonly AdCost[], period: Period): Map<string, number> {
  const sums = new Map<string, number>()
  for (const cost of costs) {
    const from = cost.from > period.from ? cost.from : period.from
    const until = cost.until < period.until ? cost.until : period.until
    if (until < from) continue
    const amount = (cost.amount * daysOf({ from, until })) / daysOf(cost)
    sums.set(cost.campaign, (sums.get(cost.campaign) ?? 0) + amount)
  }
  return new Map([...sums].map(([campaign, amount]) => [campaign, Math.round(amount)]))
}
