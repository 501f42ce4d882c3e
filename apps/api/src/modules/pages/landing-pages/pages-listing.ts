import { canList, type RecordTraits } from '@naikkelas/page'
import type { Queries } from '../../../platform/database/index.ts'
import { findListTraits } from '../../commerce/catalogue/index.ts'
import { findListingPages } from './listing-pages.queries.ts'

/** A record that changed, and the category it was in if that is another one now. */
interface ChangedRecord {
  id: string
  categoryIdBefore?: string | null | undefined
}

/** Published pages with a list that can show one of these records, or showed it before the change. */
export async function findPagesListing(queries: Queries, changed: readonly ChangedRecord[]): Promise<string[]> {
  if (changed.length === 0) return []
  const pages = await findListingPages(queries)
  if (pages.length === 0) return []
  const before = new Map(changed.map(({ id, categoryIdBefore }) => [id, categoryIdBefore]))
  const traits = await findListTraits(queries, [...before.keys()])
  const records: RecordTraits[] = traits.map(({ id, kind, categoryId }) => ({
    id,
    kind,
    categoryIds: [categoryId, before.get(id) ?? null],
  }))
  return pages
    .filter(({ listings }) => listings.some((listing) => records.some((record) => canList(listing, record))))
    .map(({ pageId }) => pageId)
}
