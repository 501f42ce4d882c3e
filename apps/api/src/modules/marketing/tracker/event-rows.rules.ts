import { dayInWib } from '@naikkelas/contract/time'
import type { TrackerBatch, TrackerEventName, TrafficKind } from '@naikkelas/contract/marketing'
import { keptAddress, keptPath, keptSubdomain, keptTarget, visitSource } from './visit-source.rules.ts'

/** One event as it is stored. */
export interface EventRow {
  /** In WIB, `2026-11-22`. */
  day: string
  id: string
  name: TrackerEventName
  received_at: string
  traffic: TrafficKind
  user_id: number | null
  page: string
  url: string
  platform: string
  subdomain: string
  button_type: string
  section: string
  type: string
  partner_type: string
  page_id: string | null
  page_version: number | null
  section_id: string
  element: string
  item_id: string
  label: string
  variant: string
  visitor_id: string
  session_id: string
  view_id: string
  /** In WIB: when the page was opened. */
  view_day: string
  after_ms: number | null
  visible_ms: number | null
  source: string
  medium: string
  campaign: string
  term: string
  content: string
  ref: string
  click_ids: string
  referrer: string
  city: string
}

/** What of a landing page events refer to. */
export interface TrackedPage {
  /** Null while nothing of it is public. */
  version: number | null
  /** Ids of its sections by their DOM ids. */
  sectionIdOf: (variant: string, anchor: string) => string
  /** Whether visitors can have been shown it: others are made up. */
  hasVariant: (variant: string) => boolean
  /** The city that an address of it says, as it is listed; empty when it says none that is. */
  cityIn: (address: string) => string
}

interface Circumstances {
  page: TrackedPage | null
  traffic: TrafficKind
  /** Of the session; never what the body says. */
  userId: number | null
  now: Date
  publicUrl: string
  /** Longest time that a section counts as seen. */
  visibleMsAtMost: number
}

/** The rows of a batch: the storable part of the browser's events, with the server's own facts. */
export function eventRows(batch: TrackerBatch, facts: Circumstances): EventRow[] {
  const { page, traffic, userId, now, publicUrl, visibleMsAtMost } = facts
  const { source, medium, campaign, term, content, ref, clickIds, referrer } = visitSource({
    query: batch.source,
    address: batch.url,
    referrer: batch.referrer,
    ownHost: new URL(publicUrl).hostname,
  })
  const shared = {
    day: dayInWib(now),
    view_day: dayInWib(openedAt(batch.events, now)),
    received_at: now.toISOString(),
    traffic,
    user_id: userId,
    page: keptPath(batch.page),
    url: keptAddress(batch.url, publicUrl),
    platform: batch.platform,
    subdomain: keptSubdomain(batch.subdomain),
    partner_type: batch.partner_type,
    page_id: batch.pageId ?? null,
    page_version: page?.version ?? null,
    variant: page && !page.hasVariant(batch.variant) ? '' : batch.variant,
    visitor_id: batch.visitorId ?? '',
    session_id: batch.sessionId ?? '',
    view_id: batch.viewId ?? '',
    source,
    medium,
    campaign,
    term,
    content,
    ref,
    click_ids: clickIds,
    referrer,
    city: page?.cityIn(batch.url) ?? '',
  }
  return batch.events.map((event) => ({
    ...shared,
    id: event.id,
    name: event.name,
    // A chat in turn is an address of this site; the page's script knows those of WhatsApp only.
    button_type: event.type.startsWith('/wa/') ? 'whatsapp' : event.button_type,
    section: event.section,
    section_id: page?.sectionIdOf(batch.variant, event.section) ?? '',
    type: keptTarget(event.type),
    element: event.element,
    item_id: event.itemId,
    label: event.label,
    after_ms: whole(event.afterMs),
    visible_ms: event.visibleMs === undefined ? null : Math.min(Math.round(event.visibleMs), visibleMsAtMost),
  }))
}

/**
 * When the page was opened, as far as the events say: a visit that goes on past midnight belongs to the day before. At
 * most a day ago, as the contract bounds what a browser may claim.
 */
function openedAt(events: TrackerBatch['events'], now: Date): Date {
  return new Date(now.getTime() - Math.max(0, ...events.map(({ afterMs = 0 }) => afterMs)))
}

const whole = (milliseconds: number | undefined) => (milliseconds === undefined ? null : Math.round(milliseconds))
