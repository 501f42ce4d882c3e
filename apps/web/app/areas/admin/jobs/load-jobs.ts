import { type FailedJob, type JobQueueState, listFailedJobs, listJobQueues } from '@naikkelas/contract'
import { call } from '../../../shared/api/call.ts'
import type { JobFilters } from './job-filters.ts'

export interface Jobs {
  queues: JobQueueState[]
  failed: { items: FailedJob[]; total: number; page: number; perPage: number }
}

const FAILED_PER_PAGE = 50

/** The jobs of this installation. @param options of `call`: the context, in a loader */
export async function loadJobs({ queue, page }: JobFilters, options?: Parameters<typeof call>[2]): Promise<Jobs> {
  const query = { page, perPage: FAILED_PER_PAGE, ...(queue === '' ? {} : { name: queue }) }
  const [queues, failed] = await Promise.all([
    call(listJobQueues, {}, options),
    call(listFailedJobs, { query }, options),
  ])
  return { queues, failed }
}
