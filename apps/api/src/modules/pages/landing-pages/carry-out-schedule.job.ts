import { defineJob } from '../../../platform/jobs/index.ts'
import { carryOut, giveUp } from './due-schedules.service.ts'
import { scheduleRef } from './queue-schedule.ts'
import { findPendingSchedules, reviveSchedule } from './schedules.repo.ts'

/** Publishes a page or takes it down at its time, once, whichever process gets to it. */
export const carryOutSchedule = defineJob({
  ...scheduleRef,
  label: 'Menjalankan jadwal terbit',
  handle: (ctx, { scheduleId }) => carryOut(ctx, scheduleId),
  async adopt({ jobs }, tx) {
    const schedules = await findPendingSchedules(tx)
    await jobs.enqueueAll(
      tx,
      scheduleRef,
      schedules.map(({ id, dueAt }) => ({ payload: { scheduleId: id }, startAfter: dueAt })),
    )
  },
  onRunAgain: (_, tx, { scheduleId }) => reviveSchedule(tx, scheduleId),
  async onFailure(ctx, tx, { scheduleId }, { retryAt }) {
    if (retryAt === null) await giveUp(ctx, tx, scheduleId)
  },
})
