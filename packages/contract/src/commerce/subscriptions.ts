import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { rupiahSchema } from '../money.ts'
import { orderCodeSchema } from './orders.ts'
import { paymentChannelSchema } from './payments.ts'

/** `grace`: its period is over and not paid again yet; partners sell on until it has ended. */
export const subscriptionStates = ['active', 'grace', 'ended'] as const
export type SubscriptionState = (typeof subscriptionStates)[number]

export const cycleStates = ['created', 'retrying', 'succeeded', 'failed', 'cancelled', 'refunded'] as const
export type CycleState = (typeof cycleStates)[number]

export const subscriptionEventKinds = [
  'cycle_created',
  'cycle_succeeded',
  'cycle_retrying',
  'cycle_failed',
  'cycle_refunded',
  'grace',
  'cancelled',
  'resumed',
  'way_forgotten',
  'ended',
] as const
export type SubscriptionEventKind = (typeof subscriptionEventKinds)[number]

/** Charges of one period, or reminders of its invoice. */
export const subscriptionTries = 3
/** Before a period is over: renewals are announced, then charged. */
export const daysAnnouncedBefore = 3
export const daysChargedBefore = 1
/** After a period is over: partners sell on, and it can still be paid. */
export const graceDays = 7

const subscriptionShape = {
  id: z.uuid(),
  /** Of the package. */
  name: z.string(),
  months: z.union([z.literal(1), z.literal(3), z.literal(6)]),
  /** Of each renewal. */
  price: rupiahSchema,
  state: z.enum(subscriptionStates),
  periodEndsAt: z.iso.datetime(),
  /** What is charged by itself; null where each period is an invoice. */
  savedChannel: z.nullable(paymentChannelSchema),
  cancelledAt: z.nullable(z.iso.datetime()),
  endedAt: z.nullable(z.iso.datetime()),
  /** When it is charged, or reminded of, next; null where nothing is to be paid any more. */
  nextChargeAt: z.nullable(z.iso.datetime()),
  /** Of the period that is to be paid now. */
  tries: z.int(),
  /** Until when an unpaid period can still be paid; null where nothing waits. */
  graceEndsAt: z.nullable(z.iso.datetime()),
}

const historySchema = z.object({
  id: z.uuid(),
  kind: z.enum(subscriptionEventKinds),
  at: z.iso.datetime(),
  /** Of the order that pays the period it is about. */
  orderCode: z.nullable(orderCodeSchema),
  /** The period that was paid. */
  startsAt: z.nullable(z.iso.datetime()),
  endsAt: z.nullable(z.iso.datetime()),
})

const ownSubscriptionSchema = z.object({
  ...subscriptionShape,
  /** Where it is bought, and an unpaid period is paid. */
  checkoutAddress: z.string(),
  /** An order of it that waits for its payment. */
  openOrderCode: z.nullable(orderCodeSchema),
  /** Newest first. */
  history: z.array(historySchema),
})
/** A package as its buyer sees it. */
export type OwnSubscription = z.infer<typeof ownSubscriptionSchema>

const byCode = z.strictObject({ code: orderCodeSchema })

export const getOwnSubscription = endpoint({
  method: 'GET',
  path: '/me/orders/{code}/subscription',
  summary: 'The subscription that an order has paid a period of',
  input: { params: byCode },
  output: ownSubscriptionSchema,
})

export const cancelOwnSubscription = endpoint({
  method: 'POST',
  path: '/me/orders/{code}/subscription/cancel',
  summary: 'Renew a subscription no more; what was paid runs to its end',
  input: { params: byCode },
  output: ownSubscriptionSchema,
})

export const forgetSavedWay = endpoint({
  method: 'POST',
  path: '/me/orders/{code}/subscription/forget-way',
  summary: 'Charge what was saved no more; the next period is an invoice, at whose payment another one is saved',
  input: { params: byCode },
  output: ownSubscriptionSchema,
})

const subscriptionSchema = z.object({
  ...subscriptionShape,
  partner: z.object({ id: z.uuid(), name: z.string() }),
  /** Null where no account buys for the partner any more. */
  buyer: z.nullable(z.object({ id: z.uuid(), name: z.string() })),
  createdAt: z.iso.datetime(),
})
/** A subscription as the back office lists it. */
export type Subscription = z.infer<typeof subscriptionSchema>

export const subscriptionsPerPage = 25

export const listSubscriptions = endpoint({
  method: 'GET',
  path: '/admin/subscriptions',
  summary: 'Packages of partners, newest first',
  input: {
    query: z.strictObject({
      state: z.optional(z.enum(subscriptionStates)),
      /** The subscriptions behind this one. */
      after: z.optional(z.uuid()),
    }),
  },
  output: z.object({ items: z.array(subscriptionSchema), next: z.nullable(z.uuid()) }),
})

const subscriptionDetailsSchema = z.object({
  ...subscriptionSchema.shape,
  /** Newest first. */
  history: z.array(z.extend(historySchema, { orderId: z.nullable(z.uuid()), by: z.nullable(z.string()) })),
})
export type SubscriptionDetails = z.infer<typeof subscriptionDetailsSchema>

const byId = z.strictObject({ subscriptionId: z.uuid() })

export const getSubscription = endpoint({
  method: 'GET',
  path: '/admin/subscriptions/{subscriptionId}',
  summary: 'One subscription with what happened to it',
  input: { params: byId },
  output: subscriptionDetailsSchema,
})

export const cancelSubscription = endpoint({
  method: 'POST',
  path: '/admin/subscriptions/{subscriptionId}/cancel',
  summary: 'Renew a subscription no more; what was paid runs to its end',
  input: { params: byId },
  output: subscriptionDetailsSchema,
})
