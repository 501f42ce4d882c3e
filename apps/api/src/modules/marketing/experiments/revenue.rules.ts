import type { VariantSales } from '@naikkelas/contract/marketing'
import { shareOf } from './proportions.rules.ts'

export interface SalesCount {
  sales: number
  revenue: number
  /** Sum of the squares of what each sale brought. */
  squares: number
}

/** With fewer sales the mean of a variant is mostly the price of one order more or less. */
const leastSales = 10

/**
 * What visitors bought, and what each of them brought: those without a purchase brought nothing. The interval is the normal
 * one of the mean of all visitors.
 */
export function boughtOf({ sales, revenue, squares }: SalesCount, visitors: number, z: number): VariantSales {
  const rate = shareOf({ reached: sales, visitors }, z)
  if (visitors === 0) return { sales, revenue, rate, perVisitor: null }
  const value = revenue / visitors
  if (sales < leastSales || visitors < 2)
    return { sales, revenue, rate, perVisitor: { value: Math.round(value), interval: null } }
  const variance = Math.max(0, (squares - (revenue * revenue) / visitors) / (visitors - 1))
  const half = z * Math.sqrt(variance / visitors)
  const interval = { low: Math.round(Math.max(0, value - half)), high: Math.round(value + half) }
  return { sales, revenue, rate, perVisitor: { value: Math.round(value), interval } }
}
