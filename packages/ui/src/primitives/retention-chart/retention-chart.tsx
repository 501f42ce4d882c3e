import type { HTMLAttributes, Ref } from 'react'
import { formatPercent } from '../../format/numbers.ts'
import { cx } from '../variants.ts'
import { type RetentionChartLabels, retentionChartLabelsId } from './retention-chart.labels.ts'
import { largestDrop, retentionLine } from './retention-points.ts'

export interface RetentionChartProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** Names the chart and its table: “Penonton per menit: Menghitung laba”. */
  label: string
  /** For each minute, the share of those who began that saw it, from 0 to 1. */
  shares: readonly number[]
  /** Everything it says itself: `retentionChartLabelsEn` for English. @default retentionChartLabelsId */
  labels?: RetentionChartLabels
  ref?: Ref<HTMLElement>
}

/** How many viewers of a film are left in each minute, and where most of them stop. */
export function RetentionChart({
  label,
  shares,
  labels = retentionChartLabelsId,
  className,
  ...rest
}: RetentionChartProps) {
  const isEmpty = !shares.some((share) => share > 0)
  const drop = largestDrop(shares)
  const line = retentionLine(shares)
  return (
    <figure
      {...rest}
      data-component="RetentionChart"
      className={cx('ui:relative ui:min-w-0 ui:text-app-sm ui:text-text', className)}
    >
      {isEmpty ? (
        <p className="ui:text-muted">{labels.empty}</p>
      ) : (
        <>
          <div aria-hidden="true">
            <div className="ui:flex ui:gap-2">
              <div className="ui:flex ui:flex-col ui:justify-between ui:text-end ui:text-app-xs ui:text-muted ui:tabular-nums">
                <span>100%</span>
                <span>50%</span>
                <span>0%</span>
              </div>
              <svg
                viewBox="0 0 100 100"
                preserveAspectRatio="none"
                height="160"
                overflow="visible"
                className="ui:block ui:w-full ui:min-w-0 ui:mirrors ui:text-chart-1"
              >
                {[0, 50, 100].map((y) => (
                  <line key={y} x2="100" y1={y} y2={y} vectorEffect="non-scaling-stroke" className="ui:stroke-line" />
                ))}
                <path d={`${line}L100 100L0 100Z`} fill="currentColor" opacity="0.15" />
                <path d={line} fill="none" stroke="currentColor" strokeWidth="2" vectorEffect="non-scaling-stroke" />
              </svg>
            </div>
            <div className="ui:mt-1.5 ui:flex ui:justify-between ui:ps-10 ui:text-app-xs ui:text-muted">
              <span>{labels.minutes(1)}</span>
              {shares.length > 1 && <span>{labels.minutes(shares.length)}</span>}
            </div>
          </div>
          {drop !== null && <p className="ui:mt-3">{labels.drop(drop.minute, formatPercent(drop.lost))}</p>}
          {/* A table alone would be as wide as its words. */}
          <div className="ui:sr-only">
            <table>
              <caption>{label}</caption>
              <thead>
                <tr>
                  <th scope="col">{labels.minute}</th>
                  <th scope="col">{labels.viewers}</th>
                </tr>
              </thead>
              <tbody>
                {shares.map((share, index) => (
                  // Minutes have no other name.
                  <tr key={index}>
                    <th scope="row">{index + 1}</th>
                    <td>{formatPercent(share)}</td>
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
