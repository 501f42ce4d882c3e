import type { AppContext } from '../../app-context.ts'
import { deleteHoursBefore, dropDaysBefore, makeDay } from './event-days.repo.ts'
import { dayInWib } from './event-rows.rules.ts'
import { findSiteMeasurement } from './measurement.repo.ts'

const dayMs = 86_400_000
/** So that a night without this work loses no event, and no visitor waits for a table to be made. */
const daysAhead = 3
/** Two years can be compared month by month. */
const hoursKeptDays = 760

/** Makes the days ahead and drops what is kept no longer. */
export async function keepEventDays({ database: { queries }, clock }: AppContext) {
  const now = clock.now().getTime()
  for (let ahead = 0; ahead <= daysAhead; ahead++) await makeDay(queries, dayInWib(new Date(now + ahead * dayMs)))
  const { retentionDays } = await findSiteMeasurement(queries)
  await dropDaysBefore(queries, dayInWib(new Date(now - retentionDays * dayMs)))
  await deleteHoursBefore(queries, new Date(now - hoursKeptDays * dayMs))
}
