import { type AnalysedLesson, learningWords } from '@naikkelas/contract/learning'
import { groupThousands } from '@naikkelas/ui/format'
import { Heading } from '@naikkelas/ui/heading'
import { RetentionChart } from '@naikkelas/ui/retention-chart'
import { Panel } from '../kit/panel.tsx'
import { WhatNumberMeans } from './what-number-means.tsx'

/** Of fewer viewers a share is mostly chance. */
const fewViewers = 10

/** For each film of a course, how much of its viewers each minute has. */
export function FilmCharts({ lessons }: { lessons: readonly AnalysedLesson[] }) {
  const films = lessons.flatMap(({ id, title, film }) => (film === null ? [] : [{ id, title, ...film }]))
  if (films.length === 0) return null
  return (
    <Panel title={learningWords.retention.label} beside={<WhatNumberMeans number="retention" />}>
      <div className="grid min-w-0 gap-x-8 gap-y-6 lg:grid-cols-2">
        {films.map(({ id, title, viewers, shares }) => (
          <div key={id} className="flex min-w-0 flex-col gap-3">
            <div>
              <Heading level={3} size="app-sm">
                {title}
              </Heading>
              <p className="text-app-xs text-muted">
                {viewers === 0 ? 'Belum ada penonton' : `${groupThousands(viewers)} penonton`}
              </p>
            </div>
            {viewers >= fewViewers ? (
              <RetentionChart label={`${learningWords.retention.label}: ${title}`} shares={shares} />
            ) : (
              <p className="text-app-sm text-muted">Grafik tampil setelah ada {fewViewers} penonton.</p>
            )}
          </div>
        ))}
      </div>
    </Panel>
  )
}
