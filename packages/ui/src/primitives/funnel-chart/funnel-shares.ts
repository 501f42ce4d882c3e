export interface FunnelStep {
  /** What was done: “Membuka checkout”. */
  label: string
  /** How many did it. */
  count: number
  /** What it is worth in rupiah, where that is known. */
  amount?: number
}

export interface FunnelShare extends FunnelStep {
  /** Of those who made the step before; null for the first, and where there were none. */
  ofFormer: number | null
  /** Of those who made the first step; null for the first, and where there were none. */
  ofFirst: number | null
  /** Of the longest bar, from 0 to 1. */
  width: number
}

/** How many of the former and of the first step made each one, and how long its bar is. */
export function funnelShares(steps: readonly FunnelStep[]): FunnelShare[] {
  const most = Math.max(0, ...steps.map(({ count }) => count))
  const share = (count: number, of: FunnelStep | undefined) => (of && of.count > 0 ? count / of.count : null)
  return steps.map((step, index) => ({
    ...step,
    ofFormer: share(step.count, steps[index - 1]),
    ofFirst: index === 0 ? null : share(step.count, steps[0]),
    width: most === 0 ? 0 : step.count / most,
  }))
}
