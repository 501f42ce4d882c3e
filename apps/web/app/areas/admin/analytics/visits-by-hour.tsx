import type { PageAnalytics } from '@naikkelas/contract/marketing'
import { ChartFrame } from '../charts/chart-frame.tsx'
import { ColumnChart } from '../charts/column-chart.tsx'
import { MetricBlock } from './metric-block.tsx'
import { countWords } from './metric-format.ts'

const title = 'Kunjungan per jam'
const hourWords = (hour: number) => `${String(hour).padStart(2, '0')}.00`

/** Visits by hour of the day. */
export function VisitsByHour({ analytics: { hours } }: { analytics: PageAnalytics }) {
  const busiest = hours.toSorted((one, other) => other.views - one.views)[0]
  return (
    <MetricBlock title={title} metric="hour">
      <ChartFrame
        title={title}
        head={['Jam (WIB)', 'Kunjungan', 'Klik CTA']}
        rows={hours.map(({ hour, views, ctaClicks }) => [hourWords(hour), countWords(views), countWords(ctaClicks)])}
      >
        <ColumnChart
          title={busiest && busiest.views > 0 ? `${title}: paling ramai jam ${hourWords(busiest.hour)} WIB` : title}
          named={[0, 6, 12, 18, 23]}
          format={countWords}
          columns={hours.map(({ hour, views }) => ({
            label: String(hour).padStart(2, '0'),
            value: views,
            words: `${hourWords(hour)} WIB: ${countWords(views)} kunjungan`,
          }))}
        />
      </ChartFrame>
    </MetricBlock>
  )
}
