import * as z from 'zod/mini'
import { endpoint, fileEndpoint } from '../endpoint.ts'
import {
  paymentMethods,
  paymentModes,
  paymentStatuses,
  sellableKinds,
  type SellableKind,
} from '../enumerations/index.ts'
import { rupiahSchema } from '../money.ts'
import { eventTicketSchema } from './event-tickets.ts'
import { orderPaymentSchema, paymentChannelSchema } from './payments.ts'
import { couponRefusals, typedCouponSchema } from './coupon-codes.ts'
import { calendarFileType } from './event-calendars.ts'
import { publicNumberSchema } from './public-catalogue.ts'

/** Where each kind is bought (specification, section 2); the item's number follows. */
export const checkoutPaths: Readonly<Record<SellableKind, string>> = {
  course: '/checkout',
  add_on: '/checkout-addon',
  event: '/checkout-event',
  tool: '/checkout-produk',
  partner_package: '/checkout-produk',
  service: '/checkout-jasa',
}

/** Where the purchase of each kind is seen; the order's code follows. */
export const purchasePaths: Readonly<Record<SellableKind, string>> = {
  course: '/pembelian-saya',
  add_on: '/pembelian-saya-super-mentor',
  event: '/pembelian-saya-event',
  tool: '/pembelian-saya-produk',
  partner_package: '/pembelian-saya-produk',
  service: '/pembelian-saya-jasa',
}

/** Where a buyer goes once an order is paid: where what was bought is found. */
export const afterPurchasePath = ({ item, code }: { item: { kind: SellableKind }; code: string }): string =>
  `${purchasePaths[item.kind]}/${code}`

export const orderCodeLength = 14
/** Random, without letters that are taken for digits. */
export const orderCodeSchema = z
  .string()
  .check(z.regex(/^[0-9A-HJKMNP-TV-Z]{14}$/, { error: 'Kode ini tidak dikenal' }))

const code = <Codes extends Readonly<Record<string, number>>>(codes: Codes) =>
  z.enum(codes as Codes, { error: 'Pilih salah satu' })

const instant = z.nullable(z.iso.datetime())

/** Why an item cannot be bought by this buyer now. */
export const checkoutRefusals = [
  'owned',
  'not_for_sale',
  'not_yet',
  'ended',
  'sold_out',
  'no_payment_method',
  /** Of packages: its length is not sold, the flag is off, the buyer has no partner, or its package runs. */
  'package_not_sold',
  'recurring_closed',
  'not_a_partner',
  'subscribed',
] as const
export type CheckoutRefusal = (typeof checkoutRefusals)[number]

const wayToPaySchema = z.object({
  mode: code(paymentModes),
  method: code(paymentMethods),
  channel: z.nullable(paymentChannelSchema),
})
/** A way to pay: Manual 1 or Automatic 2, the method, and a gateway's channel. */
export type WayToPay = z.infer<typeof wayToPaySchema>

const checkoutItemSchema = z.object({
  number: z.int(),
  kind: z.enum(sellableKinds),
  name: z.string(),
  summary: z.string(),
  price: rupiahSchema,
  strikePrice: z.nullable(rupiahSchema),
  coverId: z.nullable(z.uuid()),
  /** Path of the page that shows it. */
  address: z.string(),
})

