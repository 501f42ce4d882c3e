import { type MetricName, metricDefinitions } from '@naikkelas/contract/marketing'
import { TableHeader } from '@naikkelas/ui/table'
import { WhatItMeans } from './metric-definitions.tsx'

/** Of a cell whose metric has a column only in a wide block; in a narrow one it is below the row's name. */
export const wideOnly = 'hidden @2xl:table-cell'

/** A column header with the metric's definition. */
export function MetricHeader({ metric, className }: { metric: MetricName; className?: string }) {
  return (
    <TableHeader align="end" className={className}>
      <span className="inline-flex items-center whitespace-nowrap">
        {metricDefinitions[metric].label}
        <WhatItMeans metric={metric} />
      </span>
    </TableHeader>
  )
}

/** Below a row's name in a narrow block: metrics without a column, each with its name. */
export function MetricsBelow({ analytics }: { analytics: readonly (readonly [name: string, words: string])[] }) {
  return (
    <span className="text-app-xs text-muted @2xl:hidden">
      {analytics.map(([name, words]) => `${name} ${words}`).join(' · ')}
    </span>
  )
}

/** Below a table in a narrow block: definitions of metrics without a column. */
export function MeaningsBelow({ analytics }: { analytics: readonly MetricName[] }) {
  return (
    <div className="flex flex-wrap gap-x-3 text-app-xs text-muted @2xl:hidden">
      {analytics.map((metric) => (
        <span key={metric} className="inline-flex items-center">
          {metricDefinitions[metric].label}
          <WhatItMeans metric={metric} />
        </span>
      ))}
    </div>
  )
}
