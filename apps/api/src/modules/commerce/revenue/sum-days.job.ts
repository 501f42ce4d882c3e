import { addDays, dayInWib } from '@naikkelas/contract/time'
import * as z from 'zod'
import { defineJob, type JobDefinition, minutes } from '../../../platform/jobs/index.ts'
import { findUnsummedDays, sumDay } from './revenue.repo.ts'

/** Of one run; what is left is summed by the next one, and by the question until then. */
const daysAtMost = 400

/** Sums days that are over, and days that something was recorded late for. */
export const sumDays: JobDefinition<Record<string, never>> = defineJob({
  name: 'sum-revenue-days',
  label: 'Menjumlahkan pendapatan harian',
  payload: z.strictObject({}),
  retry: minutes(5, 30),
  isUnique: true,
  schedule: { everySeconds: 3_600, payload: {} },
  async handle({ clock, database }) {
    const now = clock.now()
    const until = addDays(dayInWib(now), -1)
    for (const day of await findUnsummedDays(database.queries, { until, limit: daysAtMost }))
      await database.transaction((tx) => sumDay(tx, day, now))
  },
})
