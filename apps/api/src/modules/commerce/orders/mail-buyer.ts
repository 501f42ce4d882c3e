import { paymentStatuses } from '@naikkelas/contract'
import { purchasePaths } from '@naikkelas/contract/commerce'
import type { AppContext } from '../../../app-context.ts'
import { domainEvents } from '../../../domain-events.ts'
import type { Tx } from '../../../platform/database/index.ts'
import { after, type AfterListener } from '../../../platform/events/index.ts'
import { queueMail } from '../../../platform/mail/index.ts'
import { settingsOf } from '../../../platform/settings/index.ts'
import { expiredMail, type OrderMail, paidMail, waitingMail } from './order-mails.rules.ts'
import { findMailedOrder } from './orders.repo.ts'

interface Mailing {
  orderId: string
  /** Mailed only while the order is that: a job may run later than the next event. */
  status: number
  write: (mail: OrderMail) => { subject: string; text: string; html: string }
}

/** One mail for an order and a status; none once the account is deleted. */
async function mailBuyer(ctx: AppContext, tx: Tx, { orderId, status, write }: Mailing): Promise<void> {
  const order = await findMailedOrder(tx, orderId)
  if (order === undefined || order.status !== status) return
  const { brand, bank } = await settingsOf(ctx)
  await queueMail(ctx, tx, {
    ...write({
      ...order,
      siteName: brand.name,
      address: `${ctx.publicUrl}${purchasePaths[order.kind]}/${order.code}`,
      bankAccounts: bank.accounts,
    }),
    key: `order:${orderId}:${status}`,
    to: { name: order.buyerName, address: order.buyerEmail },
  })
}

export const mailWaiting: AfterListener = after(
  'order.placed',
  { name: 'mail-buyer', label: 'Mengirim cara bayar pesanan', payload: domainEvents['order.placed'] },
  (ctx, { orderId }, { tx }) =>
    mailBuyer(ctx, tx, { orderId, status: paymentStatuses.waitingForPayment, write: waitingMail }),
)

export const mailPaid: AfterListener = after(
  'order.paid',
  { name: 'mail-buyer', label: 'Mengirim bukti pembayaran', payload: domainEvents['order.paid'] },
  (ctx, { orderId }, { tx }) => mailBuyer(ctx, tx, { orderId, status: paymentStatuses.paid, write: paidMail }),
)

export const mailExpired: AfterListener = after(
  'order.expired',
  {
    name: 'mail-buyers',
    label: 'Mengabarkan pesanan yang berakhir',
    payload: domainEvents['order.expired'],
  },
  async (ctx, { orderIds }, { tx }) => {
    for (const orderId of orderIds)
      await mailBuyer(ctx, tx, { orderId, status: paymentStatuses.expired, write: expiredMail })
  },
)
