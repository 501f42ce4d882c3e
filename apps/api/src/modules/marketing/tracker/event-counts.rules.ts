import { endOfDay, HOUR_MS } from '@naikkelas/contract/time'
import type { EventRow } from './event-rows.rules.ts'
import { linkId } from './link-id.ts'

/** What new links of a page are counted under once a day has brought too many of them. */
export const OTHER_LINKS = 'other'
/** New links of a page that are listed by name per day, so that made-up labels cannot fill a table. */
const MAX_NEW_LINKS_PER_DAY = 200

type Device = 'mobile' | 'desktop'

/** How a visitor came to a page on a day. One visitor may come in several ways, each of which is stored once a day. */
export interface VisitWay {
  page_id: string
  /** In WIB. */
  day: string
  visitor_id: string
  variant: string
  source: string
  campaign: string
  device: Device
  city: string
}

export interface Visit extends VisitWay {
  visited_at: string
  /** The first press of a call to action; null without one. */
  cta_at: string | null
}

/** A link of a section, identified by its target and label. */
export interface PressedLink {
  page_id: string
  section_id: string
  id: string
  label: string
  target: string
  /** In WIB. */
  first_day: string
}

/** What is added to the counts of one hour; one row of `tracker_hours`. */
export interface HourCount {
  page_id: string
  hour: string
  name: string
  traffic: string
  variant: string
  section_id: string
  element: string
  source: string
  campaign: string
  device: Device
  city: string
  events: number
  visitors: number
  visible_ms: number
}

const deviceOf = ({ platform }: EventRow): Device => (platform === 'desktop' ? 'desktop' : 'mobile')

/** Equal for visits of one visitor to one page on one day. */
const visitorKey = ({ page_id, day, visitor_id }: VisitWay) => JSON.stringify([page_id, day, visitor_id])

/** Equal for visits of one visitor that came in the same way. */
export const visitKey = (visit: VisitWay) =>
  JSON.stringify([visitorKey(visit), visit.variant, visit.source, visit.campaign, visit.device, visit.city])

/** The visits that events of people show, each way of each visitor once. */
export function visitsOf(events: readonly EventRow[]): Visit[] {
  const visits = new Map<string, Visit>()
  for (const event of events) {
    if (event.traffic !== 'visitor' || event.page_id === null || event.visitor_id === '') continue
    const visit: Visit = {
      page_id: event.page_id,
      day: event.view_day,
      visitor_id: event.visitor_id,
      variant: event.variant,
      source: event.source,
      campaign: event.campaign,
      device: deviceOf(event),
      city: event.city,
      visited_at: withinDay(event.received_at, event.view_day),
      cta_at: event.name === 'lp_cta_click' ? event.received_at : null,
    }
    const key = visitKey(visit)
    const known = visits.get(key)
    visits.set(key, known ? { ...known, ...earliest(known, visit) } : visit)
  }
  return [...visits.values()]
}

/** A page that was opened the day before counts at the end of that day. */
function withinDay(instant: string, day: string): string {
  const lastMs = endOfDay(day).getTime() - 1
  return Date.parse(instant) > lastMs ? new Date(lastMs).toISOString() : instant
}

function earliest(one: Visit, other: Visit) {
  const presses = [one.cta_at, other.cta_at].filter((at) => at !== null).sort()
  return {
    visited_at: one.visited_at < other.visited_at ? one.visited_at : other.visited_at,
    cta_at: presses[0] ?? null,
  }
}

/** Of each visitor the earliest visit. */
export function firstVisits(visits: readonly Visit[]): Visit[] {
  const first = new Map<string, Visit>()
  for (const visit of visits) {
    const known = first.get(visitorKey(visit))
    if (!known || visit.visited_at < known.visited_at) first.set(visitorKey(visit), visit)
  }
  return [...first.values()]
}

const pressNames: ReadonlySet<string> = new Set(['lp_cta_click', 'button_click', 'banner_click'])
/** The link that a person pressed; empty for other events, and for bots, which make no links known. */
const pressedLink = ({ traffic, name, type, label }: EventRow) =>
  traffic === 'visitor' && pressNames.has(name) ? linkId(type, label) : ''

const linkKey = (pageId: string, sectionId: string, id: string) => JSON.stringify([pageId, sectionId, id])

/** The links that events press, each once. */
export function linksOf(events: readonly EventRow[]): PressedLink[] {
  const links = new Map<string, PressedLink>()
  for (const event of events) {
    const id = pressedLink(event)
    if (id === '' || event.page_id === null) continue
    const key = linkKey(event.page_id, event.section_id, id)
    const { page_id, section_id, label, type: target, day } = event
    const known = links.get(key)
    if (!known) links.set(key, { page_id, section_id, id, label, target, first_day: day })
    else if (day < known.first_day) known.first_day = day
  }
  return [...links.values()]
}

/**
 * Which unknown links are listed by name, and which count as `OTHER_LINKS`: each page has room for a number of new ones
 * per day.
 * @param unknown each with how many links of its page that day has made known before
 */
export function listedLinks(unknown: readonly (PressedLink & { knownThatDay: number })[]) {
  const listed: PressedLink[] = []
  const others = new Set<string>()
  const placeOf = new Map<string, number>()
  for (const { knownThatDay, ...link } of unknown) {
    const place = (placeOf.get(link.page_id) ?? 0) + 1
    placeOf.set(link.page_id, place)
    if (place <= MAX_NEW_LINKS_PER_DAY - knownThatDay) listed.push(link)
    else others.add(linkKey(link.page_id, link.section_id, link.id))
  }
  return { listed, others }
}

interface Counted {
  events: readonly EventRow[]
  /** Visits of visitors whom the page sees for the first time that day. */
  newVisitors: readonly Visit[]
  /** Links that count as `OTHER_LINKS`, as `listedLinks` returned them. */
  others: ReadonlySet<string>
}

/** What events add to the hourly counts of their pages. */
export function hourCounts({ events, newVisitors, others }: Counted): HourCount[] {
  const counts = new Map<string, HourCount>()
  const add = (count: HourCount) => {
    const { events: _events, visitors: _visitors, visible_ms: _visible, ...dimensions } = count
    const key = JSON.stringify(Object.values(dimensions))
    const known = counts.get(key)
    if (!known) counts.set(key, count)
    else {
      known.events += count.events
      known.visitors += count.visitors
      known.visible_ms += count.visible_ms
    }
  }
  for (const event of events) {
    if (event.page_id === null) continue
    const link = pressedLink(event)
    add({
      page_id: event.page_id,
      hour: hourOf(event.received_at),
      name: event.name,
      traffic: event.traffic,
      variant: event.variant,
      section_id: event.section_id,
      element: others.has(linkKey(event.page_id, event.section_id, link)) ? OTHER_LINKS : link,
      source: event.source,
      campaign: event.campaign,
      device: deviceOf(event),
      city: event.city,
      events: 1,
      visitors: 0,
      visible_ms: event.visible_ms ?? 0,
    })
  }
  for (const visit of newVisitors)
    add({
      page_id: visit.page_id,
      hour: hourOf(visit.visited_at),
      name: 'page_visit',
      traffic: 'visitor',
      variant: visit.variant,
      section_id: '',
      element: '',
      source: visit.source,
      campaign: visit.campaign,
      device: visit.device,
      city: visit.city,
      events: 0,
      visitors: 1,
      visible_ms: 0,
    })
  return [...counts.values()]
}

const hourOf = (instant: string) => new Date(Math.floor(Date.parse(instant) / HOUR_MS) * HOUR_MS).toISOString()
