import type { AppContext } from '../../../app-context.ts'
import {
  type PaymentProvider,
  PaymentProviderError,
  type PaymentProviderErrorCode,
  type Refund,
} from '../payments/index.ts'
import { claimRefund, type ClaimedRefund, markRefused, markWaiting } from './gateway-refunds.repo.ts'
import { refundIsSent } from './refund-is-sent.ts'
import { providerOf } from './refunds.service.ts'

export const MINUTE_MS = 60_000
/** A little more than the longest call. */
const LEASE_MS = MINUTE_MS
/** What is pending, and what waits for a gateway or for its balance, is asked about again. */
const PAUSE_MS = 5 * MINUTE_MS

/** What no later call would change, in a sentence for the team; everything else is tried again. */
const refusals: Partial<Record<PaymentProviderErrorCode, string>> = {
  refund_not_supported: 'Metode pembayaran ini tidak dapat dikembalikan lewat gateway.',
  refund_too_large: 'Jumlahnya lebih besar dari sisa di gateway.',
  wrong_state: 'Gateway tidak mengenali pembayaran ini sebagai lunas.',
  not_found: 'Gateway tidak mengenali pembayaran ini.',
  declined: 'Gateway menolak pengembalian ini.',
  invalid_request: 'Gateway tidak menerima permintaannya.',
}

/**
 * Asks the gateway to give money back, outside every transaction. A second call meanwhile does nothing. One whose answer
 * was lost, and one that is pending, is looked up by its reference before it is asked for again.
 */
export async function sendByGateway(ctx: AppContext, refundId: string): Promise<void> {
  const now = ctx.clock.now()
  const refund = await claimRefund(ctx.database.queries, refundId, { now, until: later(now, LEASE_MS) })
  if (refund === undefined) return
  const provider = providerOf(ctx, refund)
  // Its keys are gone: nothing can be asked.
  if (provider === undefined) return refuse(ctx, refund, 'Gateway ini tidak terpasang lagi.')
  try {
    await record(ctx, refund, await asked(provider, refund))
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error
    const refusal = refusals[error.code]
    if (refusal !== undefined) return refuse(ctx, refund, refusal)
    if (error.code === 'not_authorized') ctx.onFailure(error, 'refund by a gateway')
    // Looked up when the lease is over; nothing else may ask before.
    if (error.mayHaveHappened)
      return ctx.log.warn({ detail: error.message }, 'the answer of a payment gateway was lost')
    await markWaiting(ctx.database.queries, refundId, { state: refund.state, checkAt: later(now, PAUSE_MS) })
  }
}

async function asked(provider: PaymentProvider, { id, providerId, amount, tries }: ClaimedRefund): Promise<Refund> {
  const reference = `RF-${id}`
  const found = tries > 1 ? await provider.findRefund({ providerId, reference }) : undefined
  return found ?? provider.refund({ providerId, reference, amount, reason: 'requestedByBuyer' })
}

async function record(ctx: AppContext, { id: refundId, orderId, amount }: ClaimedRefund, { outcome }: Refund) {
  const at = ctx.clock.now()
  if (outcome === 'pending')
    return markWaiting(ctx.database.queries, refundId, { state: 'pending', checkAt: later(at, PAUSE_MS) })
  await ctx.unitOfWork(async (uow) => {
    if (outcome === 'failed') await markRefused(uow.tx, refundId, 'Gateway tidak berhasil mengembalikannya.')
    else await refundIsSent(uow, { orderId, refundId, amount, at }, { transfer: null, actorId: null })
  })
}

async function refuse(ctx: AppContext, { id }: ClaimedRefund, failure: string): Promise<void> {
  await ctx.unitOfWork(async ({ tx }) => void (await markRefused(tx, id, failure)))
}

const later = (now: Date, ms: number) => new Date(now.getTime() + ms)
