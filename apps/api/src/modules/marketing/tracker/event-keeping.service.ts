import { dayInWib } from '@naikkelas/contract/time'
import type { AppContext } from '../../../app-context.ts'
import { siteMeasurement } from '../../pages/measurement/index.ts'
import { deleteHoursBefore, dropDaysBefore, makeDay } from './event-days.repo.ts'
import { findOldestDay, rollUpDay } from './roll-up.repo.ts'

const dayMs = 86_400_000
/** So that a night without this work loses no event, and no visitor waits for a table to be made. */
const daysAhead = 3
/** Two years can be compared month by month. */
const hoursKeptDays = 760

/** Longer ago only days are compared, and hours of the day over a whole period. */
const hoursKeptSinglyDays = 90

/** Creates the partitions of coming days and drops expired ones. */
export async function keepEventDays({ database, clock }: AppContext) {
  const { queries } = database
  const now = clock.now().getTime()
  for (let ahead = 0; ahead <= daysAhead; ahead++) await makeDay(queries, dayInWib(new Date(now + ahead * dayMs)))
  const { retentionDays } = await siteMeasurement(queries)
  await dropDaysBefore(queries, dayInWib(new Date(now - retentionDays * dayMs)))
  await deleteHoursBefore(queries, new Date(now - hoursKeptDays * dayMs))
  const rolledUpBefore = dayInWib(new Date(now - hoursKeptSinglyDays * dayMs))
  for (;;) {
    const day = await findOldestDay(queries)
    if (day === undefined || day >= rolledUpBefore) return
    await database.transaction((tx) => rollUpDay(tx, day))
  }
}
