import type { OutputFor } from '@naikkelas/contract'
import { type getRevenue, revenueWords } from '@naikkelas/contract/commerce'
import { formatDayAndMonth, formatRupiah } from '@naikkelas/ui/format'
import { SegmentedControl } from '@naikkelas/ui/segmented-control'
import { useState } from 'react'
import { ChartFrame } from '../charts/chart-frame.tsx'
import { LineChart } from '../charts/line-chart.tsx'
import { Panel } from '../kit/panel.tsx'
import { rangeWords } from '../lists/range-words.ts'

interface RevenueByDayProps {
  days: OutputFor<typeof getRevenue>['days']
  before: { from: string; until: string }
  /** Whether the last day is today. */
  isRunning: boolean
}

/** What can be shown; the title has the whole word, which a phone has no room for beside the others. */
const choices = [
  { value: 'sales', label: 'Penjualan' },
  { value: 'net', label: 'Bersih' },
  { value: 'refunds', label: 'Pengembalian' },
] as const
type Shown = (typeof choices)[number]['value']

/** An amount of each day, beside the same day of the period before. */
export function RevenueByDay({ days, before, isRunning }: RevenueByDayProps) {
  const [name, setName] = useState<Shown>('sales')
  const { label } = revenueWords[name]
  const title = `${label} per hari`
  const sum = days.reduce((all, day) => all + day[name], 0)
  return (
    <Panel title={title}>
      <SegmentedControl label="Angka pada grafik" size="sm" value={name} onValueChange={setName} options={choices} />
      <ChartFrame
        title={title}
        head={['Tanggal', label, 'Sebelumnya']}
        rows={days.map((day) => [formatDayAndMonth(day.day), formatRupiah(day[name]), formatRupiah(day.before[name])])}
      >
        <LineChart
          title={`${title}: ${formatRupiah(sum)} dalam ${days.length} hari`}
          unit={label.toLowerCase()}
          format={formatRupiah}
          isRunning={isRunning}
          points={days.map((day) => ({
            label: formatDayAndMonth(day.day),
            // A day on which more was given back than sold ends at the axis; the table has the number.
            value: Math.max(0, day[name]),
            before: Math.max(0, day.before[name]),
            notes: [],
          }))}
        />
        <p className="text-app-xs text-muted">
          Garis putus-putus: {rangeWords(before)}.{isRunning && ' Hari ini belum selesai.'}
        </p>
      </ChartFrame>
    </Panel>
  )
}
