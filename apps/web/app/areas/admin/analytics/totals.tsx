import { type MetricName, metricDefinitions, type PageAnalytics } from '@naikkelas/contract/marketing'
import { Icon } from '@naikkelas/ui/icons'
import { countWords, differenceOf, pointsOf, rupiahWords, shareWords, unknown } from './metric-format.ts'
import { WhatItMeans } from './metric-definitions.tsx'

type TotalName = Extract<MetricName, keyof PageAnalytics['totals']>

const shares: ReadonlySet<TotalName> = new Set(['ctr', 'linkCtr'])

function wordsOf(name: TotalName, value: number | null): string {
  if (name === 'revenue') return rupiahWords(value)
  return shares.has(name) ? shareWords(value) : countWords(value)
}

/** The key metrics of this kind of page, in one row. */
export function Totals({ analytics: { page, totals, totalsBefore, traffic } }: { analytics: PageAnalytics }) {
  const names: TotalName[] = page.isLinkPage
    ? ['views', 'visitors', 'linkClicks', 'linkCtr']
    : ['views', 'visitors', 'ctaClicks', 'ctr']
  if (page.hasForm || (totals.leads ?? 0) > 0) names.push('leads')
  if ((totals.sales ?? 0) + (totalsBefore.sales ?? 0) > 0) names.push('sales', 'revenue')
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-3">
      {names.map((name) => (
        <Total
          key={name}
          name={name}
          value={wordsOf(name, totals[name])}
          difference={(shares.has(name) ? pointsOf : differenceOf)(totals[name], totalsBefore[name])}
          before={wordsOf(name, totalsBefore[name])}
        />
      ))}
      <Total name="botShare" value={shareWords(traffic.botShare)} note={`${countWords(traffic.bot)} pembukaan`} />
    </div>
  )
}

interface TotalProps {
  name: MetricName
  value: string
  difference?: ReturnType<typeof differenceOf>
  before?: string
  note?: string
}

function Total({ name, value, difference = null, before = unknown, note }: TotalProps) {
  return (
    <dl className="flex min-w-0 flex-col rounded-surface border border-line bg-surface p-3 sm:p-4">
      <dt className="flex min-h-9 items-center justify-between gap-1 text-app-xs font-semibold text-muted">
        {metricDefinitions[name].label}
        <WhatItMeans metric={name} />
      </dt>
      <dd className="text-app-2xl font-bold tracking-tight wrap-anywhere tabular-nums">{value}</dd>
      <dd className="flex min-h-5 items-center gap-1 text-app-xs text-muted">
        {note ??
          (difference ? (
            <>
              {difference.direction !== 'same' && (
                <Icon name={difference.direction === 'up' ? 'panah-atas' : 'panah-bawah'} size={16} />
              )}
              <span>
                {difference.words}
                <span className="max-lg:sr-only"> dari {before}</span>
              </span>
            </>
          ) : (
            'Belum ada pembanding'
          ))}
      </dd>
    </dl>
  )
}
