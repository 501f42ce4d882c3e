import type { MetricName } from '@naikkelas/contract/marketing'
import type { ReactNode } from 'react'
import { WhatItMeans } from './metric-definitions.tsx'

interface MetricBlockProps {
  title: string
  /** Metric whose definition is beside the heading. */
  metric?: MetricName
  /** Beside the heading, at its end. */
  tools?: ReactNode
  className?: string
  children: ReactNode
}

/** One question about a page and the metrics that answer it. */
export function MetricBlock({ title, metric, tools, className = '', children }: MetricBlockProps) {
  return (
    <div
      className={`@container flex min-w-0 flex-col gap-3 rounded-surface border border-line bg-surface p-4 sm:p-5 ${className}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <div className="flex items-center gap-1">
          <h2 className="text-app-md font-semibold">{title}</h2>
          {metric && <WhatItMeans metric={metric} />}
        </div>
        {tools}
      </div>
      {children}
    </div>
  )
}
