import { addDays, dayInWib, endOfDay, startOfDay } from '@naikkelas/contract/time'
import { rupiah } from '@naikkelas/contract/money'
import type { AdminContext } from '../app-context.ts'
import { compareReport } from '../modules/commerce/gateway-reports/index.ts'
import { type Payment, receiveWebhook, recordPayment } from '../modules/commerce/payments/index.ts'
import { findSeededCaptures } from './seed.repo.ts'

/** The one that takes everything where both are in use. */
const gateway = 'xendit'

interface Ended {
  attemptId: string
  order: { code: string; total: ReturnType<typeof rupiah>; expiresAt: Date }
  isPaid: boolean
}

/** Records what a gateway would have said of a payment now; it is not asked, as it knows nothing of the demonstration. */
export function payByGateway(ctx: AdminContext, { attemptId, order, isPaid }: Ended): Promise<void> {
  const at = ctx.clock.now()
  const { code, total, expiresAt } = order
  const captures = [{ id: `cptr-demo-${code}`, amount: total, at }] as const
  const payment: Payment = {
    providerId: `pr-demo-${code}`,
    reference: `${code}-1`,
    amount: total,
    expiresAt,
    action: undefined,
    isOpen: false,
    outcome: isPaid ? { kind: 'paid', capturedAmount: total, capturedAt: at, captures } : { kind: 'expired' },
    savedToken: undefined,
  }
  return recordPayment(ctx, attemptId, payment)
}

interface Reported {
  /** First day. */
  from: string
  /** The context of another moment. */
  at: (ctx: AdminContext, moment: Date) => AdminContext
}

/** A fee of 2 %, at least Rp2.500, with nothing on it. */
const feeOf = (amount: number) => Math.max(2_500, Math.round(amount / 50))
/** Payments, counted from the newest, that the gateway has another amount of. */
const DIFFERING = 3

/** Reports of every day until the day before yesterday, which is compared with what the gateway says. */
export async function reportsOfGateway(ctx: AdminContext, { from, at }: Reported): Promise<void> {
  const captures = await findSeededCaptures(ctx.database.queries, gateway)
  if (captures.length === 0) return
  const differing = captures.at(-DIFFERING)
  const yesterday = addDays(dayInWib(ctx.clock.now()), -1)
  for (let day = from; day < yesterday; day = addDays(day, 1)) {
    const rows = captures
      .filter((capture) => capture.at >= startOfDay(day) && capture.at < endOfDay(day))
      .map((capture) => ({
        reference: capture.reference,
        amount: rupiah(capture.amount - (capture === differing ? 1_000 : 0)),
        fee: rupiah(feeOf(capture.amount)),
      }))
    const moment = new Date(endOfDay(day).getTime() + 9 * 3_600_000)
    await compareReport(at(ctx, moment), { name: gateway, report: async () => rows }, day)
  }
}

/** A message of a gateway about a payment that is of another shop. */
export async function strayMessage(ctx: AdminContext): Promise<void> {
  const account = ctx.ports.paymentAccounts.xendit
  if (account === undefined) return
  const at = ctx.clock.now().toISOString()
  const rawBody = JSON.stringify({
    event: 'payment.capture',
    business_id: account.businessId ?? 'demo',
    created: at,
    api_version: 'v3',
    data: {
      payment_id: 'py-demo-1',
      payment_request_id: 'pr-demo-1',
      reference_id: 'KASIR-MALANG-0042',
      type: 'PAY',
      status: 'SUCCEEDED',
      channel_code: 'BRI_VIRTUAL_ACCOUNT',
      country: 'ID',
      currency: 'IDR',
      request_amount: 135_000,
      capture_method: 'AUTOMATIC',
      captures: [{ capture_id: 'cptr-demo-1', capture_amount: 135_000, capture_timestamp: at }],
      payment_details: {},
      created: at,
      updated: at,
    },
  })
  const headers = new Headers({ 'x-callback-token': account.webhookTokens[0] ?? '' })
  await receiveWebhook(ctx, gateway, { headers, rawBody, clientAddress: '' })
}
