import { type FailedJob, jobsAtOnce, runJobAgain, runJobsAgain } from '@naikkelas/contract'
import { Button } from '@naikkelas/ui/button'
import { ConfirmDialog } from '@naikkelas/ui/confirm-dialog'
import { useToast } from '@naikkelas/ui/toast'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { messageOf } from '../../../shared/api/api-error.ts'
import { call } from '../../../shared/api/call.ts'
import { ResourceList } from '../kit/resource-list.tsx'
import { useKeptFocus } from '../kit/use-kept-focus.ts'
import { useSelectedIds } from '../kit/use-selected-ids.ts'
import { useNumberedPaging } from '../lists/use-numbered-paging.ts'
import { failedJobColumns, nameOf } from './failed-job-columns.tsx'
import { startedWords } from './job-words.ts'
import type { Jobs } from './load-jobs.ts'

interface FailedJobsProps {
  failed: Jobs['failed']
  /** In words; null for all queues. */
  queueLabel: string | null
  error: { message: string; onRetry: () => void } | undefined
  onChanged: () => Promise<void>
}

/** Jobs that failed for good, and the way to run them again. */
export function FailedJobs({ failed, queueLabel, error, onChanged }: FailedJobsProps) {
  const { items } = failed
  const heading = useRef<HTMLHeadingElement>(null)
  const keptFocus = useKeptFocus(heading)
  const selection = useSelectedIds(jobsAtOnce)
  const [isAsking, setIsAsking] = useState(false)
  const { toast } = useToast()
  const running = useRef(new Set<string>())
  // A job that ended or was run again elsewhere is not counted any more.
  const runnableIds = new Set(items.filter(({ isKnown }) => isKnown).map(({ id }) => id))
  const selectedIds = selection.ids.filter((id) => runnableIds.has(id))

  const runOne = async (job: FailedJob) => {
    if (running.current.has(job.id)) return
    running.current.add(job.id)
    try {
      await call(runJobAgain, { params: { jobId: job.id } })
      toast({ title: `${job.label}: dijalankan lagi` })
    } catch (cause) {
      toast({ title: messageOf(cause), tone: 'danger' })
    } finally {
      running.current.delete(job.id)
    }
    await onChanged()
  }
  const latestRun = useRef(runOne)
  useEffect(() => {
    latestRun.current = runOne
  })
  const columns = useMemo(() => failedJobColumns((job) => void latestRun.current(job)), [])
  const runSelected = async () => {
    const { startedIds, leftIds } = await call(runJobsAgain, { body: { jobIds: selectedIds } })
    selection.clear()
    await onChanged()
    // Behind the dialog a message would run out unseen while a slow list loads.
    toast({ title: startedWords(startedIds.length, leftIds.length), tone: startedIds.length > 0 ? 'ok' : 'info' })
  }
  return (
    <section aria-labelledby="gagal" className="flex flex-col gap-3" {...keptFocus}>
      <h2 ref={heading} id="gagal" tabIndex={-1} className="text-app-lg font-semibold outline-none">
        Gagal
      </h2>
      {queueLabel !== null && (
        <p className="flex flex-wrap items-center gap-x-3 text-app-sm text-muted">
          Hanya {queueLabel}
          <Link to="?" className="inline-flex min-h-9 items-center text-accent underline underline-offset-4">
            Lihat semua
          </Link>
        </p>
      )}
      <ResourceList
        caption="Pekerjaan yang gagal"
        columns={columns}
        items={items}
        idOf={({ id }) => id}
        nameOf={nameOf}
        isFiltered={queueLabel !== null}
        empty={{
          title: 'Tidak ada yang gagal',
          text: 'Pekerjaan yang tetap gagal setelah semua percobaan akan ada di sini selama 30 hari.',
        }}
        noMatch={{
          title: 'Tidak ada lagi yang gagal di antrean ini',
          text: 'Yang sudah dijalankan lagi tidak tampil.',
        }}
        error={error}
        bulk={
          runnableIds.size === 0
            ? undefined
            : {
                selection: { ...selection, ids: selectedIds },
                actions: () => (
                  <Button size="sm" variant="primary" onClick={() => setIsAsking(true)}>
                    Jalankan lagi
                  </Button>
                ),
              }
        }
        paging={useNumberedPaging(failed)}
      />
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        variant="primary"
        title={`Jalankan lagi ${selectedIds.length} pekerjaan?`}
        description="Masing-masing dicoba sekali. E-mail, webhook, dan terbitan yang tertunda bisa sampai ke penerimanya sekarang."
        confirmLabel="Jalankan lagi"
        errorMessage={messageOf}
        onConfirm={runSelected}
      />
    </section>
  )
}
