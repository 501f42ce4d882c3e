import { module } from '../../../module.ts'
import { checkDueRefunds, sendRefundByGateway } from './gateway-refunds.job.ts'
import { askAboutReported } from './reported-refunds.ts'
import { refundRoutes } from './refunds.routes.ts'

export const refundsModule = module({
  routes: () => refundRoutes,
  jobs: [sendRefundByGateway, checkDueRefunds],
  within: [askAboutReported],
})
