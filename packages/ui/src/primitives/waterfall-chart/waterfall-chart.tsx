import type { HTMLAttributes, Ref } from 'react'
import { formatRupiah } from '../../format/rupiah.ts'
import { cx } from '../variants.ts'
import { type WaterfallItem, waterfallBars } from './waterfall-bars.ts'
import { type WaterfallChartLabels, waterfallChartLabelsId } from './waterfall-chart.labels.ts'

export interface WaterfallChartProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** Names the chart and its table: “Dari penjualan kotor ke pendapatan bersih”. */
  label: string
  /** Amounts in rupiah in the order in which they are added and taken away, with totals between them. */
  items: readonly WaterfallItem[]
  /** Everything it says itself: `waterfallChartLabelsEn` for English. @default waterfallChartLabelsId */
  labels?: WaterfallChartLabels
  ref?: Ref<HTMLElement>
}

/** `+Rp5.000`, `−Rp5.000`. */
const signed = (amount: number) => `${amount < 0 ? '' : '+'}${formatRupiah(amount)}`

/** How an amount becomes another: what is taken away and added, each bar beginning where the one before ended. */
export function WaterfallChart({
  label,
  items,
  labels = waterfallChartLabelsId,
  className,
  ...rest
}: WaterfallChartProps) {
  const { bars, zero } = waterfallBars(items)
  const isEmpty = !bars.some(({ amount }) => amount !== 0)
  return (
    <figure
      {...rest}
      data-component="WaterfallChart"
      className={cx('ui:relative ui:min-w-0 ui:text-app-sm ui:text-text', className)}
    >
      {isEmpty ? (
        <p className="ui:text-muted">{labels.empty}</p>
      ) : (
        <>
          <div aria-hidden="true" className="ui:grid ui:gap-3">
            {bars.map(({ label, kind, amount, from, width }, index) => (
              <div key={label} className={cx('ui:grid ui:gap-1.5', kind === 'total' && 'ui:font-bold')}>
                <div className="ui:flex ui:flex-wrap ui:items-baseline ui:justify-between ui:gap-x-3">
                  <span>{label}</span>
                  <span className="ui:tabular-nums">
                    {kind === 'total' || index === 0 ? formatRupiah(amount) : signed(amount)}
                  </span>
                </div>
                <svg
                  width="100%"
                  height="16"
                  overflow="visible"
                  data-kind={kind}
                  className={cx('ui:block ui:mirrors', kind === 'total' ? 'ui:text-text' : 'ui:text-chart-1')}
                >
                  <line x1={`${zero * 100}%`} x2={`${zero * 100}%`} y1="-4" y2="20" stroke="currentColor" />
                  {/* What is taken away is hollow, so that colour says nothing alone. */}
                  <rect
                    x={`${from * 100}%`}
                    width={`${width * 100}%`}
                    height="16"
                    rx="2"
                    fill="currentColor"
                    fillOpacity={kind === 'less' ? 0.15 : 1}
                    stroke="currentColor"
                    strokeDasharray={kind === 'less' ? '4 3' : undefined}
                  />
                </svg>
              </div>
            ))}
          </div>
          {/* A table alone would be as wide as its words. */}
          <div className="ui:sr-only">
            <table>
              <caption>{label}</caption>
              <thead>
                <tr>
                  <th scope="col">{labels.item}</th>
                  <th scope="col">{labels.change}</th>
                  <th scope="col">{labels.left}</th>
                </tr>
              </thead>
              <tbody>
                {bars.map(({ label, kind, amount, left }) => (
                  <tr key={label}>
                    <th scope="row">{label}</th>
                    <td>{kind === 'total' ? '–' : signed(amount)}</td>
                    <td>{formatRupiah(left)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
    </figure>
  )
}
