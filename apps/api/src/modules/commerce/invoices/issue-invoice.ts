import type { Tx } from '../../../platform/database/index.ts'
import type { AppContext } from '../../../app-context.ts'
import { within } from '../../../platform/events/index.ts'
import { storedSettingsOf } from '../../../platform/settings/index.ts'
import { findBilledOrder, insertInvoice, takeSequence } from './invoices.repo.ts'
import { invoiceContent, invoiceMonth, sellerOf } from './invoice-content.rules.ts'

/**
 * Gives an order its invoice in the transaction that makes it paid, so that there is none without the other. What costs
 * nothing has none.
 */
async function issueFor(ctx: AppContext, tx: Tx, { orderId, at }: { orderId: string; at: Date }): Promise<void> {
  const order = await findBilledOrder(tx, orderId)
  if (order === undefined) throw new Error(`order ${orderId} was paid and is gone`)
  if (order.total === 0) return
  const { settings } = await storedSettingsOf(ctx, tx)
  const content = invoiceContent(order, sellerOf(settings))
  const month = invoiceMonth(at)
  // Last of all: other payments wait for the number until this transaction ends.
  const sequence = await takeSequence(tx, 'invoice', month)
  await insertInvoice(tx, { kind: 'invoice', month, sequence, orderId, refundId: null, at, content })
}

export const issueInvoice = within('order.paid', (ctx, { orderId, at }, { tx }) =>
  issueFor(ctx, tx, { orderId, at: new Date(at) }),
)
