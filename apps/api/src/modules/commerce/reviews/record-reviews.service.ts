import type { RecordDetails } from '@naikkelas/ui/sections/registry'
import type { Queries } from '../../../platform/database/index.ts'
import { authorName } from './author-name.rules.ts'
import { findReviews, findTotals } from './reviews.repo.ts'

/** As many as a section of a page shows. */
const shownAtMost = 12

/** What buyers say of an entry, for pages that are bound to it: newest first, those with words. Two queries. */
export async function findRecordReviews(
  queries: Queries,
  sellableId: string,
): Promise<Pick<RecordDetails, 'reviews' | 'rating'>> {
  const found = await findReviews(queries, {
    filter: { sellableId, state: 'shown', hasText: true },
    from: undefined,
    isBackwards: false,
    limit: shownAtMost,
  })
  return {
    reviews: found.map(({ author, stars, text }) => ({ author: authorName(author), stars, text })),
    rating: await findTotals(queries, sellableId),
  }
}
