import type {
  FailedJob,
  InputFor,
  JobQueueState,
  listFailedJobs as listFailedEndpoint,
  OutputFor,
  runJobAgain as runOneEndpoint,
  runJobsAgain as runSeveralEndpoint,
} from '@naikkelas/contract'
import type { AdminContext } from '../../app-context.ts'
import type { Tx } from '../database/index.ts'
import { AppError } from '../../errors/app-error.ts'
import type { JobDefinition } from '../jobs/index.ts'
import {
  findFailedJobs,
  findJob,
  findQueueStates,
  restartFailedJob,
  type RunAgainOutcome,
  type StoredJob,
} from '../jobs/jobs.repo.ts'
import { payloadOf, PayloadMismatch } from '../jobs/run-job.ts'
import { failedJobView } from './failed-job-view.ts'

type Refusal = Exclude<RunAgainOutcome, 'started'> | 'unknown'
const refusalCodes = { not_failed: 'job_not_failed', same_waits: 'job_waiting', unknown: 'job_unknown' } as const

/** What people do with background jobs: see how they are, and run again what failed for good. */
export function createJobAdministration(definitions: readonly JobDefinition[]) {
  const byName = new Map(definitions.map((job) => [job.name, job]))

  async function runAgain(ctx: AdminContext, tx: Tx, job: StoredJob): Promise<'started' | Refusal> {
    const definition = byName.get(job.name)
    if (!definition) return 'unknown'
    const outcome = await restartFailedJob(tx, job)
    if (outcome === 'started') await takeBackEnd(ctx, tx, definition, job)
    return outcome
  }

  return {
    async listJobQueues({ database }: AdminContext): Promise<JobQueueState[]> {
      const states = await findQueueStates(database.queries)
      const isOfInterest = ({ name, waiting, active, failed }: (typeof states)[number]) =>
        byName.has(name) || waiting + active + failed > 0
      return states.filter(isOfInterest).map((state) => ({ ...state, label: labelOf(byName, state.name) }))
    },

    async listFailedJobs(
      { database }: AdminContext,
      { query }: InputFor<typeof listFailedEndpoint>,
    ): Promise<OutputFor<typeof listFailedEndpoint>> {
      const { name, page, perPage } = query
      const { jobs, total } = await findFailedJobs(database.queries, { name, page, perPage })
      const items = jobs.map(
        (job): FailedJob => ({
          ...failedJobView(job),
          label: labelOf(byName, job.name),
          isKnown: byName.has(job.name),
        }),
      )
      return { items, total, page, perPage }
    },

    /** What the audit entry says of a job before and after. */
    async findJobForAudit({ database }: AdminContext, id: string) {
      const job = await findJob(database.queries, id)
      return job && { id: job.id, name: job.name, state: job.state, attempts: job.retryCount + 1 }
    },

    /** @throws AppError `not_found`, `job_not_failed`, `job_waiting`, `job_unknown` */
    runJobAgain(
      ctx: AdminContext,
      { params }: InputFor<typeof runOneEndpoint>,
    ): Promise<OutputFor<typeof runOneEndpoint>> {
      return ctx.database.transaction(async (tx) => {
        const job = await findJob(tx, params.jobId)
        if (!job) throw new AppError('not_found')
        const outcome = await runAgain(ctx, tx, job)
        if (outcome !== 'started') throw new AppError(refusalCodes[outcome])
        return { id: job.id, name: job.name, state: 'waiting' as const }
      })
    },

    runJobsAgain(
      ctx: AdminContext,
      { body }: InputFor<typeof runSeveralEndpoint>,
    ): Promise<OutputFor<typeof runSeveralEndpoint>> {
      return ctx.database.transaction(async (tx) => {
        const startedIds: string[] = []
        const leftIds: string[] = []
        // In one order, so that two requests about the same jobs never wait for each other in a circle.
        for (const id of [...new Set(body.jobIds)].sort()) {
          const job = await findJob(tx, id)
          const isStarted = job !== undefined && (await runAgain(ctx, tx, job)) === 'started'
          ;(isStarted ? startedIds : leftIds).push(id)
        }
        return { startedIds, leftIds }
      })
    },
  }
}

const labelOf = (byName: ReadonlyMap<string, JobDefinition>, name: string) => byName.get(name)?.label ?? name

/** A payload that this release does not read left nothing behind: its job fails again, and says so. */
async function takeBackEnd(ctx: AdminContext, tx: Tx, definition: JobDefinition, { payload }: StoredJob) {
  if (!definition.onRunAgain) return
  try {
    await definition.onRunAgain(ctx, tx, payloadOf(definition, payload))
  } catch (error) {
    if (!(error instanceof PayloadMismatch)) throw error
  }
}
