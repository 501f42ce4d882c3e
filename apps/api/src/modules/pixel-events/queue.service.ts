import type { PixelProvider } from '@naikkelas/contract'
import { uuidv7 } from 'uuidv7'
import type { AppContext } from '../../app-context.ts'
import type { Queries } from '../../db/index.ts'
import { findSiteMeasurement, findToldByServer } from '../tracker/index.ts'
import { insertPixelEvents } from './pixel-events.repo.ts'
import type { ToldEvent } from './providers/pixel-provider.ts'
import { providers } from './providers/registry.ts'
import { browserFacts, type Consent, consentOf, type Sender } from './told-event.rules.ts'

interface SentForm extends Sender {
  pageId: string
  leadId: string
  at: Date
  url: string
  section: string
  contacts: readonly string[]
}

/** Notes in a lead's transaction whom to tell of it; contacts go along only where their owner agreed to that. */
export async function queueLeadEvent(
  queries: Queries,
  { pageId, leadId, contacts, at, url, section, ...sender }: SentForm,
) {
  const consent = consentOf(sender.cookie)
  const providersTold = agreedTo(consent, await findTold(queries, pageId))
  const event = { name: 'lead' as const, id: leadId, at, url, section, ...browserFacts(sender) }
  const wires = providersTold.flatMap((provider) =>
    wireEvents([provider], pageId, [{ ...event, contacts: consent[provider] === 'visitsAndContacts' ? contacts : [] }]),
  )
  await insertPixelEvents(queries, wires)
}

/** How long it is remembered whom a page tells: events come in thousands, and name the same few pages. */
const knownMs = 5_000
const pagesAtMost = 2_000

/** Notes what visitors who agreed did, as the tracker tells of it. */
export function queueVisits(ctx: AppContext) {
  const known = new Map<string, { until: number; told: Promise<PixelProvider[]> }>()
  const toldOf = (pageId: string) => {
    const now = performance.now()
    const held = known.get(pageId)
    if (held && held.until > now) return held.told
    if (known.size >= pagesAtMost) known.clear()
    const told = findTold(ctx.database.queries, pageId)
    known.set(pageId, { until: now + knownMs, told })
    told.catch(() => known.delete(pageId))
    return told
  }
  ctx.events.on('landing_page.redraw_due', ({ pageId }) => void known.delete(pageId))
  ctx.events.on('visit.told', async ({ pageId, url, events, at, ...sender }) => {
    const consent = consentOf(sender.cookie)
    if (Object.keys(consent).length === 0) return
    const told = agreedTo(consent, await toldOf(pageId))
    if (told.length === 0) return
    const facts = browserFacts(sender)
    // Ours is kept as a path alone.
    const shared = { ...facts, at, url: new URL(url, ctx.publicUrl).href, contacts: [] }
    const of = events.map((event): ToldEvent => ({ ...event, ...shared }))
    await insertPixelEvents(ctx.database.queries, wireEvents(told, pageId, of))
    await ctx.events.emit('pixel_event.queued', {})
  })
}

/** Advertisers whom the server tells of a page; none where measurement is switched off. */
async function findTold(queries: Queries, pageId: string): Promise<PixelProvider[]> {
  const told = await findToldByServer(queries, pageId)
  return told.length > 0 && (await findSiteMeasurement(queries)).isMeasuring ? told : []
}

/** Of the advertisers that a page tells, those that this visitor agreed to, on whichever page. */
const agreedTo = (consent: Consent, told: readonly PixelProvider[]) => told.filter((provider) => provider in consent)

function wireEvents(told: readonly PixelProvider[], pageId: string, events: readonly ToldEvent[]) {
  return told.flatMap((provider) =>
    events.flatMap((event) => {
      const wire = providers[provider].wireEvent(event)
      return wire ? [{ ...wire, id: uuidv7(), pageId, provider, eventId: event.id, at: event.at }] : []
    }),
  )
}
