import type { AppContext } from '../../../app-context.ts'
import { type UnitOfWork, within } from '../../../platform/events/index.ts'
import { findOrderAmounts } from '../../commerce/orders/index.ts'
import { findLiveAddress } from '../../pages/landing-pages/index.ts'
import { serverSideAdvertisers } from '../../pages/measurement/index.ts'
import { findOriginPage } from '../order-origins/index.ts'
import { deletePurchases, insertPurchase, takePurchase } from './purchases.repo.ts'
import { agreedTo, queueEvents, wireEvents } from './queue.service.ts'
import { browserFacts, consentOf } from './reported-event.rules.ts'

/** Keeps what advertisers may learn once the order is paid; the consent is the one with which it is placed. */
export const keepPurchase = within('order.placed', async (_, { orderId, visit }, { tx }) => {
  const pageId = visit ? await findOriginPage(tx, orderId) : null
  if (!visit || pageId === null) return
  const providers = agreedTo(consentOf(visit.cookie), await serverSideAdvertisers(tx, pageId))
  if (providers.length > 0) await insertPurchase(tx, { orderId, pageId, providers, browser: browserFacts(visit) })
})

/** Under one id, the order's code, which a browser at the thank-you page knows as well. */
export const queuePurchase = within('order.paid', async (ctx, { orderId, at }, { tx }) => {
  const purchase = await takePurchase(tx, orderId)
  if (purchase === undefined) return
  const { code, total } = await findOrderAmounts(tx, orderId)
  const { pageId, providers, browser } = purchase
  const url = `${ctx.publicUrl}${(await findLiveAddress(tx, pageId)) ?? '/'}`
  const event = {
    ...browser,
    name: 'purchase' as const,
    id: code,
    at: new Date(at),
    url,
    section: '',
    contacts: [],
    value: total,
  }
  await queueEvents(ctx, tx, wireEvents(providers, pageId, [event]))
})

export const forgetPurchases = within('order.expired', (_: AppContext, { orderIds }, { tx }: UnitOfWork) =>
  deletePurchases(tx, orderIds),
)
