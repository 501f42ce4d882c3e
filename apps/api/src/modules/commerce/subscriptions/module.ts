import { module } from '../../../module.ts'
import { stopWithAccount, takeBackPeriod } from './cancel.service.ts'
import { noteFailedCharge } from './failed-charge.service.ts'
import { renewDueSubscriptions } from './renew.job.ts'
import { startPaidPeriod } from './start-period.service.ts'
import { subscriptionRoutes } from './subscriptions.routes.ts'

export const subscriptionsModule = module({
  routes: () => subscriptionRoutes,
  jobs: [renewDueSubscriptions],
  within: [startPaidPeriod, noteFailedCharge, takeBackPeriod, stopWithAccount],
})
