import {
  checkoutPaths,
  type OwnSubscription,
  type Subscription,
  type SubscriptionDetails,
} from '@naikkelas/contract/commerce'
import type { StoredEvent } from './history.queries.ts'
import { endOfGrace, nextTry } from './schedule.rules.ts'
import type { StoredSubscription } from './subscriptions.queries.ts'

type Shared = Omit<Subscription, 'partner' | 'buyer' | 'createdAt'>

function sharedView(subscription: StoredSubscription): Shared {
  const { id, name, months, price, state, periodEndsAt, saved, cancelledAt, endedAt, openCycle } = subscription
  const isOver = state === 'ended' || cancelledAt !== null
  const cycle = openCycle ?? { tries: 0, triedAt: null }
  return {
    id,
    name,
    months,
    price,
    state,
    periodEndsAt: periodEndsAt.toISOString(),
    savedChannel: saved?.channel ?? null,
    cancelledAt: cancelledAt?.toISOString() ?? null,
    endedAt: endedAt?.toISOString() ?? null,
    nextChargeAt: isOver ? null : (nextTry(periodEndsAt, cycle)?.toISOString() ?? null),
    tries: cycle.tries,
    graceEndsAt: isOver || openCycle === null ? null : endOfGrace(periodEndsAt, openCycle).toISOString(),
  }
}

export const subscriptionView = (subscription: StoredSubscription): Subscription => ({
  ...sharedView(subscription),
  partner: subscription.partner,
  buyer: subscription.buyer,
  createdAt: subscription.createdAt.toISOString(),
})

export const subscriptionDetails = (
  subscription: StoredSubscription,
  history: readonly StoredEvent[],
): SubscriptionDetails => ({
  ...subscriptionView(subscription),
  history: history.map((event) => ({ ...eventView(event), orderId: event.orderId, by: event.by })),
})

interface Own {
  subscription: StoredSubscription
  history: readonly StoredEvent[]
  openOrderCode: string | null
}

export const ownSubscriptionView = ({ subscription, history, openOrderCode }: Own): OwnSubscription => ({
  ...sharedView(subscription),
  checkoutAddress: `${checkoutPaths.partner_package}/${subscription.sellableNumber}`,
  openOrderCode,
  history: history.map(eventView),
})

const eventView = ({ id, kind, at, orderCode, startsAt, endsAt }: StoredEvent) => ({
  id,
  kind,
  at: at.toISOString(),
  orderCode,
  startsAt: startsAt?.toISOString() ?? null,
  endsAt: endsAt?.toISOString() ?? null,
})
