import { declareWinner, type Experiment, stopExperiment } from '@naikkelas/contract/marketing'
import { Alert } from '@naikkelas/ui/alert'
import { Button } from '@naikkelas/ui/button'
import type { VariantKey } from '@naikkelas/ui/sections/registry'
import { useToast } from '@naikkelas/ui/toast'
import { useState } from 'react'
import { call } from '../../../../shared/api/call.ts'
import { failedForm } from '../../../../shared/forms/form-result.ts'
import { formatDateTime } from '@naikkelas/ui/format'
import { useBuilder, useBuilderParts } from '../state/builder-context.ts'
import { useMayPublish } from '../state/may-publish.ts'
import { EarlyWinner } from './early-winner.tsx'
import { changeWords, goalLabels, guessWords, variantName, verdictWords } from './experiment-words.ts'
import { ResultsTable } from './results-table.tsx'

interface RunningExperimentProps {
  experiment: Experiment
  again: () => Promise<void>
}

/** The results of the running test, and the two ways to end it. */
export function RunningExperiment({ experiment, again }: RunningExperimentProps) {
  const { store, saver } = useBuilderParts()
  const { toast } = useToast()
  const mayPublish = useMayPublish()
  const pageId = useBuilder((state) => state.page.id)
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState<VariantKey | 'stop' | null>(null)
  const [chosen, setChosen] = useState<VariantKey | null>(null)
  const { id, goal, startedAt, startedBy, leastLift, changes, results } = experiment

  const run = async (act: NonNullable<typeof busy>, work: () => Promise<string | null>) => {
    setBusy(act)
    setFailure(null)
    try {
      const done = await work()
      if (done === null) return
      await again()
      toast({ title: done })
    } catch (error) {
      const { message, fields } = failedForm(error)
      setFailure([message, ...Object.values(fields)].filter((sentence) => sentence !== null).join(' '))
    } finally {
      setBusy(null)
    }
  }
  const stop = () =>
    run('stop', async () => {
      await call(stopExperiment, { params: { pageId, experimentId: id } })
      return 'Uji dihentikan. Semua pengunjung mendapat varian A.'
    })
  const choose = (winner: VariantKey) =>
    run(winner, async () => {
      store.actions.endRun()
      if (!(await saver.flush())) {
        setFailure('Perubahan terakhir belum tersimpan. Periksa koneksi Anda, lalu coba lagi.')
        return null
      }
      const { page } = await call(declareWinner, {
        params: { pageId, experimentId: id },
        body: { winner, headVersion: saver.headVersion() },
      })
      await saver.refresh()
      store.actions.setPage(page)
      return `${variantName(winner)} dipakai dan sudah terbit`
    })
  return (
    <section aria-label="Uji yang berjalan" className="flex flex-col gap-4">
      <p className="text-app-sm text-muted">
        {goalLabels[goal]}. Dimulai {formatDateTime(startedAt)}
        {startedBy !== null && ` oleh ${startedBy}`}; mencari perbedaan paling kecil {leastLift}%.
      </p>
      <Alert tone={results.verdict === 'found' ? 'ok' : 'info'}>{verdictWords(results)}</Alert>
      {changeWords(changes) !== null && <Alert tone="warn">{changeWords(changes)}</Alert>}
      <ResultsTable results={results} />
      {failure !== null && <Alert tone="danger">{failure}</Alert>}
      {chosen !== null && (
        <EarlyWinner
          results={results}
          winner={chosen}
          isBusy={busy === chosen}
          onChoose={() => void choose(chosen).then(() => setChosen(null))}
          onWait={() => setChosen(null)}
        />
      )}
      {mayPublish && (
        <div className="flex flex-wrap gap-2">
          {results.variants.map(({ key }) => (
            <Button
              key={key}
              variant={results.best === key ? 'primary' : 'secondary'}
              isLoading={busy === key}
              // With a result it is one click; without one it needs a confirmation.
              onClick={() => (guessWords(results, key) === null ? void choose(key) : setChosen(key))}
            >
              Pakai varian {key.toUpperCase()}
            </Button>
          ))}
          <Button variant="quiet" isLoading={busy === 'stop'} onClick={() => void stop()}>
            Hentikan uji
          </Button>
        </div>
      )}
      {mayPublish && (
        <p className="text-app-sm text-muted">
          “Pakai” menghapus varian lain dari halaman dan langsung menerbitkannya. Varian yang dihapus masih ada di
          Riwayat.
        </p>
      )}
    </section>
  )
}
