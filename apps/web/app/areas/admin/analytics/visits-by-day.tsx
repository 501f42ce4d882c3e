import { metricDefinitions, type PageAnalytics } from '@naikkelas/contract/marketing'
import { SegmentedControl } from '@naikkelas/ui/segmented-control'
import { useState } from 'react'
import { ChartFrame } from '../charts/chart-frame.tsx'
import { LineChart } from '../charts/line-chart.tsx'
import { MetricBlock } from './metric-block.tsx'
import { countWords, dayWords, periodWords } from './metric-format.ts'
import { noteWords } from './note-labels.ts'

const shown = ['views', 'visitors', 'ctaClicks'] as const
type Shown = (typeof shown)[number]

/** Visits per day, compared with the previous period, with notes. */
export function VisitsByDay({ analytics, today }: { analytics: PageAnalytics; today: string }) {
  const { days, before, notes, totals } = analytics
  const [name, setName] = useState<Shown>('views')
  const { label } = metricDefinitions[name]
  const title = `${label} per hari`
  const isRunning = days.at(-1)?.day === today
  return (
    <MetricBlock
      title={title}
      metric={name}
      tools={
        <SegmentedControl
          label="Angka pada grafik"
          size="sm"
          value={name}
          onValueChange={setName}
          options={shown.map((value) => ({ value, label: metricDefinitions[value].label }))}
        />
      }
    >
      <ChartFrame
        title={title}
        head={['Tanggal', label, 'Sebelumnya']}
        rows={days.map((day) => [dayWords(day.day), countWords(day[name]), countWords(day.before[name])])}
      >
        <LineChart
          title={`${title}: ${countWords(totals[name])} dalam ${days.length} hari`}
          unit={label.toLowerCase()}
          format={countWords}
          isRunning={isRunning}
          points={days.map((day) => ({
            label: dayWords(day.day),
            value: day[name],
            before: day.before[name],
            notes: notes.flatMap((note, index) => (note.day === day.day ? [index + 1] : [])),
          }))}
        />
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-app-xs text-muted">
          <span className="inline-flex items-center gap-1.5">
            <Stroke className="stroke-chart-1" /> Dipilih
          </span>
          <span className="inline-flex items-center gap-1.5">
            <Stroke className="stroke-chart-5" dashes="4 4" /> Sebelumnya, {periodWords(before)}
          </span>
          {isRunning && (
            <span className="inline-flex items-center gap-1.5">
              <Stroke className="stroke-chart-1" dashes="2 3" /> Hari ini belum selesai
            </span>
          )}
        </p>
        {notes.length > 0 && (
          <ol aria-label="Catatan pada grafik" className="flex flex-col gap-1 text-app-xs text-muted">
            {notes.map((note, index) => (
              <li key={`${note.at}${note.kind}`}>
                <strong className="font-semibold text-text tabular-nums">{index + 1}</strong> {noteWords(note)}
              </li>
            ))}
          </ol>
        )}
      </ChartFrame>
    </MetricBlock>
  )
}

function Stroke({ className, dashes }: { className: string; dashes?: string }) {
  return (
    <svg aria-hidden="true" width="20" height="4">
      <line x1="0" x2="20" y1="2" y2="2" strokeWidth="2" strokeDasharray={dashes} className={className} />
    </svg>
  )
}
