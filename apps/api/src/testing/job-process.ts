import { onTestFinished } from 'vitest'
import type { AppContext } from '../app-context.ts'
import type { Database } from '../platform/database/index.ts'
import { createJobs, type JobDefinition, type Jobs } from '../platform/jobs/index.ts'

const clock = { now: () => new Date() }

/** A process with some jobs, on the database of the test; it is stopped when the test ends. */
export async function startJobProcess(database: Database, definitions: readonly JobDefinition[]) {
  const failures: unknown[] = []
  const jobs: Jobs = createJobs(
    { database, onFailure: (error) => failures.push(error) },
    definitions,
    (): AppContext => Object.assign({} as AppContext, { database, clock, jobs }),
  )
  await jobs.prepare()
  onTestFinished(() => jobs.stop())
  return { ...jobs, failures }
}
