import type { Experiment } from '@naikkelas/contract/marketing'
import { Accordion, AccordionItem } from '@naikkelas/ui/accordion'
import { formatDateTime } from '@naikkelas/ui/format'
import { changeWords, endWords, goalLabels } from './experiment-words.ts'
import { ResultsTable } from './results-table.tsx'

/** Tests that are over, with what was known when they ended. */
export function PastExperiments({ experiments }: { experiments: readonly Experiment[] }) {
  return (
    <section aria-label="Uji sebelumnya" className="flex flex-col gap-2">
      <h3 className="text-app-md font-semibold">Uji sebelumnya</h3>
      <Accordion>
        {experiments.map((experiment) => (
          <AccordionItem
            key={experiment.id}
            title={`${endWords(experiment)}, ${formatDateTime(experiment.endedAt ?? experiment.startedAt)}`}
          >
            <p className="mb-3 text-app-sm text-muted">
              {goalLabels[experiment.goal]}, sejak {formatDateTime(experiment.startedAt)}
            </p>
            {changeWords(experiment.changes) !== null && (
              <p className="mb-3 text-app-sm text-muted">{changeWords(experiment.changes)}</p>
            )}
            <ResultsTable results={experiment.results} />
          </AccordionItem>
        ))}
      </Accordion>
    </section>
  )
}
