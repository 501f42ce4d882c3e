import * as z from 'zod'
import type { AppContext } from '../../app-context.ts'
import { defineJob, type JobDefinition } from './define-job.ts'
import { minutes } from './retry.rules.ts'

/** Removes what has passed: expired sessions, old log rows. */
export interface TidyTask {
  /** Kebab-case verb and noun. */
  name: string
  /** What it does, in Indonesian. */
  label: string
  run: (ctx: AppContext) => Promise<unknown>
}

const SECONDS_PER_HOUR = 3_600

/** A job of its own for each task, once an hour: one that fails holds up no other. */
export function tidyJob({ name, label, run }: TidyTask): JobDefinition {
  return defineJob({
    name: `tidy/${name}`,
    label,
    payload: z.object({}),
    retry: minutes(5, 30),
    isUnique: true,
    timeoutSeconds: SECONDS_PER_HOUR,
    schedule: { everySeconds: SECONDS_PER_HOUR, payload: {} },
    async handle(ctx) {
      await run(ctx)
    },
  }) as JobDefinition
}
