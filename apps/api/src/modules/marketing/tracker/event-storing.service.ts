import type { Tx } from '../../../platform/database/index.ts'
import {
  firstVisits,
  hourCounts,
  linksOf,
  listedLinks,
  visitKey,
  visitsOf,
  type PressedLink,
  type Visit,
} from './event-counts.rules.ts'
import type { EventRow } from './event-rows.rules.ts'
import { addToHours, findUnknownLinks, insertEvents, insertLinks } from './tracker.repo.ts'
import { findNewVisits, insertFirstVisits, insertFurtherVisits } from './visitors.repo.ts'

/**
 * Stores events and counts them in one transaction, so that analytics are never behind the events and count none twice.
 * Every process takes the tables and their rows in this order, so that none waits for another in a circle.
 * @param looksBack whether an event of the day before may come again: in the first hour of a day
 */
export async function storeEvents(tx: Tx, rows: readonly EventRow[], options: { looksBack: boolean }) {
  const events = await insertEvents(tx, rows, options)
  if (events.length === 0) return
  const newVisitors = await storeVisits(tx, visitsOf(events))
  const others = await storeLinks(tx, linksOf(events))
  const counts = hourCounts({ events, newVisitors, others })
  if (counts.length > 0) await addToHours(tx, counts)
}

/**
 * A visitor's first source of a day is in `tracker_visitors`, whose visit counts them; each other source is in
 * `tracker_further_visits`. A visit that loses a race for the first place becomes a further one.
 * @returns visits of visitors that are new to their page that day
 */
async function storeVisits(tx: Tx, visits: readonly Visit[]): Promise<Visit[]> {
  if (visits.length === 0) return []
  const fresh = (await findNewVisits(tx, visits)).flatMap((place) => visits[place] ?? [])
  if (fresh.length === 0) return []
  const stored = await insertFirstVisits(tx, firstVisits(fresh))
  const isNewByKey = new Map(stored.map((visit) => [visitKey(visit), visit.isNew]))
  const further = fresh.filter((visit) => !isNewByKey.has(visitKey(visit)))
  if (further.length > 0) await insertFurtherVisits(tx, further)
  return fresh.filter((visit) => isNewByKey.get(visitKey(visit)) === true)
}

/** @returns the links that count together, because their page has had too many new ones that day */
async function storeLinks(tx: Tx, links: readonly PressedLink[]): Promise<ReadonlySet<string>> {
  if (links.length === 0) return new Set()
  const { listed, others } = listedLinks(await findUnknownLinks(tx, links))
  if (listed.length > 0) await insertLinks(tx, listed)
  return others
}
