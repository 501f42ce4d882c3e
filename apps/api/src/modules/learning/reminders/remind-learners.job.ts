import * as z from 'zod'
import { defineJob, type JobDefinition, once } from '../../../platform/jobs/index.ts'
import { remindersAtOnce, remindLearners } from './reminders.service.ts'

/** Reminds learners of their courses and events, by day. */
export const remindLearnersJob: JobDefinition<Record<string, never>> = defineJob({
  name: 'remind-learners',
  label: 'Mengingatkan kelas dan acara',
  payload: z.strictObject({}),
  retry: once,
  isUnique: true,
  schedule: { everySeconds: 1800, payload: {} },
  async handle(ctx, _, { signal }) {
    for (let due = remindersAtOnce; due === remindersAtOnce && !signal.aborted; ) due = await remindLearners(ctx)
  },
})
