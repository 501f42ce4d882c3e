import type { Module } from '../../module.ts'
import { type JobDefinition, tidyJob } from '../jobs/index.ts'

/** Every job there is: those of the modules, one for each listener after an event, one for each tidying task. */
export function jobsOf(modules: readonly Module[]): JobDefinition[] {
  return [
    ...modules.flatMap((one) => one.jobs ?? []),
    ...modules.flatMap((one) => one.after ?? []).map(({ job }) => job),
    ...modules.flatMap((one) => one.tidy ?? []).map(tidyJob),
  ]
}
