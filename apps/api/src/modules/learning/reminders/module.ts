import { module } from '../../../module.ts'
import { remindLearnersJob } from './remind-learners.job.ts'
import { reminderData } from './reminders.repo.ts'
import { forgetOldReminders } from './reminders.service.ts'

export const remindersModule = module({
  personalData: [reminderData],
  jobs: [remindLearnersJob],
  tidy: [
    {
      name: 'forget-old-learning-reminders',
      label: 'Menghapus catatan pengingat belajar lama',
      run: forgetOldReminders,
    },
  ],
})
