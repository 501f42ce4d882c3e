import { listRefunds, refundOrder, sendRefund } from '@naikkelas/contract/commerce'
import { bind } from '../../../platform/endpoints/index.ts'
import { recordTransfer } from './record-transfer.service.ts'
import { refundOrder as refund } from './refund-order.service.ts'
import { manageRefunds, viewRefunds } from './refunds.policy.ts'
import { listRefunds as list } from './refunds.service.ts'

export const refundRoutes = [
  bind(listRefunds, { can: viewRefunds, run: (input, ctx) => list(ctx, input) }),
  bind(refundOrder, {
    can: manageRefunds,
    // Refunds and the ledger are the history; the buyer's account number is in neither entry of the log.
    audit: 'id',
    record: { load: (input, ctx) => list(ctx, input) },
    run: (input, ctx) => refund(ctx, input),
  }),
  bind(sendRefund, {
    can: manageRefunds,
    audit: 'id',
    record: { load: (input, ctx) => list(ctx, input) },
    run: (input, ctx) => recordTransfer(ctx, input),
  }),
]
