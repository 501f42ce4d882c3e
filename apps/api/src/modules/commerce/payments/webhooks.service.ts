import type { AppContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import { countTry } from '../../../platform/endpoints/index.ts'
import { findAttemptByReference } from './attempts.repo.ts'
import { checkAttempt } from './check-attempts.ts'
import type { PaymentProviderName } from './payment-provider.ts'
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
  const reference = event.kind === 'payment' ? event.reference : null
  await ctx.unitOfWork(async ({ tx }) => {
    const attempt = reference === null ? undefined : await findAttemptByReference(tx, name, reference)
    const { kind, eventKey } = event
    const attemptId = attempt?.id ?? null
    await insertWebhook(tx, {
      provider: name,
      eventKey,
      kind,
      attemptId,
      reference,
      body: rawBody,
      at: ctx.clock.now(),
    })
    if (attemptId !== null)
      await ctx.jobs.enqueue(tx, checkAttempt, { attemptId }, { key: attemptId, isPrompt: true, skipsBackOff: true })
  })
}