/** The item's number, or its id where a page links to it. */
const askedItemSchema = z
  .string()
  .check(z.regex(/^(?:[1-9]\d{0,14}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/, { error: 'Ini tidak dikenal' }))

const checkoutSchema = z.object({
  item: checkoutItemSchema,
  discount: rupiahSchema,
  total: rupiahSchema,
  coupon: z.object({
    /** Whether a code can be entered. */
    isOffered: z.boolean(),
    /** The code that was asked about, as it is stored; null without one. */
    code: z.nullable(z.string()),
    /** Why it does nothing; null where it takes the discount off. */
    refusal: z.nullable(z.enum(couponRefusals)),
  }),
  /** Of a package: what the buyer agrees to; null for everything else. */
  subscription: z.nullable(
    z.object({
      months: z.union([z.literal(1), z.literal(3), z.literal(6)]),
      /** Of each period that follows. */
      price: rupiahSchema,
      /** The first period costs nothing. */
      isTrial: z.boolean(),
      /** By these it is renewed by itself; by all others each period is an invoice. */
      savableChannels: z.array(paymentChannelSchema),
    }),
  ),
  /** In the order in which they are offered; empty when it cannot be bought. */
  ways: z.array(wayToPaySchema),
  refusal: z.nullable(z.enum(checkoutRefusals)),
  /** Code of an order of this item that waits for its payment. */
  openOrderCode: z.nullable(orderCodeSchema),
  /** Whether the buyer wants to be reminded of what is left here without an order. */
  isRemembered: z.boolean(),
})
/** What a buyer sees before buying. */
export type Checkout = z.infer<typeof checkoutSchema>

export const getCheckout = endpoint({
  method: 'GET',
  path: '/me/checkout',
  summary: 'What buying an item comes to, how it can be paid, and what is in the way; the price is the server’s',
  input: {
    query: z.strictObject({
      item: askedItemSchema,
      /** A code as the buyer typed it. */
      coupon: z.optional(typedCouponSchema),
    }),
  },
  output: checkoutSchema,
})

export const rememberCheckout = endpoint({
  method: 'POST',
  path: '/me/checkout-visits',
  summary: 'Remember what the learner looks at in a checkout, to be reminded of it once',
  bodyBytes: 1_024,
  input: { body: z.strictObject({ number: publicNumberSchema, coupon: z.optional(typedCouponSchema) }) },
  output: z.null(),
})

const checkoutOfferSchema = z.object({
  item: checkoutItemSchema,
  /** What is in the way for everyone; a buyer may find more. */
  refusal: z.nullable(z.enum(checkoutRefusals)),
})
/** What a visitor sees before signing in to buy. */
export type CheckoutOffer = z.infer<typeof checkoutOfferSchema>

export const getCheckoutOffer = endpoint({
  method: 'GET',
  path: '/checkout-offer',
  summary: 'What an item costs and whether it is sold, for a visitor who is about to sign in to buy it',
  input: { query: z.strictObject({ item: askedItemSchema }) },
  output: checkoutOfferSchema,
})

const orderShape = {
  code: orderCodeSchema,
  /** Waiting for payment 0, Paid 1, Expired 2. */
  status: code(paymentStatuses),
  /** Paid after it had expired. */
  isLate: z.boolean(),
  item: z.object({ number: z.int(), kind: z.enum(sellableKinds), name: z.string(), address: z.string() }),
  mode: code(paymentModes),
  method: code(paymentMethods),
  /** Null for what no gateway takes. */
  channel: z.nullable(paymentChannelSchema),
  price: rupiahSchema,
  discount: rupiahSchema,
  total: rupiahSchema,
  /** Code of the coupon that took the discount off. */
  coupon: z.nullable(z.string()),
  /** Of what was paid, back with the buyer or on its way there. */
  refunded: rupiahSchema,
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  paidAt: instant,
  expiredAt: instant,
}

const orderSchema = z.object(orderShape)
/** An order as its buyer sees it in a list. */
export type Order = z.infer<typeof orderSchema>

const ownRefundSchema = z.object({
  id: z.uuid(),
  amount: rupiahSchema,
  isWhole: z.boolean(),
  /** Of money that paid for nothing: what was bought has no part in it. */
  isUnallocated: z.boolean(),
  decidedAt: z.iso.datetime(),
  /** Null while it is on its way. */
  sentAt: z.nullable(z.iso.datetime()),
  creditNoteNumber: z.nullable(z.string()),
})
/** Money that goes back, as the buyer sees it. */
export type OwnRefund = z.infer<typeof ownRefundSchema>

const orderDetailsSchema = z.object({
  ...orderShape,
  /** Where a manual transfer goes to, while the order waits for it. */
  bankAccounts: z.array(z.object({ bank: z.string(), number: z.string(), holder: z.string() })),
  /** The last one by a gateway; null for an order that none was asked about. */
  payment: z.nullable(orderPaymentSchema),
  /** `INV/2026/11/00001`; null before it is paid, and for what costs nothing. */
  invoiceNumber: z.nullable(z.string()),
  /** Of a paid order of an event; null for all others, and once it was given back. */
  ticket: z.nullable(eventTicketSchema),
  /** Oldest first. */
  refunds: z.array(ownRefundSchema),
})
/** One order with how it is paid. */
export type OrderDetails = z.infer<typeof orderDetailsSchema>

export const placeOrder = endpoint({
  method: 'POST',
  path: '/me/orders',
  summary: 'Buy an item; what costs nothing is had at once, a second request for the same returns the same order',
  successStatus: 201,
  bodyBytes: 4_096,
  input: {
    body: z.strictObject({
      /** Of the item. */
      number: publicNumberSchema,
      mode: code(paymentModes),
      method: code(paymentMethods),
      channel: z._default(z.nullable(paymentChannelSchema), null),
      /** What the buyer saw: another total is refused, and never taken for a price. */
      shownTotal: rupiahSchema,
      /** A code as the buyer typed it; looked at again, and refused where it does nothing now. */
      coupon: z.optional(typedCouponSchema),
      /** Agreed to the terms. */
      consent: z.literal(true, { error: 'Setujui syarat dan ketentuan dahulu' }),
    }),
  },
  output: orderSchema,
})

export const ordersPerPage = 20

/** A place in the list of orders, newest first: that of an order, which itself is not in it any more. */
export const listOwnOrders = endpoint({
  method: 'GET',
  path: '/me/orders',
  summary: 'Orders of the learner, newest first',
  input: { query: z.strictObject({ after: z.optional(orderCodeSchema) }) },
  output: z.object({ items: z.array(orderSchema), next: z.nullable(orderCodeSchema) }),
})

const byCode = z.strictObject({ code: orderCodeSchema })

export const getOwnOrder = endpoint({
  method: 'GET',
  path: '/me/orders/{code}',
  summary: 'One order of the learner, with how it is paid while it waits',
  input: { params: byCode },
  output: orderDetailsSchema,
})

export const cancelOwnOrder = endpoint({
  method: 'POST',
  path: '/me/orders/{code}/cancel',
  summary: 'Give up an order that waits for its payment',
  input: { params: byCode },
  output: orderSchema,
})

export const getOwnOrderQr = fileEndpoint({
  path: '/me/orders/{code}/qr.png',
  summary: 'The QRIS code of an order that waits for it, as a picture to keep',
  input: { params: byCode },
  contentTypes: ['image/png'],
})

export const getOwnOrderCalendar = fileEndpoint({
  path: '/me/orders/{code}/calendar',
  summary: 'The sessions of an event that an order gives a seat at as a calendar file, with the link of its meeting',
  input: { params: byCode },
  contentTypes: [calendarFileType],
})
