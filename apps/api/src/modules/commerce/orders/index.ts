export { deliverAnyway } from './deliver-anyway.service.ts'
export {
  type Access,
  findAccess,
  findAccesses,
  findHoldings,
  findSeats,
  type Holding,
  type Seat,
} from './entitlements.queries.ts'
export { getCheckout } from './checkout.service.ts'
export { expireOrders } from './expiry.service.ts'
export { placeOrder, placeUnasked } from './place-order.service.ts'
export { findOwnOrderId, findTransactionId, holdForProof } from './proven-orders.service.ts'
export { confirmTransfer } from './transactions.service.ts'
export { ordersModule } from './module.ts'
export { findCheckoutItemId, findOrderAmounts } from './orders.queries.ts'
export {
  chargeSaved,
  endEntitlementsAt,
  findWaitingCode,
  giveUpRenewal,
  holdRenewal,
  openInvoice,
  type Renewal,
  renewalOrder,
} from './renewals.service.ts'
