import * as z from 'zod'
import { defineJob, type JobDefinition, once } from '../../../platform/jobs/index.ts'
import { remindersAtOnce, remindOfCheckouts } from './checkout-reminders.service.ts'

/** Reminds of checkouts that were left without an order. */
export const remindOfCheckoutsJob: JobDefinition<Record<string, never>> = defineJob({
  name: 'remind-of-checkouts',
  label: 'Mengingatkan checkout yang ditinggalkan',
  payload: z.strictObject({}),
  retry: once,
  isUnique: true,
  schedule: { everySeconds: 600, payload: {} },
  async handle(ctx, _, { signal }) {
    for (let due = remindersAtOnce; due === remindersAtOnce && !signal.aborted; ) due = await remindOfCheckouts(ctx)
  },
})
