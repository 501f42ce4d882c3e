import type { PageKind } from '@naikkelas/contract'
import { followedRecordOf, listingsOf, type PageDocument, recordIdOf, withRecord } from '@naikkelas/page'
import type { ListedRecords, RecordDetails } from '@naikkelas/ui/sections/registry'
import type { Queries } from '../../../platform/database/index.ts'
import {
  findListedRecords,
  findPickedCards,
  findRecordDetails,
  findSellableOffer,
} from '../../commerce/catalogue/index.ts'
import type { DrawnEntry } from '../../../ports/page-drawer.ts'
import { findRecordReviews } from '../../commerce/reviews/index.ts'

/** A document with what its record says now. */
export async function withLiveOffer(queries: Queries, document: PageDocument): Promise<PageDocument> {
  const id = recordIdOf(document)
  if (id === null) return document
  return { ...document, offer: withRecord(document.offer, await findSellableOffer(queries, id)) }
}

/** What sections that follow the record of a document's offer show of it; null where none does, or it is gone. */
export async function liveDetails(
  queries: Queries,
  { document, now }: { document: Pick<PageDocument, 'offer' | 'sections'>; now: Date },
): Promise<RecordDetails | null> {
  const id = followedRecordOf(document)
  return id === null ? null : findDetails(queries, { id, now })
}

/** What sections can show of a record; null when it is gone. */
export async function findDetails(
  queries: Queries,
  { id, now }: { id: string; now: Date },
): Promise<RecordDetails | null> {
  const details = await findRecordDetails(queries, { id, now })
  return details && { ...details, ...(await findRecordReviews(queries, id)) }
}

const entryKinds: ReadonlySet<PageKind> = new Set(['course', 'free_course', 'event'])

/** The course or event that a page of its own sells; null where it sells none that visitors find. */
export async function liveEntry(
  queries: Queries,
  { kind, document, now }: { kind: PageKind; document: Pick<PageDocument, 'offer'>; now: Date },
): Promise<DrawnEntry | null> {
  const id = recordIdOf(document)
  if (id === null || !entryKinds.has(kind)) return null
  const [card] = await findPickedCards(queries, [id], now)
  return card && (card.kind === 'course' || card.kind === 'event')
    ? { number: card.number, name: card.name, rating: card.rating }
    : null
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

/** When a record begins or ends next, and sections that follow it say something else; null for never. */
export function nextTurn(details: RecordDetails | null, at: Date): Date | null {
  const turns = [details?.beginsAt, details?.saleEndsAt, details?.event?.endsAt].flatMap((turn) => turn ?? [])
  const [first] = turns
    .map((turn) => new Date(turn))
    .filter((turn) => turn > at)
    .toSorted((one, other) => one.getTime() - other.getTime())
  return first ?? null
}

/** The portraits of those who teach. */
export const portraitIdsOf = (details: RecordDetails | null): string[] => [
  ...new Set((details?.people ?? []).flatMap(({ mediaId }) => mediaId ?? [])),
]

/** The covers of listed records. */
export const coverIdsOf = (records: ListedRecords): string[] => [
  ...new Set(Object.values(records).flatMap((list) => list.flatMap(({ mediaId }) => mediaId ?? []))),
]
