import type { Sales } from '../order-origins/index.ts'

type Sold = Sales['sold'][number]

/** Null while something is selected that orders do not have. */
export interface SoldMetrics {
  sales: number | null
  revenue: number | null
}

/** What was sold by some of it: by a section, a variant, a campaign, or all. */
export function soldBy(sales: Sales | null, isOf: (sold: Sold) => boolean = () => true): SoldMetrics {
  if (sales === null) return { sales: null, revenue: null }
  const chosen = sales.sold.filter(isOf)
  return {
    sales: chosen.reduce((sum, one) => sum + one.sales, 0),
    revenue: chosen.reduce((sum, one) => sum + one.revenue, 0),
  }
}

/** Of the page: a browser once a day, whatever it opened. */
export const checkoutsOf = (sales: Sales | null): number | null =>
  sales === null ? null : sales.openings.reduce((sum, { firstOpenings }) => sum + firstOpenings, 0)

/** Of a section: a browser once a day. */
export const checkoutsBy = (sales: Sales | null, section: string): number | null =>
  sales === null ? null : (sales.openings.find(({ sectionId }) => sectionId === section)?.openings ?? 0)
