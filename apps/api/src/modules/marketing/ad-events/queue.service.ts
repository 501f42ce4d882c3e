import type { PixelProvider } from '@naikkelas/contract/marketing'
import { uuidv7 } from 'uuidv7'
import type { AppContext } from '../../../app-context.ts'
import { createLoadCache } from '../../../platform/cache/index.ts'
import type { Tx } from '../../../platform/database/index.ts'
import { within } from '../../../platform/events/index.ts'
import { serverSideAdvertisers } from '../../pages/measurement/index.ts'
import { insertPixelEvents, type NewPixelEvent } from './pixel-events.repo.ts'
import { adEventsKey, sendAdEvents } from './send-ad-events.job.ts'
import type { ReportedEvent } from './providers/pixel-provider.ts'
import { providers } from './providers/registry.ts'
import { browserFacts, type Consent, consentOf } from './reported-event.rules.ts'

/** Queues a lead for advertisers; contacts are included only with their owner's consent. */
export const queueLeadEvent = within('lead.received', async (ctx, { leadId, visit }, { tx }) => {
  if (!visit) return
  const { pageId, url, section, sentAt, contacts } = visit
  const consent = consentOf(visit.cookie)
  const recipients = agreedTo(consent, await serverSideAdvertisers(tx, pageId))
  const event = { ...browserFacts(visit), name: 'lead' as const, id: leadId, at: new Date(sentAt), url, section }
  const wires = recipients.flatMap((provider) =>
    wireEvents([provider], pageId, [{ ...event, contacts: consent[provider] === 'visitsAndContacts' ? contacts : [] }]),
  )
  await queueEvents(ctx, tx, wires)
})

/** Stores events and has them sent. */
export async function queueEvents({ jobs }: Pick<AppContext, 'jobs'>, tx: Tx, events: readonly NewPixelEvent[]) {
  await insertPixelEvents(tx, events)
  const targets = new Map(events.map(({ pageId, provider }) => [adEventsKey(pageId, provider), { pageId, provider }]))
  await jobs.enqueueAll(
    tx,
    sendAdEvents,
    [...targets].map(([key, payload]) => ({ payload, key })),
  )
}

/** How long a page's advertisers are cached: events come in thousands, and name the same few pages. */
const ADVERTISERS_TTL_MS = 5_000
const MAX_CACHED_PAGES = 2_000

/** Queues tracker events of visitors with consent. */
export function queueVisits(ctx: AppContext) {
  const advertisers = createLoadCache({
    max: MAX_CACHED_PAGES,
    ttlMs: ADVERTISERS_TTL_MS,
    load: (pageId) => serverSideAdvertisers(ctx.database.queries, pageId),
  })
  ctx.signals.on('landing_page.settings_changed', ({ pageId }) => advertisers.delete(pageId))
  ctx.signals.on('visit.recorded', async ({ pageId, url, events, at, ...sender }) => {
    const consent = consentOf(sender.cookie)
    if (Object.keys(consent).length === 0) return
    const recipients = agreedTo(consent, await advertisers.get(pageId))
    if (recipients.length === 0) return
    const facts = browserFacts(sender)
    // Our events store the path only.
    const shared = { ...facts, at, url: new URL(url, ctx.publicUrl).href, contacts: [] }
    const of = events.map((event): ReportedEvent => ({ ...event, ...shared }))
    await ctx.database.transaction((tx) => queueEvents(ctx, tx, wireEvents(recipients, pageId, of)))
  })
}

/** The page's advertisers that this visitor has agreed to, on any page. */
export const agreedTo = (consent: Consent, recipients: readonly PixelProvider[]) =>
  recipients.filter((provider) => provider in consent)

export function wireEvents(recipients: readonly PixelProvider[], pageId: string, events: readonly ReportedEvent[]) {
  return recipients.flatMap((provider) =>
    events.flatMap((event) => {
      const wire = providers[provider].wireEvent(event)
      return wire ? [{ ...wire, id: uuidv7(), pageId, provider, eventId: event.id, at: event.at }] : []
    }),
  )
}
