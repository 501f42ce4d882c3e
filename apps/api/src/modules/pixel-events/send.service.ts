import type { PixelProvider } from '@naikkelas/contract'
import type { AppContext } from '../../app-context.ts'
import { openText } from '../../sealed-text.ts'
import { findPageMeasurement, findPixelSecret, findSiteMeasurement } from '../tracker/index.ts'
import type { WebhookAnswer, WebhookPort } from '../webhooks/index.ts'
import { type LeasedPixelEvent, leasePixelEvents, markPixelEvents } from './pixel-events.repo.ts'
import { pixelIdOf } from './pixel-secrets.rules.ts'
import { providers } from './providers/registry.ts'
import { outcomeOf } from './retry.rules.ts'
import { secretPlace, secretPurpose } from './secret-place.ts'

/** Where advertisers are told; the operator may name a relay of their own. */
export type PixelEndpoints = Partial<Record<PixelProvider, string | undefined>>

/** Longer than the slowest advertiser is waited for. */
const leaseSeconds = 60

/** Sends what is due, until nothing is: advertiser after advertiser, several events at once. */
export function createPixelSender(ctx: AppContext, port: WebhookPort, endpoints: PixelEndpoints) {
  return async () => {
    while (await sendSome(ctx, port, endpoints));
  }
}

async function sendSome(ctx: AppContext, port: WebhookPort, endpoints: PixelEndpoints): Promise<boolean> {
  const { queries } = ctx.database
  const leased = await leasePixelEvents(queries, { seconds: leaseSeconds, limit: 50 })
  const [first] = leased
  if (!first) return false
  const { provider, pageId } = first
  const target = await targetOf(ctx, pageId, provider)
  if (target === null) {
    await markPixelEvents(queries, idsOf(leased), { state: 'withheld' })
    return true
  }
  if (target.secret === null) {
    await markPixelEvents(queries, idsOf(leased), { state: 'failed', excerpt: 'Isi ulang token piksel ini' })
    return true
  }
  const { together, endpoint, message, isTaken } = providers[provider]
  const { pixelId, secret } = target
  async function tell(events: readonly LeasedPixelEvent[]): Promise<void> {
    const payloads = events.map(({ payload }) => payload)
    const answer = await port.send(message({ endpoint: endpoints[provider] ?? endpoint, pixelId, secret, payloads }))
    const outcome = outcomeOf({ answer, isTaken: isTaken(answer), attempts: Math.max(...attemptsOf(events)) })
    // One that is wrong takes the others of its message along: told alone, it stands alone.
    if (outcome.state === 'failed' && answer.status === 400 && events.length > 1)
      for (const event of events) await tell([event])
    else await markPixelEvents(queries, idsOf(events), { ...outcome, ...wordsOf(answer, secret) })
  }
  for (let from = 0; from < leased.length; from += together) await tell(leased.slice(from, from + together))
  return true
}

/** Whom to tell and with what; null when the page tells them no longer. `secret` null: it does not open. */
async function targetOf(ctx: AppContext, pageId: string, provider: PixelProvider) {
  const { queries } = ctx.database
  const measurement = await findPageMeasurement(queries, pageId)
  const sealed = await findPixelSecret(queries, pageId, provider)
  const pixelId = pixelIdOf(measurement, provider)
  const isTold = measurement.isMeasured && pixelId !== '' && sealed !== null
  if (!isTold || !(await findSiteMeasurement(queries)).isMeasuring) return null
  return { pixelId, secret: openText(ctx.keyFor(secretPurpose), secretPlace(pageId, provider), sealed) }
}

const idsOf = (events: readonly LeasedPixelEvent[]) => events.map(({ id }) => id)
const attemptsOf = (events: readonly LeasedPixelEvent[]) => events.map(({ attempts }) => attempts)

/** What was answered, for the log; a secret that comes back in it stays out. */
function wordsOf({ status, excerpt }: WebhookAnswer, secret: string) {
  return { status, excerpt: excerpt.replaceAll(secret, '…').slice(0, 500) }
}
