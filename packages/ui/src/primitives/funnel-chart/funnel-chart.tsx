import type { HTMLAttributes, Ref } from 'react'
import { formatPercent, groupThousands } from '../../format/numbers.ts'
import { formatRupiah } from '../../format/rupiah.ts'
import { cx } from '../variants.ts'
import { type FunnelChartLabels, funnelChartLabelsId } from './funnel-chart.labels.ts'
import { type FunnelStep, funnelShares } from './funnel-shares.ts'

export interface FunnelChartProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** Names the chart and its table: “Dari kunjungan sampai lunas”. */
  label: string
  /** Steps in the order in which they are made, the first with the most. */
  steps: readonly FunnelStep[]
  /** Everything it says itself: `funnelChartLabelsEn` for English. @default funnelChartLabelsId */
  labels?: FunnelChartLabels
  ref?: Ref<HTMLElement>
}

const sharesOf = (share: number | null) => (share === null ? '–' : formatPercent(share))

/** How many went on from step to step: a bar and its shares each. Screen readers get a table. */
export function FunnelChart({ label, steps, labels = funnelChartLabelsId, className, ...rest }: FunnelChartProps) {
  const shares = funnelShares(steps)
  const isEmpty = !steps.some(({ count }) => count > 0)
  const hasAmounts = steps.some(({ amount }) => amount !== undefined)
  return (
    <figure
      {...rest}
      data-component="FunnelChart"
      className={cx('ui:relative ui:min-w-0 ui:text-app-sm ui:text-text', className)}
    >
      {isEmpty ? (
        <p className="ui:text-muted">{labels.empty}</p>
      ) : (
        <>
          <div aria-hidden="true" className="ui:grid ui:gap-4">
            {shares.map(({ label, count, amount, ofFormer, ofFirst, width }, index) => {
              return (
                <div key={label} className="ui:grid ui:gap-1.5">
                  <div className="ui:flex ui:flex-wrap ui:items-baseline ui:justify-between ui:gap-x-3">
                    <span>{label}</span>
                    <span className="ui:font-semibold ui:tabular-nums">
                      {groupThousands(count)}
                      {amount !== undefined && ` · ${formatRupiah(amount)}`}
                    </span>
                  </div>
                  <svg width="100%" height="16" className="ui:block ui:mirrors ui:text-chart-1">
                    <rect width="100%" height="16" rx="3" fill="currentColor" opacity="0.15" />
                    <rect width={`${width * 100}%`} height="16" rx="3" fill="currentColor" />
                  </svg>
                  {index > 0 && (
                    <div className="ui:text-app-xs ui:text-muted">
                      {sharesOf(ofFormer)} {labels.ofFormer}
                      {index > 1 && ` · ${sharesOf(ofFirst)} ${labels.ofFirst}`}
                    </div>
                  )}
                </div>
              )
            })}
          </div>
          {/* A table alone would be as wide as its words. */}
          <div className="ui:sr-only">
            <table>
              <caption>{label}</caption>
              <thead>
                <tr>
                  <th scope="col">{labels.step}</th>
                  <th scope="col">{labels.count}</th>
                  <th scope="col">{labels.ofFormer}</th>
                  <th scope="col">{labels.ofFirst}</th>
                  {hasAmounts && <th scope="col">{labels.amount}</th>}
                </tr>
              </thead>
              <tbody>
                {shares.map(({ label, count, amount, ofFormer, ofFirst }) => (
                  <tr key={label}>
                    <th scope="row">{label}</th>
                    <td>{groupThousands(count)}</td>
                    <td>{sharesOf(ofFormer)}</td>
                    <td>{sharesOf(ofFirst)}</td>
                    {hasAmounts && <td>{amount === undefined ? '–' : formatRupiah(amount)}</td>}
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
