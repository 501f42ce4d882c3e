import type { AppContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import { countTry } from '../../../platform/endpoints/index.ts'
import type { Queries } from '../../../platform/database/index.ts'
import { findAttemptByProviderId } from './attempts.repo.ts'
import { findAttemptOf, followMessage } from './follow-message.ts'
import type { PaymentProviderName, WebhookEvent } from './payment-provider.ts'
import { paymentProvidersOf } from './payment-providers.ts'
import { refusedWebhookLimit } from './webhooks.limits.ts'
import { insertWebhook } from './webhooks.repo.ts'

/**
 * Takes in a message of a gateway: checked, stored as it came, and answered; then the gateway itself is asked how the
 * payment is. So a message that is forged with a leaked token, repeated, late or out of order moves nothing by itself.
 * @throws AppError `not_found` where the gateway is not in use, `not_authentic` for what it has not sent, `invalid_input`,
 * `too_many`
 */
export async function receiveWebhook(
  ctx: AppContext,
  name: PaymentProviderName,
  { headers, rawBody, clientAddress }: { headers: Headers; rawBody: string; clientAddress: string },
): Promise<void> {
  const provider = paymentProvidersOf(ctx).find((one) => one.name === name)
  if (provider === undefined) throw new AppError('not_found')
  const event = provider.parseWebhook({ headers, rawBody })
  if (event.kind === 'invalid') {
    ctx.log.warn({ provider: name, reason: event.reason }, 'a payment webhook was refused')
    await countTry(ctx.database.queries, [refusedWebhookLimit(clientAddress)])
    throw new AppError(event.reason === 'unauthentic' ? 'not_authentic' : 'invalid_input')
  }
  await ctx.unitOfWork(async (uow) => {
    const about = await aboutOf(uow.tx, name, event)
    await insertWebhook(uow.tx, {
      provider: name,
      eventKey: event.eventKey,
      kind: event.kind,
      attemptId: about?.attemptId ?? null,
      reference: about?.references[0] ?? null,
      body: rawBody,
      at: ctx.clock.now(),
    })
    if (about?.attemptId !== undefined)
      await followMessage(ctx, uow, { kind: about.kind, references: about.references, attemptId: about.attemptId })
  })
}

/** What a message is about, with the attempt that it is of, where one is ours. */
async function aboutOf(queries: Queries, name: PaymentProviderName, event: WebhookEvent) {
  if (event.kind === 'other') return undefined
  const references = event.kind === 'payment' ? [event.reference] : event.refunds.map(({ reference }) => reference)
  const { kind } = event
  for (const reference of references) {
    const attemptId = await findAttemptOf(queries, name, { kind, reference })
    if (attemptId !== undefined) return { kind, references, attemptId }
  }
  // A refund that was made at the gateway's own desk.
  const attempt = kind === 'refund' ? await findAttemptByProviderId(queries, name, event.providerId) : undefined
  return { kind, references, attemptId: attempt?.id }
}
