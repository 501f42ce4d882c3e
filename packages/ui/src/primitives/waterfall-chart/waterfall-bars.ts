/** One line: an amount that is added or taken away, or what there is up to here. */
export type WaterfallItem =
  | {
      label: string
      /** Below zero where it is taken away. */
      amount: number
    }
  | {
      label: string
      /** The sum of all amounts before it. */
      isTotal: true
    }

export interface WaterfallBar {
  label: string
  kind: 'more' | 'less' | 'total'
  /** What is added, or for a total what there is. */
  amount: number
  /** What there is after it. */
  left: number
  /** Where the bar begins and how long it is, as shares of the chart. */
  from: number
  width: number
}

/** Bars that begin where the one before ended, and where zero lies among them. */
export function waterfallBars(items: readonly WaterfallItem[]): { bars: WaterfallBar[]; zero: number } {
  let left = 0
  const lines = items.map((item) => {
    const before = left
    if ('isTotal' in item) return { label: item.label, kind: 'total' as const, amount: left, left, ends: [0, left] }
    left += item.amount
    const kind = item.amount < 0 ? ('less' as const) : ('more' as const)
    return { label: item.label, kind, amount: item.amount, left, ends: [before, left] }
  })
  const ends = lines.flatMap((line) => line.ends)
  const lowest = Math.min(0, ...ends)
  const range = Math.max(0, ...ends) - lowest || 1
  const bars = lines.map(({ ends, ...line }) => ({
    ...line,
    from: (Math.min(...ends) - lowest) / range,
    width: (Math.max(...ends) - Math.min(...ends)) / range,
  }))
  return { bars, zero: -lowest / range + 0 }
}
