import type { Order, RefundsOfOrder, Transaction, TransactionDetails } from '@naikkelas/contract/commerce'
import { expect } from 'vitest'
import { changedSettings } from './settings-factories.ts'
import type { Browser } from './test-app.ts'

type Desk = Pick<Browser, 'get' | 'post'>

/** Lets buyers transfer by hand to one account. */
export const openBankTransfer = (admin: Browser) =>
  changedSettings(admin, 'bank', { accounts: [{ bank: 'BCA', number: '1234567890', holder: 'Naikkelas' }] })

interface Item {
  number: number
  value: { price: number | null }
}

/** What a buyer sends for an item as its checkout shows it: free, or transferred by hand. */
export function orderOf({ number, value: { price } }: Item) {
  const way = price === 0 ? { mode: 2, method: 0 } : { mode: 1, method: 1 }
  return { number, ...way, shownTotal: price ?? 0, consent: true }
}

/** Buys an item, which must succeed. */
export async function buy(desk: Desk, item: Item): Promise<Order> {
  const reply = await desk.post('/me/orders', orderOf(item))
  expect(reply.status, JSON.stringify(reply.body)).toBe(201)
  return reply.body.data as Order
}

/** The order's id in the back office. */
export async function orderIdOf(admin: Browser, { code }: Pick<Order, 'code'>): Promise<string> {
  const { items } = (await admin.get(`/admin/transactions?search=${code}`)).body.data as { items: Transaction[] }
  const [found] = items
  if (found === undefined) throw new Error(`no transaction has the code ${code}`)
  return found.id
}

/** Buys an item by transfer, which an admin confirms in full. */
export async function buyAndPay(admin: Browser, desk: Desk, item: Item): Promise<TransactionDetails> {
  const order = await buy(desk, item)
  const path = `/admin/transactions/${await orderIdOf(admin, order)}/confirm`
  const reply = await admin.post(path, { amount: order.total })
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return reply.body.data as TransactionDetails
}

/** An account that a refund was transferred to. */
export const refundTransfer = { bank: 'BCA', number: '9876543210', holder: 'Sari', reference: 'TRF-001' }

/** Gives money of an order back by a transfer that was made already. */
export async function refund(
  admin: Browser,
  orderId: string,
  given: { amount: number; refundedBefore: number },
): Promise<RefundsOfOrder> {
  const body = { reason: 'Pembeli salah pilih', way: 'transfer', transfer: refundTransfer, ...given }
  const reply = await admin.post(`/admin/transactions/${orderId}/refunds`, body)
  expect(reply.status, JSON.stringify(reply.body)).toBe(201)
  return reply.body.data as RefundsOfOrder
}
