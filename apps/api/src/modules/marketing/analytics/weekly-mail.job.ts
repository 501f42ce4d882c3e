import * as z from 'zod'
import { defineJob, once } from '../../../platform/jobs/index.ts'
import { queueWeeklyReports } from './weekly-mail.service.ts'

/** Looks each minute whether the mails of the week are due; they are taken once however often it looks. */
export const weeklyMail = defineJob({
  name: 'weekly-mail',
  label: 'Menyiapkan e-mail mingguan',
  payload: z.object({}),
  retry: once,
  isUnique: true,
  schedule: { everySeconds: 60, payload: {} },
  handle: (ctx) => queueWeeklyReports(ctx),
})
