import { module } from '../../../module.ts'
import { expireOverdueOrders } from './expiry.service.ts'
import { mailExpired, mailPaid, mailRefunded, mailWaiting } from './mail-buyer.ts'
import { giveUpWithErasure, giveUpWithMerge } from './listeners.ts'
import { orderRoutes } from './orders.routes.ts'
import { receiveCaptures } from './receive-payment.service.ts'
import { purchaseData } from './purchase-data.repo.ts'
import { remindOfWaitingOrders } from './remind-buyers.job.ts'
import { takeBackRefunded } from './take-back.ts'
import { transactionExportRoutes } from './transaction-exports.routes.ts'

export const ordersModule = module({
  routes: () => [...orderRoutes, ...transactionExportRoutes()],
  personalData: purchaseData,
  jobs: [expireOverdueOrders, remindOfWaitingOrders],
  after: [mailWaiting, mailPaid, mailExpired, mailRefunded],
  within: [receiveCaptures, takeBackRefunded, giveUpWithErasure, giveUpWithMerge],
})
