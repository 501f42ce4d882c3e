import { rememberCheckout } from '@naikkelas/contract/commerce'
import type { Learner } from '@naikkelas/contract/identity'
import { bind, countTry, type RequestContext } from '../../../platform/endpoints/index.ts'
import { learnerRealm } from '../../identity/learners/index.ts'
import { checkoutVisitLimits, rememberOwnCheckouts } from './checkout-reminders.policy.ts'
import { rememberCheckout as remember } from './checkout-reminders.service.ts'

export const checkoutReminderRoutes = [
  bind(rememberCheckout, {
    for: learnerRealm,
    can: rememberOwnCheckouts,
    limit: ({ app }: RequestContext, actor: Learner) => countTry(app.database.queries, checkoutVisitLimits(actor.id)),
    // What was looked at is no act of the learner.
    audit: 'none',
    run: (input, ctx) => remember(ctx, input),
  }),
]
