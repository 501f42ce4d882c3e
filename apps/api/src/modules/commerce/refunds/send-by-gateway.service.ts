import type { AppContext } from '../../../app-context.ts'
import {
  askGateway,
  refundReference,
  type PaymentProvider,
  type PaymentProviderErrorCode,
  type Refund,
} from '../payments/index.ts'
import { claimRefund, type ClaimedRefund, markRefused, markWaiting } from './gateway-refunds.repo.ts'
import { refundIsSent } from './refund-is-sent.ts'
import { providerOf } from './refunds.service.ts'

/** What is pending, and what waits for a gateway or for its balance, is asked about again. */
const PAUSE_MS = 5 * 60_000

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
  const refund = await claimRefund(ctx, refundId)
  if (refund === undefined) return
  const provider = providerOf(ctx, refund)
  // Its keys are gone: nothing can be asked.
  if (provider === undefined) return refuse(ctx, refund, 'Gateway ini tidak terpasang lagi.')
  const sent = await askGateway(ctx, 'refund by a gateway', () => asked(provider, refund))
  if (sent.kind === 'answered') return record(ctx, refund, sent.answer)
  if (sent.kind === 'lost') return
  const refusal = refusals[sent.error.code]
  if (refusal !== undefined) return refuse(ctx, refund, refusal)
  const checkAt = later(ctx.clock.now(), PAUSE_MS)
  await markWaiting(ctx.database.queries, refundId, { state: refund.state, checkAt })
}

async function asked(provider: PaymentProvider, { id, providerId, amount, tries }: ClaimedRefund): Promise<Refund> {
  const reference = refundReference(id)
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
