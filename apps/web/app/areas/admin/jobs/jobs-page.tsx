import { AdminScreen } from '../kit/admin-screen.tsx'
import { useLiveData } from '../kit/use-live-data.ts'
import { FailedJobs } from './failed-jobs.tsx'
import type { JobFilters } from './job-filters.ts'
import { type Jobs, loadJobs } from './load-jobs.ts'
import { QueuesTable } from './queues-table.tsx'

interface JobsPageProps {
  jobs: Jobs
  filters: JobFilters
}

/** What is done in the background: what waits, what runs, what failed and is to be run again. */
export function JobsPage({ jobs: loaded, filters }: JobsPageProps) {
  const { data, error, refresh } = useLiveData(loaded, () => loadJobs(filters))
  const { queue } = filters
  const label = data.queues.find(({ name }) => name === queue)?.label ?? queue
  const problem = error === null ? undefined : { message: error, onRetry: () => void refresh() }
  return (
    <AdminScreen
      title="Pekerjaan"
      description="Yang dikerjakan di belakang layar: e-mail, webhook, ukuran gambar, jadwal terbit. Daftar ini diperbarui sendiri."
    >
      <FailedJobs failed={data.failed} queueLabel={queue === '' ? null : label} error={problem} onChanged={refresh} />
      <QueuesTable queues={data.queues} error={undefined} />
    </AdminScreen>
  )
}
