import { owners, transactionSources } from '@naikkelas/contract'
import { orderLineKinds, type WayToPay } from '@naikkelas/contract/commerce'
import type { Rupiah } from '@naikkelas/contract/money'
import { randomUUID } from 'node:crypto'
import type { DomainEvents } from '../../../domain-events.ts'
import type { UnitOfWork } from '../../../platform/events/index.ts'
import { reserveCoupon } from '../coupons/index.ts'
import { notePackageOrder, type PackageOffer } from '../packages/index.ts'
import type { Quote } from './checkout.service.ts'
import { newOrderCode } from './order-code.ts'
import type { OrderedItem } from './ordered-items.repo.ts'
import * as repo from './orders.repo.ts'
import { holdSeat } from './seats.service.ts'

interface Written {
  buyer: repo.NewOrder['buyer']
  item: OrderedItem
  way: WayToPay
  price: Rupiah
  discount: Rupiah
  isTaxed: boolean
  coupon: Quote['coupon']['coupon']
  package: PackageOffer | null
  /** Of the buyer's browser; none where a renewal is placed. */
  visit?: DomainEvents['order.placed']['visit']
  expiresAt: Date
  at: Date
}

/** Writes an order that was judged already, with its line and what it holds. The purchase is locked. */
export async function writeOrder(uow: UnitOfWork, written: Written): Promise<repo.StoredOrder> {
  const { buyer, item, way, price, discount, isTaxed, coupon, expiresAt, at } = written
  const id = randomUUID()
  const holdsSeat = await holdSeat(uow, item, at)
  await repo.insertOrder(uow.tx, {
    id,
    code: newOrderCode(),
    buyer,
    sellableId: item.id,
    ...way,
    price,
    discount,
    coupon,
    source: sourceOf(item),
    expiresAt,
    at,
  })
  await repo.insertOrderLine(uow.tx, {
    id: randomUUID(),
    orderId: id,
    sellableId: item.id,
    kind: item.kind,
    name: item.name,
    ...orderLineKinds[item.kind],
    owner: item.partner === null ? owners.house : owners.partner,
    price,
    discount,
    isTaxed,
    partner: item.partner,
    holdsSeat,
  })
  if (coupon !== null) await reserveCoupon(uow.tx, { coupon, orderId: id, learnerId: buyer.id, discount, at })
  await notePackageOrder(uow.tx, id, written.package)
  await uow.emit('order.placed', { orderId: id, at: at.toISOString(), visit: written.visit })
  return lockedOrder(uow, id)
}

/** An order that was just written. */
export async function lockedOrder({ tx }: UnitOfWork, id: string): Promise<repo.StoredOrder> {
  const order = await repo.lockOrder(tx, id)
  if (order === undefined) throw new Error(`order ${id} was placed and is gone`)
  return order
}

function sourceOf({ partner }: OrderedItem): number {
  if (partner === null) return transactionSources.house
  return partner.kind === 'subscription' ? transactionSources.subscriptionPartner : transactionSources.commissionPartner
}
