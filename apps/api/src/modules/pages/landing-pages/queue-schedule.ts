import * as z from 'zod'
import type { AppContext } from '../../../app-context.ts'
import type { Tx } from '../../../platform/database/index.ts'
import type { JobRef } from '../../../platform/jobs/job.ts'

/** Beside the handler (carry-out-schedule.job.ts), because publishing, which it calls, replaces schedules. */
export const scheduleRef: JobRef<{ scheduleId: string }> = {
  name: 'carry-out-schedule',
  payload: z.object({ scheduleId: z.uuid() }),
  // Marketers wait for it: within minutes it is done, or they read why not.
  retry: { delaysSeconds: [15, 30, 45, 60] },
}

export async function queueSchedule(
  { jobs }: Pick<AppContext, 'jobs'>,
  tx: Tx,
  { scheduleId, dueAt }: { scheduleId: string; dueAt: Date },
) {
  await jobs.enqueue(tx, scheduleRef, { scheduleId }, { startAfter: dueAt })
}
