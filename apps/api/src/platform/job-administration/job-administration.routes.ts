import { adminRoles, listFailedJobs, listJobQueues, runJobAgain, runJobsAgain } from '@naikkelas/contract'
import type { Admin } from '@naikkelas/contract/identity'
import { bind, countTry, createReadLimit, type RequestContext } from '../endpoints/index.ts'
import type { JobDefinition } from '../jobs/index.ts'
import { createJobAdministration } from './job-administration.service.ts'

/** Jobs concern the whole installation, and their errors may quote any record: super admins only. */
const mayLookAfterJobs = ({ role }: Pick<Admin, 'role'>) => role === adminRoles.superAdmin

/** @param definitions every job there is */
export function jobAdministrationRoutes(definitions: readonly JobDefinition[]) {
  const jobs = createJobAdministration(definitions)
  // A screen that is left open asks 24 times a minute.
  const countRead = createReadLimit({ name: 'jobs', hits: 300, windowMs: 60_000 })
  const reading = { can: mayLookAfterJobs, limit: ({ clientAddress }: RequestContext) => countRead(clientAddress) }
  const running = {
    can: mayLookAfterJobs,
    limit: ({ app }: RequestContext, { id }: Admin) =>
      countTry(app.database.queries, [{ name: 'run-jobs-again', subject: id, hits: 60, windowSeconds: 60 }]),
  }
  return [
    bind(listJobQueues, { ...reading, run: (_, ctx) => jobs.listJobQueues(ctx) }),
    bind(listFailedJobs, { ...reading, run: (input, ctx) => jobs.listFailedJobs(ctx, input) }),
    bind(runJobAgain, {
      ...running,
      record: { load: ({ params }, ctx) => jobs.findJobForAudit(ctx, params.jobId) },
      run: (input, ctx) => jobs.runJobAgain(ctx, input),
    }),
    bind(runJobsAgain, { ...running, run: (input, ctx) => jobs.runJobsAgain(ctx, input) }),
  ]
}
