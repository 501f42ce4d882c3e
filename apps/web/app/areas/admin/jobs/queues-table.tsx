import type { JobQueueState } from '@naikkelas/contract'
import { Badge } from '@naikkelas/ui/badge'
import type { DataTableColumn } from '@naikkelas/ui/data-table'
import { Link } from 'react-router-dom'
import { ResourceList } from '../kit/resource-list.tsx'
import { durationWords } from './job-words.ts'

interface QueuesTableProps {
  queues: readonly JobQueueState[]
  error: { message: string; onRetry: () => void } | undefined
}

/** From this delay on, in seconds, jobs are late: those that are due begin within a second or two. */
const LATE_SECONDS = 60

/** What waits, runs and failed, by the kind of job; kinds without any are folded away. */
export function QueuesTable({ queues, error }: QueuesTableProps) {
  const busy = queues.filter(({ waiting, active, failed }) => waiting + active + failed > 0)
  const idle = queues.filter((queue) => !busy.includes(queue))
  return (
    <section aria-labelledby="antrean" className="flex flex-col gap-3">
      <h2 id="antrean" className="text-app-lg font-semibold">
        Antrean
      </h2>
      <ResourceList
        caption="Antrean pekerjaan"
        columns={columns}
        items={busy}
        idOf={({ name }) => name}
        nameOf={({ label }) => label}
        empty={{ title: 'Tidak ada yang menunggu', text: 'Semua pekerjaan di belakang layar sudah selesai.' }}
        error={error}
      />
      {idle.length > 0 && (
        <details className="text-app-sm">
          <summary className="inline-flex min-h-11 cursor-pointer items-center gap-1 text-muted hover:text-text">
            Tanpa pekerjaan ({idle.length})
          </summary>
          <ul className="mt-1 divide-y divide-line rounded-surface border border-line bg-surface">
            {idle.map((queue) => (
              <li key={queue.name} className="px-4 py-2.5">
                <QueueName queue={queue} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

const columns: readonly DataTableColumn<JobQueueState>[] = [
  {
    id: 'queue',
    header: 'Pekerjaan',
    cell: (queue) => <QueueName queue={queue} />,
  },
  { id: 'waiting', header: 'Menunggu', align: 'end', canHide: false, cell: ({ waiting }) => waiting },
  { id: 'active', header: 'Berjalan', align: 'end', canHide: false, cell: ({ active }) => active },
  {
    id: 'failed',
    header: 'Gagal',
    align: 'end',
    canHide: false,
    cell: ({ failed, name, label }) =>
      failed === 0 ? (
        0
      ) : (
        <Link
          to={`?antrean=${encodeURIComponent(name)}`}
          aria-label={`${failed} gagal: ${label}`}
          className="inline-flex min-h-9 items-center text-danger underline underline-offset-4"
        >
          {failed}
        </Link>
      ),
  },
  {
    id: 'late',
    header: 'Terlambat',
    canHide: false,
    cell: ({ lagSeconds }) =>
      lagSeconds < 1 ? (
        'Tidak'
      ) : lagSeconds < LATE_SECONDS ? (
        durationWords(lagSeconds)
      ) : (
        <Badge tone="warn">{durationWords(lagSeconds)}</Badge>
      ),
  },
]

function QueueName({ queue: { label, name } }: { queue: JobQueueState }) {
  return (
    <>
      <span className="block font-semibold wrap-anywhere">{label}</span>
      {label !== name && <span className="block text-app-xs text-muted wrap-anywhere">{name}</span>}
    </>
  )
}
