import { type Listing, listingSchema } from '@naikkelas/ui/sections/registry'
import type { PageDocument } from './document.ts'
import { isJsonObject } from './json.ts'

export { listedAtMost, listedKinds, listingRules } from '@naikkelas/ui/sections/registry'

export interface SectionListing {
  sectionId: string
  listing: Listing
}

/** The sections that list records of the catalogue, with their rules. */
export function listingsOf({ sections }: Pick<PageDocument, 'sections'>): SectionListing[] {
  return sections.flatMap(({ id: sectionId, content }) => {
    const listing = isJsonObject(content) ? readListing(content.listing) : null
    return listing === null ? [] : [{ sectionId, listing }]
  })
}

/** A rule as it is stored; null for none. */
export function readListing(stored: unknown): Listing | null {
  const { data } = listingSchema.safeParse(stored)
  return data === undefined || data.by === 'none' ? null : data
}

/** What of a record decides whether a list can show it. */
export interface RecordTraits {
  id: string
  kind: string
  /** Its category now, and the one it was in before. */
  categoryIds: readonly (string | null)[]
}

/** Whether a change of a record can change what a list shows. Records that visitors do not see count too: they may have been seen before. */
export function canList({ by, kind, categoryId, recordIds }: Listing, record: RecordTraits): boolean {
  if (by === 'none') return false
  if (by === 'picked') return recordIds.includes(record.id)
  if (kind !== '' && kind !== record.kind) return false
  return by !== 'category' || record.categoryIds.includes(categoryId)
}
