import type { AdCost, PageAnalytics } from '@naikkelas/contract/marketing'
import { costsByCampaign } from './ad-costs.rules.ts'
import type { Period } from './period.rules.ts'

interface Campaigns {
  parts: readonly { name: string; views: number; visitors: number }[]
  /** Null where unknown: a lead has no device. */
  leads: readonly { campaign: string; total: number }[] | null
  costs: readonly AdCost[]
  period: Period
}

/** Every campaign that brought visits or leads, or cost something. */
export function campaignMetrics({ parts, leads, costs, period }: Campaigns): PageAnalytics['campaigns'] {
  const amounts = costsByCampaign(costs, period)
  const brought = new Map(leads?.map(({ campaign, total }) => [campaign, total]))
  const names = new Set([...parts.map(({ name }) => name), ...amounts.keys(), ...brought.keys()])
  names.delete('')
  return [...names].map((campaign) => {
    const { views, visitors } = parts.find(({ name }) => name === campaign) ?? { views: 0, visitors: 0 }
    const total = leads === null ? null : (brought.get(campaign) ?? 0)
    const cost = amounts.get(campaign) ?? null
    const costPerLead = cost === null || total === null || total === 0 ? null : Math.round(cost / total)
    return { campaign, views, visitors, leads: total, cost, costPerLead }
  })
}
