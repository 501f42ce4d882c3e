import { failedPaymentPath, type PaymentChannel, waitingPath } from '@naikkelas/contract/commerce'
import type { Rupiah } from '@naikkelas/contract/money'
import type { AppContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { UnitOfWork } from '../../../platform/events/index.ts'
import { unmadeCheckAt } from './attempt-state.rules.ts'
import { findLatestAttempt, type StoredAttempt } from './attempts.queries.ts'
import * as repo from './attempts.repo.ts'
import { askGateway } from './gateway-calls.ts'
import { providerFor } from './offered-channels.service.ts'
import { findPayer } from './payers.repo.ts'
import type { Payment, PaymentProvider, PaymentProviderName, PaymentRequest } from './payment-provider.ts'
import { PaymentProviderError } from './payment-provider-error.ts'
import { paymentProvidersOf } from './payment-providers.ts'
import { recordFailure, recordPayment, recordUnmade } from './record-payment.service.ts'

export interface Attempted {
  orderId: string
  orderCode: string
  channel: PaymentChannel
  amount: Rupiah
  expiresAt: Date
  phone: string | null
  /** Whether the payer agreed that the way to pay is kept, where it can be. */
  isSaved?: boolean
  /** A way to pay that was kept at a gateway, to be charged without the payer. */
  charged?: SavedWay
}

export interface SavedWay {
  provider: PaymentProviderName
  channel: PaymentChannel
  token: string
}

/**
 * Makes ready to ask a gateway for the payment of an order, which is locked. `startAttempt` asks, once this has committed;
 * should nothing call it, the check of attempts does.
 * @returns its id
 * @throws AppError `way_to_pay_closed`
 */
export async function openAttempt(ctx: AppContext, { tx }: UnitOfWork, attempted: Attempted): Promise<string> {
  const { orderId, orderCode, channel, amount, expiresAt, phone, isSaved = false, charged } = attempted
  const provider = charged ? keeperOf(ctx, charged) : providerFor(ctx, channel, { amount, phone })
  if (provider === undefined) throw new AppError('way_to_pay_closed')
  const at = ctx.clock.now()
  const position = ((await findLatestAttempt(tx, orderId))?.position ?? 0) + 1
  return repo.insertAttempt(tx, {
    orderId,
    position,
    reference: `${orderCode}-${position}`,
    provider: provider.name,
    channel,
    amount,
    isSaved: isSaved && provider.channels[channel]?.isSavable === true,
    chargedToken: charged?.token ?? null,
    expiresAt,
    checkAt: unmadeCheckAt(at),
    at,
  })
}

/**
 * Asks the gateway to make an attempt, outside every transaction. A second call meanwhile does nothing. A call whose
 * answer was lost is looked up by its reference before it is made again.
 */
export async function startAttempt(ctx: AppContext, id: string): Promise<void> {
  const attempt = await repo.claimAttempt(ctx, id)
  if (attempt === undefined) return
  const provider = providerOf(ctx, attempt)
  const order = await findPayer(ctx.database.queries, attempt.orderId)
  if (provider === undefined || order === undefined) return recordFailure(ctx, id, 'channel_unavailable')
  const request = requestOf(ctx, attempt, order)
  const made = await askGateway(ctx, 'payment attempt', () => make(ctx, provider, attempt, request))
  if (made.kind === 'answered') await recordPayment(ctx, id, made.answer)
  if (made.kind === 'refused') await recordFailure(ctx, id, made.error.failure ?? 'channel_unavailable')
}

type Payer = NonNullable<Awaited<ReturnType<typeof findPayer>>>

function requestOf(ctx: AppContext, attempt: StoredAttempt, { code, item, payer }: Payer): PaymentRequest {
  const { reference, channel, amount, expiresAt, isSaved, chargedToken } = attempt
  const success = `${ctx.publicUrl}${waitingPath(code)}`
  const failure = `${ctx.publicUrl}${failedPaymentPath(code)}`
  return {
    reference,
    channel,
    amount,
    expiresAt,
    description: item.slice(0, 100),
    payer,
    returnUrls: { success, failure },
    isSaved,
    ...(chargedToken !== null && { savedToken: chargedToken }),
  }
}

async function make(
  ctx: AppContext,
  provider: PaymentProvider,
  { id, tries }: StoredAttempt,
  request: PaymentRequest,
): Promise<Payment> {
  const { reference } = request
  const found = tries > 1 ? await provider.findByReference(reference) : undefined
  if (found) return found
  try {
    return await provider.create(request)
  } catch (error) {
    if (!(error instanceof PaymentProviderError) || error.code !== 'duplicate_reference') throw error
    const earlier = await provider.findByReference(reference)
    if (earlier) return earlier
    // It is taken, and no payer can reach what has it: a card session whose answer was lost.
    const another = `${reference}-R${tries}`
    await repo.renameAttempt(ctx.database.queries, id, another)
    return await provider.create({ ...request, reference: another })
  }
}

/** Asks the gateway how an attempt is, and ends there what is not to be paid (any more). */
export async function refreshAttempt(ctx: AppContext, id: string): Promise<void> {
  const attempt = await repo.findAttempt(ctx.database.queries, id)
  if (attempt === undefined) return
  if (attempt.state === 'created' && !attempt.isUnwanted) return startAttempt(ctx, id)
  const provider = providerOf(ctx, attempt)
  // Its keys are gone: nothing can be asked.
  if (provider === undefined) return
  const payment = await current(provider, attempt)
  if (payment === undefined) return recordUnmade(ctx, id)
  const isDone = attempt.isUnwanted || payment.outcome.kind === 'paid'
  await recordPayment(ctx, id, payment.isOpen && isDone ? await provider.cancel(payment.providerId) : payment)
}

function current(provider: PaymentProvider, attempt: StoredAttempt): Promise<Payment | undefined> {
  if (attempt.providerId !== null) return provider.get(attempt.providerId)
  return attempt.tries > 0 ? provider.findByReference(attempt.reference) : Promise.resolve(undefined)
}

/** The gateway that keeps a way to pay, while it still offers that channel. */
export const keeperOf = (ctx: AppContext, { provider, channel }: Pick<SavedWay, 'provider' | 'channel'>) =>
  paymentProvidersOf(ctx).find(({ name, channels }) => name === provider && channels[channel]?.isSavable === true)

const providerOf = (ctx: AppContext, attempt: StoredAttempt) =>
  paymentProvidersOf(ctx).find(({ name }) => name === attempt.provider)
