import { type LearningFunnel, learningWords } from '@naikkelas/contract/learning'
import { Field } from '@naikkelas/ui/field'
import { groupThousands } from '@naikkelas/ui/format'
import { FunnelChart } from '@naikkelas/ui/funnel-chart'
import { Heading } from '@naikkelas/ui/heading'
import { DaysFilter } from '../inputs/days-filter.tsx'
import { Panel } from '../kit/panel.tsx'
import { WhatNumberMeans } from './what-number-means.tsx'

const steps = ['granted', 'opened', 'quarter', 'half', 'threeQuarters', 'completed', 'certified'] as const

interface LearnersFunnelProps {
  funnel: LearningFunnel
  /** Days on which they obtained it; empty: open. */
  days: { from: string; until: string }
  onDaysChange: (days: { from: string; until: string }) => void
}

/** From the access to the certificate, of those who obtained the course on some days. */
export function LearnersFunnel({ funnel, days, onDaysChange }: LearnersFunnelProps) {
  return (
    <Panel title={learningWords.funnel.label} beside={<WhatNumberMeans number="funnel" />}>
      <div className="grid min-w-0 gap-x-8 gap-y-6 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-4">
          <Field label="Pertama kali mendapat akses" hint="Kosongkan untuk semua peserta.">
            <DaysFilter size="sm" {...days} onDaysChange={onDaysChange} />
          </Field>
          <FunnelChart
            label="Dari mendapat akses sampai punya sertifikat"
            steps={steps.map((name) => ({ label: learningWords[name].label, count: funnel[name] }))}
          />
          {funnel.withoutAccess > 0 && (
            <p className="text-app-xs text-muted">
              Termasuk {groupThousands(funnel.withoutAccess)} orang yang aksesnya sudah berakhir atau dicabut.
            </p>
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-3">
          <Heading level={3} size="app-sm">
            Arti tiap langkah
          </Heading>
          <dl className="flex flex-col gap-2 text-app-sm">
            {steps.map((name) => (
              <div key={name}>
                <dt className="font-semibold">{learningWords[name].label}</dt>
                <dd className="text-muted">{learningWords[name].meaning}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </Panel>
  )
}
