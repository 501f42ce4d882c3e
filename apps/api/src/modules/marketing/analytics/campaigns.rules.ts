import type { AdCost, PageAnalytics } from '@naikkelas/contract/marketing'
import type { Sales } from '../order-origins/index.ts'
import { costsByCampaign } from './ad-costs.rules.ts'
import type { Period } from './period.rules.ts'
import { soldBy } from './sales.rules.ts'
import { shareOf } from './visits.rules.ts'

interface Campaigns {
  parts: readonly { name: string; views: number; visitors: number }[]
  /** Null where unknown: a lead has no device. */
  leads: readonly { campaign: string; total: number }[] | null
  /** Null when not requested. */
  sales: Sales | null
  costs: readonly AdCost[]
  period: Period
}

/** Every campaign that brought visits, leads or sales, or cost something. */
export function campaignMetrics({ parts, leads, sales, costs, period }: Campaigns): PageAnalytics['campaigns'] {
  const amounts = costsByCampaign(costs, period)
  const brought = new Map(leads?.map(({ campaign, total }) => [campaign, total]))
  const sold = sales?.sold.map(({ campaign }) => campaign) ?? []
  const names = new Set([...parts.map(({ name }) => name), ...amounts.keys(), ...brought.keys(), ...sold])
  names.delete('')
  return [...names].map((campaign) => {
    const { views, visitors } = parts.find(({ name }) => name === campaign) ?? { views: 0, visitors: 0 }
    const total = leads === null ? null : (brought.get(campaign) ?? 0)
    const cost = amounts.get(campaign) ?? null
    const sold = soldBy(sales, (one) => one.campaign === campaign)
    return {
      campaign,
      views,
      visitors,
      leads: total,
      cost,
      costPerLead: costPer(total, cost),
      ...sold,
      costPerSale: costPer(sold.sales, cost),
      returnOnSpend: cost === null || sold.revenue === null ? null : shareOf(sold.revenue, cost),
    }
  })
}

const costPer = (reached: number | null, cost: number | null) =>
  cost === null || reached === null || reached === 0 ? null : Math.round(cost / reached)
