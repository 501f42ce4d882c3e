import {
  cancelOwnOrder,
  confirmTransfer,
  getCheckout,
  getCheckoutOffer,
  getOwnOrder,
  getOwnOrderCalendar,
  getOwnOrderQr,
  getTransaction,
  listOwnOrders,
  listTransactions,
  placeOrder,
  recheckTransaction,
  resendOrderMail,
} from '@naikkelas/contract/commerce'
import type { Learner } from '@naikkelas/contract/identity'
import { type ActorContext, bind, bindFile, countTry, type RequestContext } from '../../../platform/endpoints/index.ts'
import { learnerRealm } from '../../identity/learners/index.ts'
import { getCheckout as checkout, getCheckoutOffer as offer } from './checkout.service.ts'
import { getOwnOrderQr as qr } from './order-qr.service.ts'
import { getOwnOrderCalendar as calendar } from './order-calendar.service.ts'
import * as orders from './orders.service.ts'
import { buy, purchaseLimits } from './orders.policy.ts'
import { placeOrder as place } from './place-order.service.ts'
import { manageTransactions, resendLimits, viewTransactions } from './transactions.policy.ts'
import * as transactions from './transactions.service.ts'

const own = { for: learnerRealm, can: buy } as const

/** Also for a Super Admin who looks at the site as the buyer: what was bought is what people ask about. */
const read = { ...own, inView: 'shown' } as const

const counted = {
  ...own,
  limit: ({ app }: RequestContext, actor: Learner) => countTry(app.database.queries, purchaseLimits(actor.id)),
} as const

const one = {
  load: ({ params }: { params: { code: string } }, ctx: ActorContext<Learner>) => orders.findOwn(ctx, params.code),
}

export const orderRoutes = [
  bind(getCheckoutOffer, { can: 'anyone', run: (input, ctx) => offer(ctx, input) }),
  bind(getCheckout, { ...read, run: (input, ctx) => checkout(ctx, input) }),
  // A gateway is asked once the order is there, by no transaction.
  bind(placeOrder, { ...counted, transaction: 'own', run: (input, ctx, request) => place(ctx, input, request) }),
  bind(listOwnOrders, { ...read, run: (input, ctx) => orders.listOwnOrders(ctx, input) }),
  bind(getOwnOrder, { ...read, record: one, run: (input, ctx) => orders.getOwnOrder(ctx, input) }),
  bindFile(getOwnOrderQr, { ...own, record: one, run: (input, ctx) => qr(ctx, input) }),
  bindFile(getOwnOrderCalendar, { ...read, record: one, run: (input, ctx) => calendar(ctx, input) }),
  bind(cancelOwnOrder, { ...counted, record: one, run: (input, ctx) => orders.cancelOwnOrder(ctx, input) }),
  bind(listTransactions, { can: viewTransactions, run: (input, ctx) => transactions.listTransactions(ctx, input) }),
  bind(getTransaction, { can: viewTransactions, run: (input, ctx) => transactions.getTransaction(ctx, input) }),
  bind(confirmTransfer, {
    can: manageTransactions,
    // Payments and the ledger are the history; the buyer is in neither.
    audit: 'id',
    record: { load: (input, ctx) => transactions.getTransaction(ctx, input) },
    run: (input, ctx) => transactions.confirmTransfer(ctx, input),
  }),
  bind(recheckTransaction, {
    can: manageTransactions,
    // Gateways are asked between transactions of their own.
    transaction: 'own',
    audit: 'id',
    record: { load: (input, ctx) => transactions.getTransaction(ctx, input) },
    run: (input, ctx) => transactions.recheckTransaction(ctx, input),
  }),
  bind(resendOrderMail, {
    can: manageTransactions,
    limit: ({ app }, actor) => countTry(app.database.queries, resendLimits(actor.id)),
    audit: 'id',
    record: { load: (input, ctx) => transactions.getTransaction(ctx, input) },
    run: (input, ctx) => transactions.resendMail(ctx, input),
  }),
]
