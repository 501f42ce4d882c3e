import { paymentStatuses } from '@naikkelas/contract'
import { paymentChannels, purchasePaths, waitingPath } from '@naikkelas/contract/commerce'
import type { AppContext } from '../../../app-context.ts'
import { domainEvents } from '../../../domain-events.ts'
import type { Tx } from '../../../platform/database/index.ts'
import { after, type AfterListener } from '../../../platform/events/index.ts'
import { queueMail } from '../../../platform/mail/index.ts'
import { settingsOf } from '../../../platform/settings/index.ts'
import { findRefunds } from '../refunds/index.ts'
import { expiredMail, type OrderMail, paidMail, refundedMail, reversedMail, waitingMail } from './order-mails.rules.ts'
import { findMailedOrder } from './mailed-orders.repo.ts'

interface Mailing {
  orderId: string
  /** Mailed only while the order is that: a job may run later than the next event. @default whatever it is */
  status?: number
  write: (mail: OrderMail) => { subject: string; text: string; html: string }
  /** @default of the order and its status */
  key?: string
  /** Whether this order is written about at all. @default any is */
  isWritten?: (order: MailedOrder) => boolean
}

type MailedOrder = NonNullable<Awaited<ReturnType<typeof findMailedOrder>>>

/** Channels that are paid elsewhere and later, by a number. */
const numbered: ReadonlySet<string> = new Set(['virtualAccount', 'outlet'])

/** Who pays on a phone or by card is done before a mail is read. */
export const isPaidLater = ({ channel }: MailedOrder) => channel === null || numbered.has(paymentChannels[channel].kind)

/** One mail for an order and a status. @returns whether there is one: none once the account is deleted */
export async function mailBuyer(ctx: AppContext, tx: Tx, mailing: Mailing): Promise<boolean> {
  const { orderId, status, write, key = `order:${orderId}:${status}`, isWritten = () => true } = mailing
  const order = await findMailedOrder(tx, orderId)
  if (order === undefined || order.status !== (status ?? order.status) || !isWritten(order)) return false
  const isWaiting = status === paymentStatuses.waitingForPayment
  const { brand, bank } = await settingsOf(ctx)
  await queueMail(ctx, tx, {
    ...write({
      ...order,
      siteName: brand.name,
      address: `${ctx.publicUrl}${isWaiting && order.channel !== null ? waitingPath(order.code) : `${purchasePaths[order.kind]}/${order.code}`}`,
      bankAccounts: bank.accounts,
    }),
    key,
    to: { name: order.buyerName, address: order.buyerEmail },
  })
  return true
}

export const mailWaiting: AfterListener = after(
  'order.placed',
  { name: 'mail-buyer', label: 'Mengirim cara bayar pesanan', payload: domainEvents['order.placed'] },
  async (ctx, { orderId }, { tx }) => {
    const status = paymentStatuses.waitingForPayment
    await mailBuyer(ctx, tx, { orderId, status, write: waitingMail, isWritten: isPaidLater })
  },
)

export const mailPaid: AfterListener = after(
  'order.paid',
  { name: 'mail-buyer', label: 'Mengirim bukti pembayaran', payload: domainEvents['order.paid'] },
  async (ctx, { orderId }, { tx }) => {
    await mailBuyer(ctx, tx, { orderId, status: paymentStatuses.paid, write: paidMail })
  },
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

export const mailRefunded: AfterListener = after(
  'refund.sent',
  { name: 'mail-buyer', label: 'Mengabarkan dana yang dikembalikan', payload: domainEvents['refund.sent'] },
  async (ctx, { orderId, refundId }, { tx }) => {
    const refund = (await findRefunds(tx, orderId)).find(({ id }) => id === refundId)
    if (refund === undefined) throw new Error(`refund ${refundId} was sent and is gone`)
    await mailBuyer(ctx, tx, {
      orderId,
      write: (mail) => (refund.isReversal ? reversedMail(mail) : refundedMail(mail, refund)),
      key: `refund:${refundId}`,
    })
  },
)
