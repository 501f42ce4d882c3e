import { listingsOf, type PageDocument, recordIdOf, withRecord } from '@naikkelas/page'
import type { ListedRecords } from '@naikkelas/ui/sections/registry'
import type { Queries } from '../../../platform/database/index.ts'
import { findListedRecords, findSellableOffer } from '../../commerce/catalogue/index.ts'

/** A document with what its record says now. */
export async function withLiveOffer(queries: Queries, document: PageDocument): Promise<PageDocument> {
  const id = recordIdOf(document)
  if (id === null) return document
  return { ...document, offer: withRecord(document.offer, await findSellableOffer(queries, id)) }
}

/** What each section of a document lists by its rule. */
export async function liveRecords(
  queries: Queries,
  { document, now }: { document: Pick<PageDocument, 'sections'>; now: Date },
): Promise<ListedRecords> {
  const records: Record<string, ListedRecords[string]> = {}
  for (const { sectionId, listing } of listingsOf(document))
    records[sectionId] = await findListedRecords(queries, { listing, now })
  return records
}

/** When the first listed event ends, and leaves its list; null for none. */
export function nextEnd(records: ListedRecords, at: Date): Date | null {
  const ends = Object.values(records).flatMap((list) => list.flatMap(({ event }) => event?.endsAt ?? []))
  const [first] = ends
    .map((end) => new Date(end))
    .filter((end) => end > at)
    .toSorted((one, other) => one.getTime() - other.getTime())
  return first ?? null
}

/** The covers of listed records. */
export const coverIdsOf = (records: ListedRecords): string[] => [
  ...new Set(Object.values(records).flatMap((list) => list.flatMap(({ mediaId }) => mediaId ?? []))),
]
