import { pixelProviders, type PixelProvider } from '@naikkelas/contract/marketing'
import * as z from 'zod'
import type { AppContext } from '../../../app-context.ts'
import { defineJob, type JobDefinition, minutes, TryAgainLater } from '../../../platform/jobs/index.ts'
import { openText } from '../../../platform/secrets/sealed-text.ts'
import type { WebhookAnswer } from '../../../platform/webhooks/index.ts'
import { pageMeasurement, sealedPixelSecret, siteMeasurement } from '../../pages/measurement/index.ts'
import {
  findWaiting,
  findWaitingTargets,
  markPixelEvents,
  markRetry,
  restartPixelEvents,
  type WaitingPixelEvent,
} from './pixel-events.repo.ts'
import { pixelIdOf } from './pixel-secrets.rules.ts'
import { providers } from './providers/registry.ts'
import { outcomeOf } from './retry.rules.ts'
import { secretPlace, secretPurpose } from './secret-place.ts'

const EVENTS_AT_ONCE = 50

/** Sends what an advertiser is still to be sent of a page, over a bit more than a day; older news helps no advertisement. */
export const sendAdEvents: JobDefinition<{ pageId: string; provider: PixelProvider }> = defineJob({
  name: 'send-ad-events',
  label: 'Mengirim kejadian ke pengiklan',
  payload: z.object({ pageId: z.uuid(), provider: z.enum(pixelProviders) }),
  retry: minutes(1, 5, 15, 60, 180, 480, 720),
  isUnique: true,
  async handle(ctx, { pageId, provider }, { signal }) {
    let isLeft = false
    let after: string | null = null
    for (;;) {
      signal.throwIfAborted()
      const events = await findWaiting(ctx.database.queries, { pageId, provider, after, limit: EVENTS_AT_ONCE })
      const last = events.at(-1)
      if (!last) break
      after = last.id
      if (await sendSome(ctx, { pageId, provider, events })) isLeft = true
    }
    if (isLeft) throw new TryAgainLater(`${provider} did not take all events`)
  },
  async adopt({ jobs }, tx) {
    const targets = await findWaitingTargets(tx)
    await jobs.enqueueAll(
      tx,
      sendAdEvents,
      targets.map((payload) => ({ payload, key: adEventsKey(payload.pageId, payload.provider) })),
    )
  },
  onRunAgain: (_, tx, { pageId, provider }) => restartPixelEvents(tx, pageId, provider),
  onFailure: (_, tx, payload, { retryAt }) => markRetry(tx, { ...payload, retryAt }),
})

/** Unique jobs of one page and advertiser share this key. */
export const adEventsKey = (pageId: string, provider: PixelProvider) => `${pageId} ${provider}`

interface Some {
  pageId: string
  provider: PixelProvider
  events: readonly WaitingPixelEvent[]
}

/** True when some of them wait for another attempt. */
async function sendSome(ctx: AppContext, { pageId, provider, events }: Some): Promise<boolean> {
  const { queries } = ctx.database
  const target = await targetOf(ctx, pageId, provider)
  if (target === null) {
    await markPixelEvents(queries, idsOf(events), { state: 'withheld' })
    return false
  }
  if (target.secret === null) {
    await markPixelEvents(queries, idsOf(events), { state: 'failed', excerpt: 'Isi ulang token piksel ini' })
    return false
  }
  const { together, endpoint, message, isTaken } = providers[provider]
  const { pixelId, secret } = target
  let isLeft = false
  async function send(some: readonly WaitingPixelEvent[]): Promise<void> {
    const payloads = some.map(({ payload }) => payload)
    const target = ctx.ports.adEndpoints[provider] ?? endpoint
    const answer = await ctx.ports.ads.send(message({ endpoint: target, pixelId, secret, payloads }))
    const state = outcomeOf({ answer, isTaken: isTaken(answer) })
    // One bad event makes an advertiser refuse all events of its message: sent alone, it fails alone.
    if (state === 'failed' && answer.status === 400 && some.length > 1) for (const one of some) await send([one])
    else {
      if (state === 'waiting') isLeft = true
      await markPixelEvents(queries, idsOf(some), { state, ...wordsOf(answer, secret) })
    }
  }
  for (let from = 0; from < events.length; from += together) await send(events.slice(from, from + together))
  return isLeft
}

/** Where events go and with what; null when the page sends none any more. `secret` null: it does not open. */
async function targetOf(ctx: AppContext, pageId: string, provider: PixelProvider) {
  const { queries } = ctx.database
  const measurement = await pageMeasurement(queries, pageId)
  const sealed = await sealedPixelSecret(queries, pageId, provider)
  const pixelId = pixelIdOf(measurement, provider)
  const isSent = measurement.isMeasured && pixelId !== '' && sealed !== null
  if (!isSent || !(await siteMeasurement(queries)).isMeasuring) return null
  return { pixelId, secret: openText(ctx.keyFor(secretPurpose), secretPlace(pageId, provider), sealed) }
}

const idsOf = (events: readonly WaitingPixelEvent[]) => events.map(({ id }) => id)

/** The response for the log, without the secret, should it be echoed. */
function wordsOf({ status, excerpt }: WebhookAnswer, secret: string) {
  return { status, excerpt: excerpt.replaceAll(secret, '…').slice(0, 500) }
}
