import { module } from '../../../module.ts'
import { checkoutVisitData } from './checkout-reminders.repo.ts'
import { checkoutReminderRoutes } from './checkout-reminders.routes.ts'
import { forgetOldCheckouts } from './checkout-reminders.service.ts'
import { remindOfCheckoutsJob } from './remind-of-checkouts.job.ts'

export const checkoutRemindersModule = module({
  routes: () => checkoutReminderRoutes,
  personalData: [checkoutVisitData],
  jobs: [remindOfCheckoutsJob],
  tidy: [{ name: 'forget-old-checkouts', label: 'Menghapus catatan checkout lama', run: forgetOldCheckouts }],
})
