import { within } from '../../../platform/events/index.ts'
import { findOrderAmounts } from '../../commerce/orders/index.ts'
import { readAttribution } from '../tracker/index.ts'
import { clicksOf } from './click-cookie.ts'
import { lastOf } from './last-campaign.rules.ts'
import { insertOrigin, markOriginPaid, markOriginRefunded } from './order-origins.repo.ts'

/** Stores beside an order which page, section and campaign led to it; nothing where none is known. */
export const keepOrigin = within('order.placed', async (ctx, { orderId, at, visit }, { tx }) => {
  if (visit === undefined) return
  const { sellableId } = await findOrderAmounts(tx, orderId)
  const click = clicksOf(ctx, visit.cookie).find((one) => one.sellableId === sellableId) ?? null
  const campaigns = lastOf(click?.campaigns ?? null, readAttribution(visit.cookie, new Date(at)))
  if (click === null && campaigns === null) return
  await insertOrigin(tx, { orderId, click, campaigns, at: new Date(at) })
})

export const countSale = within('order.paid', async (_, { orderId, at }, { tx }) => {
  const { total } = await findOrderAmounts(tx, orderId)
  await markOriginPaid(tx, { orderId, amount: total, at: new Date(at) })
})

export const countRefund = within('refund.decided', async (_, { orderId }, { tx }) => {
  const { refunded } = await findOrderAmounts(tx, orderId)
  await markOriginRefunded(tx, { orderId, amount: refunded })
})
