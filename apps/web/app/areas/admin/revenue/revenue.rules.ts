import { type Revenue, revenueWords } from '@naikkelas/contract/commerce'

/** How a number differs from the one before; nothing to say where there was none. */
export const changeOf = (value: number, before: number) =>
  before === 0 ? {} : { change: { amount: ((value - before) / Math.abs(before)) * 100 } }

/** From gross to net; what is zero is left out, so that a small shop sees few bars. */
export function waterfallOf(totals: Revenue) {
  const taken = (name: 'refunds' | 'tax' | 'partner' | 'affiliate' | 'fee') =>
    totals[name] === 0 ? [] : [{ label: revenueWords[name].label, amount: -totals[name] }]
  return [
    { label: revenueWords.gross.label, amount: totals.gross },
    ...(totals.discount === 0
      ? []
      : [
          { label: revenueWords.discount.label, amount: -totals.discount },
          { label: revenueWords.sales.label, isTotal: true as const },
        ]),
    ...taken('refunds'),
    ...taken('tax'),
    ...taken('partner'),
    ...taken('affiliate'),
    ...(totals.kept === 0 ? [] : [{ label: revenueWords.kept.label, amount: totals.kept }]),
    ...taken('fee'),
    { label: revenueWords.net.label, isTotal: true as const },
  ]
}
