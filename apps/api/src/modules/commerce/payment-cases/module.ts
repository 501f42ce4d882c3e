import { module } from '../../../module.ts'
import { mailReversals } from './mail-reversals.ts'
import { paymentCaseRoutes } from './payment-cases.routes.ts'
import { takeBackReversed } from './reversed-payments.ts'

export const paymentCasesModule = module({
  routes: () => paymentCaseRoutes,
  within: [takeBackReversed],
  after: [mailReversals],
})
