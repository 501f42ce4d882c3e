import {
  cancelOwnSubscription,
  cancelSubscription,
  forgetSavedWay,
  getOwnSubscription,
  getSubscription,
  listSubscriptions,
} from '@naikkelas/contract/commerce'
import type { Learner } from '@naikkelas/contract/identity'
import { type ActorContext, bind, countTry, type RequestContext } from '../../../platform/endpoints/index.ts'
import { learnerRealm } from '../../identity/learners/index.ts'
import { changeLimits, manageSubscriptions, subscribe, viewSubscriptions } from './subscriptions.policy.ts'
import * as subscriptions from './subscriptions.service.ts'

const own = { for: learnerRealm, can: subscribe } as const

const one = {
  load: ({ params }: { params: { code: string } }, ctx: ActorContext<Learner>) =>
    subscriptions.findOwn(ctx, params.code),
}

/** What waits is given up in a transaction of its own, and gateways are asked after it. */
const changed = {
  ...own,
  record: one,
  transaction: 'own',
  limit: ({ app }: RequestContext, actor: Learner) => countTry(app.database.queries, changeLimits(actor.id)),
} as const

export const subscriptionRoutes = [
  bind(getOwnSubscription, {
    ...own,
    inView: 'shown',
    record: one,
    run: (input, ctx) => subscriptions.getOwnSubscription(ctx, input),
  }),
  bind(cancelOwnSubscription, { ...changed, run: (input, ctx) => subscriptions.cancelOwnSubscription(ctx, input) }),
  bind(forgetSavedWay, { ...changed, run: (input, ctx) => subscriptions.forgetSavedWay(ctx, input) }),
  bind(listSubscriptions, { can: viewSubscriptions, run: (input, ctx) => subscriptions.listSubscriptions(ctx, input) }),
  bind(getSubscription, { can: viewSubscriptions, run: (input, ctx) => subscriptions.getSubscription(ctx, input) }),
  bind(cancelSubscription, {
    can: manageSubscriptions,
    transaction: 'own',
    // Its events are the history.
    audit: 'id',
    record: { load: (input, ctx) => subscriptions.getSubscription(ctx, input) },
    run: (input, ctx) => subscriptions.cancelSubscription(ctx, input),
  }),
]
