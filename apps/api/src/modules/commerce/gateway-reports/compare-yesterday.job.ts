import { addDays, dayInWib } from '@naikkelas/contract/time'
import * as z from 'zod'
import { defineJob, type JobDefinition, minutes } from '../../../platform/jobs/index.ts'
import { compareDay } from './compare-day.ts'
import { hasReports } from './gateway-reports.queries.ts'

/** Compares yesterday once it is over; looked for every hour, so that a machine that was off catches up. */
export const compareYesterday: JobDefinition<Record<string, never>> = defineJob({
  name: 'compare-gateway-reports',
  label: 'Mencocokkan laporan harian gateway',
  payload: z.strictObject({}),
  retry: minutes(5, 30),
  isUnique: true,
  schedule: { everySeconds: 3_600, payload: {} },
  async handle(ctx) {
    const yesterday = addDays(dayInWib(ctx.clock.now()), -1)
    if (!(await hasReports(ctx.database.queries, yesterday))) await compareDay(ctx, yesterday)
  },
})
