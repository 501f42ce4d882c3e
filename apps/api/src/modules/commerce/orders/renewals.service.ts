import { paymentChannels, type WayToPay } from '@naikkelas/contract/commerce'
import { paymentMethods, paymentModes } from '@naikkelas/contract'
import type { Learner } from '@naikkelas/contract/identity'
import { type Rupiah, rupiah } from '@naikkelas/contract/money'
import type { AppContext } from '../../../app-context.ts'
import type { Queries, Tx } from '../../../platform/database/index.ts'
import type { UnitOfWork } from '../../../platform/events/index.ts'
import { storedSettingsOf } from '../../../platform/settings/index.ts'
import type { PackageOffer } from '../packages/index.ts'
import { offeredChannels, openAttempt, type SavedWay } from '../payments/index.ts'
import { setEntitlementEnd } from './entitlements.repo.ts'
import { expireOrders } from './expiry.service.ts'
import { findItemById } from './ordered-items.repo.ts'
import { findOpenOrder, holdPurchase, type StoredOrder } from './orders.repo.ts'
import { invoiceWay } from './sale.rules.ts'
import { writeOrder } from './write-order.service.ts'

export interface Renewal {
  buyer: Learner
  sellableId: string
  price: Rupiah
  package: PackageOffer
  /** What is charged; null where the buyer pays an invoice. */
  saved: SavedWay | null
  expiresAt: Date
  at: Date
}

/** The order by which another period is paid: the one that waits, or a new one of what was agreed to. The purchase is locked. */
export async function renewalOrder(ctx: AppContext, uow: UnitOfWork, renewal: Renewal): Promise<StoredOrder> {
  const { buyer, sellableId, price, saved, at } = renewal
  const open = await findOpenOrder(uow.tx, buyer.id, sellableId)
  if (open !== undefined && open.expiresAt > at) return open
  if (open !== undefined) await expireOrders(uow, [open.id], at)
  const item = await findItemById(uow.tx, sellableId)
  if (item === undefined) throw new Error(`the package ${sellableId} is gone`)
  const { settings } = await storedSettingsOf(ctx, uow.tx)
  const way = saved === null ? await wayOfInvoice(ctx, uow.tx, { amount: price, phone: buyer.phone }) : savedWay(saved)
  return writeOrder(uow, {
    ...renewal,
    item,
    way,
    discount: rupiah(0),
    isTaxed: settings.tax.isPkp,
    coupon: null,
  })
}

/** Makes ready to charge what was saved for an order that waits. @returns the attempt, to be started after this commits */
export function chargeSaved(
  ctx: AppContext,
  uow: UnitOfWork,
  { order, saved }: { order: StoredOrder; saved: SavedWay },
): Promise<string> {
  const { id: orderId, code: orderCode, total: amount, expiresAt } = order
  const { channel } = saved
  return openAttempt(ctx, uow, { orderId, orderCode, channel, amount, expiresAt, phone: null, charged: saved })
}

/** Makes ready to ask a gateway for the number of an invoice. @returns the attempt; null where none takes part */
export async function openInvoice(
  ctx: AppContext,
  uow: UnitOfWork,
  { order, phone }: { order: StoredOrder; phone: string | null },
): Promise<string | null> {
  const { id: orderId, code: orderCode, channel, total: amount, expiresAt } = order
  if (channel === null) return null
  return openAttempt(ctx, uow, { orderId, orderCode, channel, amount, expiresAt, phone })
}

const savedWay = ({ channel }: SavedWay): WayToPay => ({
  mode: paymentModes.automatic,
  method: paymentChannels[channel].method,
  channel,
})

async function wayOfInvoice(ctx: AppContext, tx: Tx, offer: Parameters<typeof offeredChannels>[1]): Promise<WayToPay> {
  const { flags, settings } = await storedSettingsOf(ctx, tx)
  const channels = flags.automatic_payment ? offeredChannels(ctx, offer) : []
  const channel = invoiceWay({ channels, hasBankAccount: settings.bank.accounts.length > 0 })
  if (channel === null) return { mode: paymentModes.manual, method: paymentMethods.transfer, channel: null }
  return { mode: paymentModes.automatic, method: paymentChannels[channel].method, channel }
}

/** Requests of the buyer for the package wait until the transaction ends. */
export const holdRenewal = (tx: Tx, buyerId: string, sellableId: string) => holdPurchase(tx, buyerId, sellableId)

/** Of the order of an item that a buyer has not paid yet. */
export const findWaitingCode = async (queries: Queries, buyerId: string, sellableId: string): Promise<string | null> =>
  (await findOpenOrder(queries, buyerId, sellableId))?.code ?? null

/** Gives up an order that waits to pay another period. */
export async function giveUpRenewal(uow: UnitOfWork, { buyerId, sellableId, at }: GivenUp): Promise<void> {
  const open = await findOpenOrder(uow.tx, buyerId, sellableId)
  if (open !== undefined) await expireOrders(uow, [open.id], at)
}

interface GivenUp {
  buyerId: string
  sellableId: string
  at: Date
}

/** What an order entitles to ends then. */
export const endEntitlementsAt = (tx: Tx, orderId: string, endsAt: Date) => setEntitlementEnd(tx, orderId, endsAt)
