import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { pageOf, pagingQuery } from './paging.ts'

export const jobsAtOnce = 100

const jobName = z.string().check(z.minLength(1), z.maxLength(200))

export const jobQueueSchema = z.object({
  name: z.string(),
  /** In Indonesian; the name itself for a job that this release does not know. */
  label: z.string(),
  /** Ready to run, or waiting for their moment. */
  waiting: z.int(),
  active: z.int(),
  /** Failed for good and not run again since. */
  failed: z.int(),
  /** How long the oldest job has been due, in seconds; 0 when none is. */
  lagSeconds: z.number(),
})
export type JobQueueState = z.infer<typeof jobQueueSchema>

export const failedJobSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  label: z.string(),
  /** False for a job that this release does not know: nothing would run it. */
  isKnown: z.boolean(),
  createdAt: z.iso.datetime(),
  failedAt: z.iso.datetime(),
  attempts: z.int(),
  /** One line. */
  error: z.string(),
  /** With its stack and causes; empty where nothing more is known. */
  errorDetails: z.string(),
  /** JSON, indented; e-mail addresses, telephone numbers and secrets are replaced. */
  payload: z.string(),
})
export type FailedJob = z.infer<typeof failedJobSchema>

export const listJobQueues = endpoint({
  method: 'GET',
  path: '/admin/jobs/queues',
  summary: 'Queues of background jobs with their counts; for super admins',
  output: z.array(jobQueueSchema),
})

export const listFailedJobs = endpoint({
  method: 'GET',
  path: '/admin/jobs/failed',
  summary: 'Jobs that failed for good, latest first; for super admins',
  input: { query: z.strictObject({ ...pagingQuery, name: z.optional(jobName) }) },
  output: pageOf(failedJobSchema),
})

export const runJobAgain = endpoint({
  method: 'POST',
  path: '/admin/jobs/{jobId}/run-again',
  summary: 'Run a dead job again; refused when it is not dead',
  input: { params: z.strictObject({ jobId: z.uuid() }) },
  output: z.object({ id: z.uuid(), name: z.string(), state: z.literal('waiting') }),
})

export const runJobsAgain = endpoint({
  method: 'POST',
  path: '/admin/jobs/run-again',
  summary: 'Run several dead jobs again; others are skipped',
  input: {
    body: z.strictObject({
      jobIds: z.array(z.uuid()).check(z.minLength(1), z.maxLength(jobsAtOnce)),
    }),
  },
  output: z.object({ startedIds: z.array(z.uuid()), leftIds: z.array(z.uuid()) }),
})
